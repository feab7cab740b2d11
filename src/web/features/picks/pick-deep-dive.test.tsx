// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { draftAnswer } from './draft-answer.ts';
import { PickCard } from './pick-card.tsx';
import { testAnalysis, testPick } from './test-pick.ts';

afterEach(cleanup);

/** A card with what stands behind its first words. */
async function showMore(changes: Parameters<typeof testPick>[0]): Promise<void> {
  render(<PickCard pick={testPick(changes)} />);
  await userEvent.click(screen.getByRole('button', { name: /^More of/ }));
}

const deepDive = {
  lineMovement: 'Northline went from -112 to -105 in 3 moves [1].',
  injuries: 'Kansas City misses its left tackle [2].',
  wouldChange: 'Below -112 it is a pass.',
};

describe('the deep dive of a pick', () => {
  it('is a section a topic, in the order in which it is read, without those that are missing', async () => {
    await showMore({ deepDive });
    const look = screen.getByRole('region', { name: 'Deep dive' });
    const titles = within(look)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(titles).toEqual(['Line movement', 'Injuries', 'What would change the verdict']);
    expect(
      within(look)
        .getAllByRole('heading')
        .map(({ tagName }) => tagName),
    ).toEqual(['H4', 'H5', 'H5', 'H5']);
  });

  it('opens one section at a click, and says so to a screen reader', async () => {
    await showMore({ deepDive });
    const button = screen.getByRole('button', { name: 'Injuries' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.hasAttribute('aria-controls')).toBe(false);
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const section = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(section?.textContent).toContain('Kansas City misses its left tackle');
    expect(screen.queryByText(/in 3 moves/)).toBeNull();
    await userEvent.click(button);
    expect(screen.queryByText(/left tackle \[/)).toBeNull();
  });

  it('leads from a mark to its source', async () => {
    await showMore({ deepDive, analysis: 'Plain.' });
    await userEvent.click(screen.getByRole('button', { name: 'Injuries' }));
    await userEvent.click(screen.getByRole('button', { name: 'Source 2: Injury report' }));
    await expect.poll(() => document.activeElement?.textContent).toContain('Injury report');
  });

  it('shows markup as the text that it is', async () => {
    await showMore({ deepDive: { weather: '<img src=x onerror=alert(1)>' } });
    await userEvent.click(screen.getByRole('button', { name: 'Weather' }));
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('is absent where there is none', () => {
    render(<PickCard pick={testPick()} />);
    expect(screen.queryByText('Deep dive')).toBeNull();
  });

  it('grows while it is streamed, and is read back from what was saved', () => {
    const texts = {
      'mainBet.deepDive.injuries': 'Kansas City misses',
      'additionalBets.0.deepDive.books': 'All of them.',
    };
    const drafted = draftAnswer({ picks: [testPick(), testPick()], odds: 'live', blocks: [], texts });
    expect(drafted.picks.map((pick) => pick.deepDive)).toEqual([
      { injuries: 'Kansas City misses' },
      { books: 'All of them.' },
    ]);
    const read = (pick: object) =>
      upgradeContent(JSON.stringify(testAnalysis({ mainBet: { ...testPick(), ...pick } }))).picks[0]?.deepDive;
    expect(read({ deepDive })).toEqual(deepDive);
    expect(read({ deepDive: { injuries: 7 } })).toBeUndefined();
  });
});
