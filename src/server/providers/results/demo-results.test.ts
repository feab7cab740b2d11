import { describe, expect, it } from 'vitest';
import { createDemoPastOdds } from '../odds-feed/demo/demo-past-odds.ts';
import { demoFixtures } from '../odds-feed/demo/demo-schedule.ts';
import { createDemoWorld } from '../odds-feed/demo/demo-world.ts';
import { createDemoResults, demoEnding, type Ending } from './demo-results.ts';

const never = new AbortController().signal;
const now = new Date('2026-11-21T18:00:00Z');
const DAY_MS = 86_400_000;

/** Three seasons of fixtures under three seeds, with how they ended. */
const games = [2026, 2027, 2028].flatMap((seed) => {
  const world = createDemoWorld(seed);
  return demoFixtures(seed, now, 40)
    .filter(({ startsAt }) => startsAt < now)
    .map((fixture) => ({ fixture, seed, game: world.gameOf(fixture), ending: demoEnding(world.gameOf(fixture)) }));
});
const played = games.flatMap(({ ending: { homeScore, awayScore, ...ending }, ...rest }) =>
  homeScore === null || awayScore === null ? [] : [{ ...rest, ending: { ...ending, homeScore, awayScore } }],
);
const of = (sport: string) => played.filter(({ fixture }) => fixture.sport.key.startsWith(sport));
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length;
const margin = ({ ending }: (typeof played)[number]) => Math.abs(ending.homeScore - ending.awayScore);

/** How many standard deviations the number that happened lies from the number that was promised. */
function surprise(bets: readonly { chance: number; won: boolean }[]): number {
  const promised = bets.reduce((sum, { chance }) => sum + chance, 0);
  const variance = bets.reduce((sum, { chance }) => sum + chance * (1 - chance), 0);
  return (bets.filter(({ won }) => won).length - promised) / Math.sqrt(variance);
}

/** Margin-free chances of Pinnacle's closing prices. */
function closeOf(seed: number, id: string, market: string, side: string) {
  const prices = createDemoPastOdds({ seed })
    .closesOf(id)
    .filter((price) => price.bookKey === 'pinnacle' && price.market === market);
  const inverse = (odds: number | null) => 1 / (odds ?? Number.POSITIVE_INFINITY);
  const sum = prices.reduce((total, { oddsDecimal }) => total + inverse(oddsDecimal), 0);
  const own = prices.find(({ selection }) => selection === side);
  return own ? { chance: inverse(own.oddsDecimal) / sum, line: own.lineHundredths / 100 } : null;
}

