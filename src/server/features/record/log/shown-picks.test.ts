import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSlate } from '#research/slate/build-slate.ts';
import type { FeedPrice, Selection } from '#research/slate/price.ts';
import type { SlateEvent } from '#research/slate/slate.ts';
import { type Candidate, priceSelections } from '#research/tools/best-bets/candidates.ts';
import { showBet } from '#research/tools/priced-bet.ts';
import { NOTHING_LOADED, type World } from '#research/tools/world.ts';
import { bettorOf } from '#research/words/bettor.ts';
import { selectionLine } from '#research/words/pick-label.ts';
import { pickRecord, recordOfBet } from '../../turns/pick-record.ts';
import { PRICE_MAX, pickProblem } from './pick-bounds.ts';
import { isLate, type ShownPick } from './pick-leaf.ts';

type PickRecord = ReturnType<typeof pickRecord>;

const NOW = new Date('2026-11-22T17:00:00Z');
const START = new Date('2026-11-22T20:00:00Z');
const BOOKS = ['draftkings', 'fanduel', 'betmgm', 'pinnacle', 'circasports', 'lowvig', 'betrivers'];

/** Prices between almost nothing and the most there is, evenly in their logarithms, so that no size is left out. */
const price = fc
  .double({ min: 1e-5, max: Math.log(PRICE_MAX), noNaN: true })
  .map((log) => Math.min(PRICE_MAX, Math.exp(log)));
/** As books price: near each other, with a margin. */
const likely = fc.double({ min: 0.02, max: 0.98, noNaN: true });

type Kind = { market: string; player: string; sides: readonly Selection[]; line: number };
const KINDS: readonly Kind[] = [
  { market: 'moneyline', player: '', sides: ['home', 'away'], line: 0 },
  { market: 'moneyline', player: '', sides: ['home', 'draw', 'away'], line: 0 },
  { market: 'spread', player: '', sides: ['home', 'away'], line: -350 },
  { market: 'alternate_spread', player: '', sides: ['home', 'away'], line: 0 },
  { market: 'total', player: '', sides: ['over', 'under'], line: 4_725 },
  { market: 'prop:player_points', player: 'Luka Dončić', sides: ['over', 'under'], line: 2_850 },
  { market: 'prop:player_anytime_td', player: 'Josh Allen', sides: ['yes', 'no'], line: 0 },
];

const quotes = fc.record({
  kind: fc.constantFrom(...KINDS),
  sport: fc.constantFrom('americanfootball_nfl', 'soccer_epl', 'icehockey_nhl', 'boxing_boxing'),
  books: fc.array(
    fc.record({
      wild: fc.array(price, { minLength: 3, maxLength: 3 }),
      noise: fc.array(fc.double({ min: 0.97, max: 1.12, noNaN: true }), { minLength: 3, maxLength: 3 }),
      isWild: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      ageMs: fc.integer({ min: -5_000, max: 3 * 3_600_000 }),
    }),
    { minLength: 1, maxLength: BOOKS.length },
  ),
  chance: likely,
});

function pricesOf({ kind, books, chance }: typeof quotes extends fc.Arbitrary<infer Q> ? Q : never): FeedPrice[] {
  const { market, player, sides, line } = kind;
  const chances = sides.length === 2 ? [chance, 1 - chance] : [chance * 0.75, 0.25, (1 - chance) * 0.75];
  return books.flatMap(({ wild, noise, isWild, ageMs }, at) =>
    sides.map((selection, nth) => ({
      ...{ bookKey: BOOKS[at] ?? '', market, player, selection },
      lineHundredths: market.endsWith('spread') && selection === 'away' ? -line + 0 : line,
      oddsDecimal: isWild ? (wild[nth] ?? 2) : Math.max(1.001, (0.96 * (noise[nth] ?? 1)) / (chances[nth] ?? 0.5)),
      quotedAt: new Date(NOW.getTime() - ageMs),
    })),
  );
}

const shownPick = (row: PickRecord): ShownPick => ({
  ...(row as PickRecord & { worstDecimal: number | null; line: number | null }),
  odds: 'live',
  rules: 'us_five_innings',
  startsAtMs: new Date(row.startsAt).getTime(),
  priceAtMs: new Date(row.priceAt).getTime(),
  shownAtMs: new Date(row.shownAt).getTime(),
  worstDecimal: row.worstDecimal ?? null,
  line: row.line ?? null,
});

function rowsOf(candidate: Candidate, world: World): PickRecord[] {
  const { event, market, selection } = candidate;
  const pick = { id: 'id', pick: 'pick', sport: 'NFL', game: 'A @ B', line: selectionLine(market, selection) };
  const draft = { candidate, pick } as Parameters<typeof pickRecord>[0];
  const { bet } = showBet(candidate, world);
  const of = { id: 'id', analysisId: 'id', shownAt: NOW, slate: world.slate };
  expect(event.startsAt).toEqual(START);
  return [pickRecord(draft, 'id', 'live', NOW), recordOfBet(bet, of)];
}

it('the product shows no pick that a verifier would call one that cannot be', () => {
  let shown = 0;
  const verdicts = new Set<string>();
  fc.assert(
    fc.property(quotes, (quoted) => {
      const event = { id: 'e', sportKey: quoted.sport, sportTitle: 'S', home: 'Home', away: 'Away', startsAt: START };
      const stored = {
        ...{ version: 1, events: new Map([['e', event]]), facts: new Map(), bookTitles: new Map<string, string>() },
        prices: new Map([['e', pricesOf(quoted)]]),
      };
      const slate = buildSlate(stored, 'live', NOW);
      const bettor = bettorOf({} as never, { bankroll: null, unit: null });
      const world: World = { slate, bettor, nowMs: NOW.getTime(), zone: 'UTC', loaded: NOTHING_LOADED, may: 'free' };
      for (const { markets, ...rest } of slate.events as readonly SlateEvent[]) {
        for (const market of markets) {
          for (const candidate of priceSelections({ ...rest, markets }, market, NOW, null)) {
            for (const row of rowsOf(candidate, world)) {
              shown += 1;
              verdicts.add(row.verdict);
              const pick = shownPick(row);
              expect(pickProblem(pick)).toBeNull();
              const isOfRegularTime = market.outcomes.includes('draw') && quoted.sport !== 'soccer_epl';
              expect(pick.market === 'three_way').toBe(isOfRegularTime);
              expect(isLate(pick, NOW.getTime())).toBe(false);
            }
          }
        }
      }
    }),
    { numRuns: 4_000 },
  );
  expect(shown).toBeGreaterThan(2_000);
  expect([...verdicts].sort()).toEqual(['bet', 'lean', 'pass']);
});
