import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetchWith, heldAnswer, jsonResponse, networkFailure } from '../../lib/test-fetch.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { ExploreScreen } from './explore-screen.tsx';

const JOINED = "You're on the waitlist! We'll email you when we launch.";
const scrollIntoView = vi.fn();
const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Get Early Access|On the List!/ });
const motion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

beforeEach(() => {
  installDialog();
  motion(false);
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('reportError', vi.fn());
  render(<ExploreScreen data={pageData('/explore')} />);
});
afterEach(() => {
  cleanup();
  scrollIntoView.mockClear();
  vi.unstubAllGlobals();
});

async function join(address: string) {
  if (address !== '') await userEvent.type(email(), address);
  // The browser would not submit a blank field; the form itself must not either.
  fireEvent.submit(button().closest('form')!);
}

describe('the marketing page', () => {
  it('opens with the beta and one field', () => {
    expect(screen.getByText('Beta Access • Limited Spots Available')).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect([email().type, email().required, button().textContent]).toEqual(['email', true, 'Get Early Access']);
  });

  it('lists features, three steps, testimonials and both price cards', () => {
    const part = (name: string) => within(screen.getByRole('region', { name }));
    const titles = (name: string) =>
      part(name)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent);
    expect(titles('What you get')).toEqual(['AI analysis', 'Two modes', 'Data-driven picks', 'Confidence ratings']);
    expect(titles('How it works')).toEqual([
      'Ask a question',
      'AI analyses',
      'Get picks with confidence and edge value',
    ]);
    expect(titles('Pricing')).toEqual(['Monthly Subscription', 'Token Packages']);
    expect(part('Pricing').getAllByText('BEST VALUE')).toHaveLength(1);
    expect(part('Pricing').getByText('$15.99')).toBeTruthy();
    expect(part('Pricing').getByText('300 tokens for $48.00, 20% off')).toBeTruthy();
    expect(part('What beta testers say').getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  });

  it('calls every slip and testimonial a sample, and the win rate a goal with the record beside it', () => {
    for (const name of ['Winning slips', 'What beta testers say']) {
      expect(within(screen.getByRole('region', { name })).getAllByText('Sample')).toHaveLength(3);
    }
    expect(screen.getByText(/goal, not a result/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the record' }).getAttribute('href')).toBe('/record');
  });

  it('leads home, to the prices, to the terms and to the beta', () => {
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(1)).toEqual([
      ['Home', '/'],
      ['Pricing', '/pricing'],
      ['Terms', '/terms'],
      ['Beta Access', '/signin'],
    ]);
  });
});

describe('early access', () => {
  it.each(['', '   '])('does nothing on a blank address (“%s”)', async (address) => {
    const calls = answerFetchWith(() => jsonResponse(200, { message: 'ok' }));
    await join(address);
    expect(calls).toEqual([]);
    expect(button().textContent).toBe('Get Early Access');
  });

  it('sends the trimmed address once, and then says that it is on the list', async () => {
    const held = heldAnswer();
    const calls = answerFetchWith(held.answer);
    await join('  someone@example.org ');
    fireEvent.submit(button().closest('form')!);
    // What a browser does to a focused button that is disabled, and jsdom does not.
    (document.activeElement as HTMLElement).blur();
    held.release(jsonResponse(200, { message: 'ok' }));
    expect(await screen.findByText(JOINED)).toBeTruthy();
    expect(screen.getByText('A mail from us has the link that confirms your place.')).toBeTruthy();
    expect([button().textContent, button().disabled]).toEqual(['On the List!', true]);
    expect(document.activeElement).toBe(email());
    fireEvent.submit(button().closest('form')!);
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/api/waitlist', body: { email: 'someone@example.org', source: 'marketing_page' } },
    ]);
  });

  it.each([
    ['a refusal', () => jsonResponse(429, { message: 'Too many' })],
    ['a network that fails', networkFailure],
  ])('passes over %s in silence, keeps the address and can be tried again', async (_, answer) => {
    answerFetchWith(answer);
    await join('someone@example.org');
    await waitFor(() => expect(globalThis.reportError).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    expect([button().textContent, button().disabled, email().value]).toEqual([
      'Get Early Access',
      false,
      'someone@example.org',
    ]);
    const calls = answerFetchWith(() => jsonResponse(200, { message: 'ok' }));
    await join('');
    expect(await screen.findByText(JOINED)).toBeTruthy();
    expect(screen.getByText('A mail from us has the link that confirms your place.')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('is where every Join Waitlist button leads (reduced motion: %s)', async (isReduced, behavior) => {
    motion(isReduced);
    const buttons = screen.getAllByRole('button', { name: 'Join Waitlist' });
    expect(buttons).toHaveLength(2);
    for (const each of buttons) {
      each.focus();
      await userEvent.click(each);
      expect(document.activeElement).toBe(email());
    }
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior, block: 'center' }], [{ behavior, block: 'center' }]]);
  });
});

describe('a winning slip', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /NBA parlay/ }));
    return screen.getByRole('dialog', { name: 'NBA parlay (sample)' });
  };

  it('pays what its odds say', () => {
    const [slip] = screen.getAllByRole('img', { name: /^Sample of a winning slip, NFL spread/ });
    // 205/105 x $20.00.
    expect(slip?.getAttribute('aria-label')).toMatch(/at −105\. Odds −105, stake \$20\.00, paid \$39\.05\.$/);
    const [parlay] = screen.getAllByRole('img', { name: /NBA parlay/ });
    // 210/110 x 225/125 x 205/105 = 6.7091.
    expect(parlay?.getAttribute('aria-label')).toMatch(/Odds \+571, stake \$10\.00, paid \$67\.09\.$/);
  });

  it('opens over the page and closes by its button', async () => {
    const dialog = within(await open());
    expect(dialog.getByRole('img', { name: /NBA parlay/ })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a click beside it, not on one in it', async () => {
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('img'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on Escape', async () => {
    fireEvent(await open(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