describe('the results of demo games', () => {
  it('are honest about the closing prices: each tenth of chances comes in as often as it says', () => {
    expect(played.length).toBeGreaterThan(5000);
    const bets = played.slice(0, 1500).flatMap(({ seed, fixture, ending }) => {
      const close = closeOf(seed, fixture.id, 'moneyline', 'home');
      return close && (fixture.sport.key.startsWith('soccer_') || ending.homeScore !== ending.awayScore)
        ? [{ chance: close.chance, won: ending.homeScore > ending.awayScore }]
        : [];
    });
    expect(bets.length).toBeGreaterThan(1300);
    expect(Math.abs(surprise(bets))).toBeLessThan(3);
    const favourites = bets.filter(({ chance }) => chance > 0.6);
    expect(favourites.length).toBeGreaterThan(250);
    expect(Math.abs(surprise(favourites))).toBeLessThan(3);
    expect(Math.abs(surprise(bets.filter(({ chance }) => chance < 0.4)))).toBeLessThan(3);
  });

  it('are honest about closing spreads and totals as well', () => {
    const teamGames = played.filter(({ fixture }) => /^(points|counts)$/.test(fixture.sport.model.kind)).slice(0, 1500);
    const spreads = teamGames.flatMap(({ seed, fixture, ending }) => {
      const close = closeOf(seed, fixture.id, 'spread', 'home');
      const by = ending.homeScore - ending.awayScore + (close?.line ?? 0);
      return close && by !== 0 ? [{ chance: close.chance, won: by > 0 }] : [];
    });
    const totals = teamGames.flatMap(({ seed, fixture, ending }) => {
      const close = closeOf(seed, fixture.id, 'total', 'over');
      const by = ending.homeScore + ending.awayScore - (close?.line ?? 0);
      return close && by !== 0 ? [{ chance: close.chance, won: by > 0 }] : [];
    });
    expect(spreads.length).toBeGreaterThan(1300);
    expect(Math.abs(surprise(spreads))).toBeLessThan(3);
    expect(totals.length).toBeGreaterThan(1300);
    expect(Math.abs(surprise(totals))).toBeLessThan(3);
  });

  it('look like the sport: key numbers, low scores, overtime, sets, methods', () => {
    const nfl = of('americanfootball_nfl');
    expect(share(nfl, (game) => margin(game) === 3)).toBeGreaterThan(0.09);
    expect(share(nfl, (game) => margin(game) === 7)).toBeGreaterThan(0.055);
    expect(share(nfl, (game) => margin(game) === 0)).toBeLessThan(0.02);
    expect(nfl.filter(({ ending }) => [ending.homeScore, ending.awayScore].includes(1))).toEqual([]);
    const soccer = of('soccer_');
    const goals = soccer.reduce((sum, { ending }) => sum + ending.homeScore + ending.awayScore, 0) / soccer.length;
    expect(goals).toBeGreaterThan(2.5);
    expect(goals).toBeLessThan(3.2);
    expect(share(soccer, (game) => margin(game) === 0)).toBeGreaterThan(0.2);
    for (const sport of ['basketball_', 'baseball_', 'icehockey_', 'mma_', 'boxing_', 'tennis_']) {
      expect(of(sport).length, sport).toBeGreaterThan(100);
      expect(
        of(sport).filter((game) => margin(game) === 0),
        sport,
      ).toEqual([]);
    }
    const details = (sport: string) => new Set(of(sport).map(({ ending }) => ending.detail));
    expect(details('icehockey_')).toEqual(new Set(['F', 'F/OT', 'F/SO']));
    expect(details('baseball_')).toContain('F/10');
    expect(details('mma_')).toContain('Decision');
    expect(of('tennis_').every(({ ending }) => Math.max(ending.homeScore, ending.awayScore) === 2)).toBe(true);
  });

  it('call off a game now and then, without a score', () => {
    const off = games.filter(({ ending }) => ending.status !== 'final');
    expect(off.length / games.length).toBeGreaterThan(0.003);
    expect(off.length / games.length).toBeLessThan(0.015);
    const isBare = ({ homeScore, awayScore }: Ending) => homeScore === null && awayScore === null;
    expect(off.every(({ ending }) => isBare(ending))).toBe(true);
  });

  it('are there when the game is over and not before, the same for ever, and for no stranger', async () => {
    const fixture = of('basketball_nba').at(-1)?.fixture ?? expect.fail('no game');
    const seed = 2028;
    const event = { ...fixture, sportKey: fixture.sport.key };
    const at = async (minutes: number, more = {}) => {
      const when = new Date(fixture.startsAt.getTime() + minutes * 60_000);
      return createDemoResults({ seed }).fetchResults([{ ...event, ...more }], when, never);
    };
    expect((await at(100)).results).toEqual([]);
    const { results } = await at(180);
    expect(results).toMatchObject([{ eventId: fixture.id, status: 'final' }]);
    expect((await at(DAY_MS / 60_000)).results).toEqual(results);
    expect(await at(180, { home: 'Seattle SuperSonics' })).toMatchObject({
      results: [],
      unmatched: [{ kind: 'game' }],
    });
    expect(await at(180, { id: 'demo:basketball_nba:1999-99-99:1' })).toMatchObject({ results: [] });
  });
});
