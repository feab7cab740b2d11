import { describe, expect, it } from 'vitest';
import { draftAnswer } from '../../../server/features/turns/draft-answer.ts';
import { readQuestion } from '../../language/read-question.ts';
import type { Slate } from '../../slate/slate.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { composeAnswer } from '../compose-answer.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));
const slate = await demoSlateAt(NOW);

async function answerTo(question: string, from: Slate = slate) {
  const reading = readQuestion(question, { nowMs: NOW.getTime(), timeZone: 'America/New_York', previous: null });
  const newId = () => '00000000-0000-4000-8000-000000000000';
  const draft = await draftAnswer({ now: () => NOW, newId, movesOf: async () => [] }, from, reading, 'regular');
  if (!draft) throw new Error(`no answer to "${question}"`);
  return composeAnswer(draft, 'regular', 5).content;
}

describe('the opening of an answer', () => {
  it('names the best bet with its price and book before anything is counted', async () => {
    const { summary, mainBet } = await answerTo('best bets today');
    expect(mainBet.verdict).toBe('bet');
    const [first = ''] = summary.split(/(?<=\.) (?=Of )/);
    expect(first).toContain(`${mainBet.odds} (${mainBet.book})`);
    expect(first).not.toMatch(/independent books/);
    expect(summary).toMatch(/Of \d+ bets priced by \d+ independent books, \d+ (is|are) worth betting/);
  });

  it('of a parlay is the parlay: its legs, its book, its price and how often it wins', async () => {
    const { summary, parlay } = await answerTo('3 leg parlay');
    expect(parlay?.legs).toHaveLength(3);
    const chance = `${((parlay?.jointProbability ?? 0) * 100).toFixed(1)}%`;
    expect(summary).toMatch(
      new RegExp(`^3 legs at .+ pay \\${parlay?.totalOdds}; all of them win ${chance} of the time`),
    );
    expect(summary).not.toMatch(/best bet is/);
  });

  it('of passes alone says no bet first, and what it would take', async () => {
    const events = slate.events
      .filter(({ home }) => home === 'Los Angeles Lakers')
      .map((event) => ({ ...event, markets: event.markets.filter(({ market }) => market === 'moneyline') }));
    const { summary, mainBet } = await answerTo('best nba bets', { ...slate, events });
    expect(mainBet).toMatchObject({ verdict: 'pass', market: 'moneyline' });
    expect(summary).toMatch(/^No bet/);
    expect(summary).toContain(`would need ${mainBet.worstOdds}`);
  });

  it('tells first what leads in the order that was asked for, and what a small sum wins on it', async () => {
    const { summary, mainBet } = await answerTo('i only have 10 bucks, safest bet tonight');
    expect(mainBet.verdict).toBe('lean');
    expect(summary).toMatch(
      /^First by what you asked is .+: a lean, for a small stake\. \$10\.00 on it wins \$\d+\.\d\d\./,
    );
    expect(summary).not.toMatch(/not one sure enough/);
  });

  it('counts the games that have what was asked for, and no others', async () => {
    const { summary } = await answerTo('best shots on goal props tonight');
    const games = slate.events.filter(({ sportKey }) => sportKey === 'icehockey_nhl').length;
    expect(Number(/That covers (\d+) games? tonight/.exec(summary)?.[1])).toBeLessThanOrEqual(games);
  });
});
