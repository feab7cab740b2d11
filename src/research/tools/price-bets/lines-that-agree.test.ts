import { describe, expect, it } from 'vitest';
import { BetRef } from '#contract/research/bet.ts';
import { ShowBoardInput } from '#contract/research/board.ts';
import { PriceBetsResult } from '#contract/research/price-bets.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { showBoard } from '../show-board/show-board.ts';
import { worldOf } from '../test-worlds.ts';
import { priceBets } from './price-bets.ts';

const [recorded] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
const world = recorded && worldOf(recorded.slate, recorded.now);

const gameOf = (team: string): SlateEvent => {
  const game = world?.slate.events.find(({ home, away }) => [home, away].some((name) => name.endsWith(team)));
  if (!game) throw new Error(team);
  return game;
};

function spread(team: string, line: number): BetRef {
  const game = gameOf(team);
  const side = game.home.endsWith(team) ? 'home' : 'away';
  return BetRef.parse({ eventId: game.id, market: 'spread', side, line, price: null, book: null, named: [] });
}

function compared(...bets: readonly BetRef[]): PriceBetsResult {
  if (!world) throw new Error('skipped');
  const outcome = priceBets({ bets: [...bets] }, world);
  if (!outcome.ok) throw new Error(outcome.message);
  return PriceBetsResult.parse(outcome.data);
}

describe.skipIf(!world)('lines of one market', () => {
  it('have one fair price each, in a comparison and on the board', () => {
    const [five] = compared(spread('Ravens', -5), spread('Ravens', -6)).bets;
    const ref = spread('Ravens', -5);
    const line = ref.side === 'home' ? -5 : 5;
    const board =
      world && showBoard(ShowBoardInput.parse({ eventId: ref.eventId, market: 'spread', side: ref.side, line }), world);
    if (!five?.priced || !board?.ok) throw new Error('not priced');
    const side = board.data.markets[0]?.sides.find(({ selection }) => selection === ref.side);
    expect(side?.fairText).toBe(five.fairText);
    expect(five.atBest).toMatchObject({ text: '-110', verdict: null });
  });

  it.each([
    ['Cowboys', -16, 'Seahawks', -6, 'Cowboys -15.5 at -110'],
    ['Cowboys', -16.5, 'Seahawks', -6, 'Cowboys -15.5 at -110'],
    ['Ravens', -6, 'Seahawks', -6, 'Ravens -5.5 at -110'],
    ['Bears', -2.5, 'Jets', 3.5, 'Bears -3 at -109'],
    ['Seahawks', -6, 'Cowboys', -16, 'Cowboys -15.5 at -110'],
  ])('that no book sells stand with the nearest that one does: %s %s, %s %s', (one, line, other, its, nearest) => {
    const text = compared(spread(one, line), spread(other, its)).comparison?.text;
    expect(text).toMatch(/^Neither is a bet at any price here\. /);
    expect(text).toContain(`The closest you can bet: ${nearest}`);
    expect(text).toMatch(/\), [-+]\d\.\d% on average\./);
  });
});

const [soccer] = recordedSlate('reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz');

it.skipIf(!soccer)('says that to win and -0.5 are one bet in soccer', () => {
  if (!soccer) throw new Error('skipped');
  const game = soccer.slate.events.find(({ home }) => home === 'USA');
  const own = { eventId: game?.id, side: 'home', price: null, book: null, named: [] };
  const bets = [
    BetRef.parse({ ...own, market: 'moneyline', line: null }),
    BetRef.parse({ ...own, market: 'spread', line: -0.5 }),
  ];
  const outcome = priceBets({ bets }, worldOf(soccer.slate, soccer.now));
  if (!outcome.ok) throw new Error(outcome.message);
  expect(outcome.data.comparison?.text).toMatch(
    /^USA moneyline and USA -0\.5 are the same bet, priced from different books/,
  );
});
