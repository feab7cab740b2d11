// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { DEFAULT_READER } from '../../lib/reader.ts';
import { Answer } from './answer.tsx';
import { answerMarkdown, answerText } from './answer-text.ts';
import { pickImage } from './pick-image.ts';
import { wordsDrawn } from './test-canvas.ts';
import { testAnalysis, testPick } from './test-pick.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Four bets, so that the last starts as a line of a list, with a risk, a worth and sources that start folded. */
const PICKS = ['Bills +2.5', 'Over 47.5', 'Josh Allen over 38.5 rushing yards', 'Jets moneyline'].map((pick, at) =>
  testPick({
    id: `6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f000${at}`,
    pick,
    odds: `-10${5 + at}`,
    oddsDecimal: 1 + 100 / (105 + at),
    analysis: `Reason ${at} stands [1].`,
    riskFactor: `Risk ${at} could sink it [2].`,
    valueExplanation: `Worth ${at} on average.`,
    deepDive: { weather: `Sky ${at} stays dry.` },
  }),
);
const [main, ...others] = PICKS;
const content = upgradeContent(JSON.stringify(testAnalysis({ mainBet: main!, additionalBets: others })));
/** Minus signs and citation marks are set differently in each form. */
const plain = (text: string | null) => (text ?? '').replaceAll('−', '-').replace(/\s*\[\d+\]/g, '');

/** What a reader of any form must find of a pick. */
const factsOf = (at: number): string[] => [
  PICKS[at]!.pick,
  PICKS[at]!.odds,
  `Reason ${at} stands`,
  `Risk ${at} could sink it`,
  `Worth ${at} on average.`,
  `Sky ${at} stays dry.`,
  ...PICKS[at]!.sources.map(({ name }) => name),
];
const FACTS = PICKS.flatMap((_, at) => factsOf(at));

describe('one answer in each of its forms', () => {
  it('on paper has what is folded on the screen', () => {
    const { container } = render(<Answer answer={content} />);
    expect(plain(container.textContent)).not.toContain('Reason 3 stands');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = plain(container.textContent);
    expect(FACTS.filter((fact) => !printed.includes(fact))).toEqual([]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(plain(container.textContent)).not.toContain('Reason 3 stands');
    expect(screen.getAllByRole('article')).toHaveLength(PICKS.length);
  });

  it.each([
    ['copied', answerText],
    ['exported', answerMarkdown],
  ])('%s has the same', (_, write) => {
    const written = plain(write(content, DEFAULT_READER));
    expect(FACTS.filter((fact) => !written.includes(fact))).toEqual([]);
  });

  it('as a picture bears bet, price, book and edge as the card does', async () => {
    const drawn = wordsDrawn();
    await pickImage(content.picks[0]!, content.dataSource, DEFAULT_READER);
    const picture = plain(drawn.join(' '));
    for (const fact of ['Bills +2.5', '-105', 'Northline', '+3.6%', 'NFL', 'Bills @ Chiefs']) {
      expect(picture).toContain(fact);
    }
  });
});
