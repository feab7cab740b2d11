import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

it('ties label, description and error to the input', () => {
  render(<Field label="Password" description="Keep it secret" error="Too short" name="password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const ids = input.getAttribute('aria-describedby')!.split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Keep it secret', 'Too short']);
});

it('says nothing about errors where there are none', () => {
  render(<Field label="Email" name="email" />);
  const input = screen.getByLabelText('Email');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});
