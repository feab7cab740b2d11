import { describe, expect, it } from 'vitest';
import { BetRef } from '#contract/research/bet.ts';
import { ShowBoardInput } from '#contract/research/board.ts';
import { PriceBetsResult, type PricedStatedBet } from '#contract/research/price-bets.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { showBoard } from '../show-board/show-board.ts';
import { remembering, testWorlds, worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { lineModelOf } from './line-models.ts';
import { AGREED } from './outvoted-line.ts';
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
    expect(text).toMatch(/^Neither is a bet\. /);
    expect(text).toContain(`The closest you can bet: ${nearest}`);
    expect(text).toMatch(/\), [-+]\d\.\d% on average\./);
  });
});

it.skipIf(!world).each([
  [
    '49ers',
    -2.5,
    '-125',
    -3,
    '-105',
    /^49ers -3 is the better of the two: .+ The half point is worth about 15 cents, and it costs 20 cents\..+ Neither is a bet\.$/,
  ],
  [
    '49ers',
    -3,
    '-105',
    -2.5,
    '-115',
    /^49ers -2\.5 is the better of the two: .+ about 15 cents, and it costs 10 cents\..+ Neither is a bet\.$/,
  ],
  ['49ers', -2.5, '-125', -2.5, '-115', /^49ers -2\.5 is the better of the two: (?!.*half point)/],
])(
  'half a point is set against what is asked for it: %s %s at %s, %s at %s',
  (team, line, price, other, its, words) => {
    const text = compared({ ...spread(team, line), price }, { ...spread(team, other), price: its }).comparison?.text;
    expect(text).toMatch(words);
  },
);

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

describe('on any slate', async () => {
  const worlds = (await testWorlds()).map(({ name, world }) => ({ name, world: remembering(world) }));

  // Lines that many books quote differ among themselves; what few or none quote follows them.
  it.each(worlds)('$name: a harder line never wins more than an easier one, estimates included', ({ world: of }) => {
    const ahead = of.slate.events.filter(({ startsAt }) => startsAt.getTime() > of.nowMs).slice(0, GAMES);
    for (const event of ahead)
      for (const [market, sides] of [['spread', ['home', 'away']] as const, ['total', ['over', 'under']] as const])
        for (const side of sides) expectFalling(linesAround(event, market, side, of), side === 'over');
  });
});

const GAMES = 6;
const BETWEEN_BOOKS = 0.02;

function linesAround(
  event: SlateEvent,
  market: 'spread' | 'total',
  side: BetRef['side'],
  of: World,
): PricedStatedBet[] {
  if (!lineModelOf(event, market, of.nowMs)?.reach) return [];
  const own = event.markets
    .filter((one) => one.market === market && one.player === '' && one.lineHundredths % 50 === 0)
    .map(({ lineHundredths }) => ((side === 'away' ? -1 : 1) * lineHundredths) / 100);
  const around = own.flatMap((line) => [line - 1, line - 0.5, line, line + 0.5, line + 1]);
  return [...new Set(around)].flatMap((line) => {
    const ref = { eventId: event.id, market, side, line, price: null, book: null, named: [] };
    const outcome = priceBets({ bets: [BetRef.parse(ref)] }, of);
    const [bet] = outcome.ok ? outcome.data.bets : [];
    return bet?.priced ? [bet] : [];
  });
}

function expectFalling(bets: readonly PricedStatedBet[], isOver: boolean) {
  const sorted = bets.toSorted((a, b) => (isOver ? -1 : 1) * ((a.line ?? 0) - (b.line ?? 0)));
  for (const [at, harder] of sorted.entries())
    for (const easier of sorted.slice(at + 1)) {
      const isLoose = harder.basis === 'quoted' || easier.basis === 'quoted';
      const most = easier.chances.win + (isLoose ? BETWEEN_BOOKS : AGREED);
      expect(harder.chances.win, `${harder.label} against ${easier.label}`).toBeLessThanOrEqual(most);
    }
}
