// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PickCard } from './pick-card.tsx';
import { AtAnswerTime } from './price-age.tsx';
import { testPick } from './test-pick.ts';

afterEach(cleanup);

const TEN_MINUTES_AGO = new Date(Date.now() - 610_000).toISOString();
/** Answered nine and a half minutes ago, when its price was 40 seconds old. */
const pick = testPick({
  priceAt: TEN_MINUTES_AGO,
  sources: [{ id: 'offer', name: 'Northline', text: 'Bills +2.5 at -105', observedAt: TEN_MINUTES_AGO }],
});

async function openAll() {
  await userEvent.click(screen.getByRole('button', { name: 'Show the numbers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sources (1)' }));
  return {
    card: screen.getByRole('heading', { name: 'Bills +2.5' }).parentElement?.textContent,
    proof: within(screen.getByRole('row', { name: /this price/ }))
      .getAllByRole('cell')
      .at(-1)?.textContent,
    source: screen.getByText(/^seen/).textContent,
  };
}

describe('the age of a price', () => {
  it('is one in the card, in the proof and in the sources', async () => {
    render(<PickCard pick={pick} />);
    const { card, proof, source } = await openAll();
    expect(card).toContain('price confirmed 10 min ago');
    expect(proof).toBe('10 min');
    expect(source).toBe('seen 10 min ago');
  });

  it('is that of the answer where it is opened again', async () => {
    render(
      <AtAnswerTime value={true}>
        <PickCard pick={pick} />
      </AtAnswerTime>,
    );
    const { card, proof, source } = await openAll();
    expect(card).toContain('price at answer time');
    expect(proof).toBe('40 s');
    expect(screen.getByRole('columnheader', { name: 'Age at answer time' })).toBeDefined();
    expect(source).not.toMatch(/ago|just now/);
    expect(document.body.textContent).not.toContain(' ago');
  });
});
