import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Input } from './input.tsx';

const form = (isBusy: boolean) => (
  <>
    <Input aria-label="Email" disabled={isBusy} />
    <Button disabled={isBusy}>Send</Button>
    <Button>Other</Button>
  </>
);

/** What a browser does to a focused control that is disabled, and jsdom does not. */
const loseFocus = () => (document.activeElement as HTMLElement).blur();

it.each(['textbox', 'button'] as const)('a %s that was disabled while it worked has the focus again', (role) => {
  const { rerender } = render(form(false));
  const control = screen.getAllByRole(role)[0]!;
  control.focus();
  rerender(form(true));
  loseFocus();
  rerender(form(false));
  expect(document.activeElement).toBe(control);
});

it('does not take the focus from what has it meanwhile', () => {
  const { rerender } = render(form(false));
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(form(true));
  screen.getByRole('button', { name: 'Other' }).focus();
  rerender(form(false));
  expect(document.activeElement?.textContent).toBe('Other');
});
