import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BestBetsInput, BestBetsResult } from '#contract/research/best-bets.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { breaches, filtersOf, SPORT_OF } from '../test-filters.ts';
import { eventOf } from '../test-stored.ts';
import { remembering, testWorlds, worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { bestBets } from './best-bets.ts';

type Draft = Parameters<typeof BestBetsInput.parse>[0] & object;

const ask = (world: World, input: Draft) => bestBets(BestBetsInput.parse(input), world);

function given(world: World, input: Draft) {
  const outcome = ask(world, input);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(BestBetsResult.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome.verdicts).toBe(outcome.data.picks.length);
  return outcome.data;
}

function refused(world: World, input: Draft) {
  const outcome = ask(world, input);
  if (outcome.ok) throw new Error('it was answered');
  return outcome;
}

const DEMO_NOW = new Date(Date.UTC(2026, 10, 21, 17));

describe('the best bets of a slate', () => {
  const football = worldOf(footballSlate(), NOW);
  let demo: World;
  beforeAll(async () => {
    demo = remembering(worldOf(await demoSlateAt(DEMO_NOW), DEMO_NOW));
  });

  it('are the bets, then the leans, and passes only where they are asked for', () => {
    const { picks, bets, leans, considered } = given(football, {});
    expect(picks.map(({ pick, verdict }) => `${pick} ${verdict}`)).toEqual(['Buffalo Bills +2.5 bet']);
    expect([bets, leans]).toEqual([1, 0]);
    const all = given(football, { withPasses: true, count: 10 }).picks;
    expect(all[0]?.pick).toBe('Buffalo Bills +2.5');
    expect(all.slice(1).map(({ verdict }) => verdict)).toEqual(all.slice(1).map(() => 'pass'));
    expect(considered).toBeGreaterThanOrEqual(all.length);
  });

  it('are none where nothing is worth a stake; what comes closest is no pick and costs nothing', () => {
    const { picks, nearest, considered } = given(football, { leagues: ['NBA'] });
    expect(picks).toEqual([]);
    expect(nearest.map(({ verdict }) => verdict)).toEqual(nearest.map(() => 'pass'));
    expect(considered).toBeGreaterThan(0);
  });

  it('do not stand on the same thing twice, and keep to a limit for each game', () => {
    const picks = given(football, { teams: ['Chiefs'], withPasses: true, count: 10 }).picks;
    expect(picks.map(({ market }) => market).sort()).toEqual(['spread', 'total']);
    expect(given(football, { teams: ['Chiefs'], withPasses: true, count: 10, maxPerGame: 1 }).picks).toHaveLength(1);
    const props = given(demo, { markets: ['prop'], withPasses: true, count: 10 }).picks;
    expect(new Set(props.map(({ player }) => player)).size).toBe(props.length);
  });

  it('back the named team alone where that is meant', () => {
    const picks = given(football, { teams: ['Bills'], backTeams: true, withPasses: true }).picks;
    expect(picks.map(({ side }) => side)).toEqual(['away']);
  });

  it('ask which one where a name may mean several', () => {
    const outcome = refused(demo, { teams: ['Giants'] });
    expect(outcome).toMatchObject({ reason: 'ambiguous', named: ['Giants'] });
    expect(outcome.choices.map(({ label }) => label).sort()).toEqual(['New York Giants', 'San Francisco Giants']);
    for (const { input, label } of outcome.choices) {
      const { picks, nearest } = given(demo, input);
      expect([...picks, ...nearest].every(({ game }) => game.includes(label))).toBe(true);
    }
    const inNfl = given(demo, { teams: ['Giants'], leagues: ['NFL'], withPasses: true }).picks;
    expect(inNfl.every(({ game }) => game.includes('New York Giants'))).toBe(true);
  });

  it('take no other team for one that is not there', () => {
    const colleges = worldOf(
      testSlate([
        testEvent('c1', {
          home: 'Michigan State Spartans',
          away: 'Ohio Bobcats',
          sportKey: 'americanfootball_ncaaf',
          sportTitle: 'NCAAF',
          markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.9, 1.95] }],
        }),
      ]),
      NOW,
    );
    expect(refused(colleges, { teams: ['Michigan'] })).toMatchObject({ reason: 'no_such_game', named: ['Michigan'] });
    expect(refused(colleges, { teams: ['Ohio State'] })).toMatchObject({ reason: 'no_such_game' });
    expect(given(colleges, { teams: ['Michigan State'] }).considered).toBe(1);
    expect(given(colleges, { teams: ['Spartans', 'Atlantis'] }).unmatched).toEqual(['Atlantis']);
  });

  it('name what cannot be had: player, game, book, price', () => {
    expect(refused(football, { players: ['LeBron James'] })).toMatchObject({
      reason: 'no_such_player',
      named: ['LeBron James'],
    });
    expect(refused(football, { eventIds: ['g99'] })).toMatchObject({ reason: 'no_such_game', named: ['g99'] });
    expect(refused(football, { books: ['Circa Sports'] })).toMatchObject({ reason: 'book_not_stored' });
    expect(refused(football, { books: ['Pinnacle'] }).message).toContain('nowhere that a US bettor can bet');
    expect(refused(football, { minPrice: 'cheap' })).toMatchObject({ reason: 'invalid_input', named: ['cheap'] });
    expect(refused(football, { minPrice: '+200', maxPrice: '-110' })).toMatchObject({ reason: 'invalid_input' });
    const own = worldOf(footballSlate(), NOW, { bettor: { ...ANY_BETTOR, sportsbooks: ['fanduel'] } });
    expect(refused(own, { books: ['BetMGM'] }).message).toContain('not among your sportsbooks');
    expect(refused({ ...football, slate: { ...football.slate, asOf: null } }, {})).toMatchObject({
      reason: 'no_odds_yet',
    });
  });

  it('say which filters leave nothing, and what dropping each would leave', () => {
    const outcome = refused(demo, { leagues: ['NHL'], side: 'underdog', minPrice: '+300', books: ['DraftKings'] });
    expect(outcome).toMatchObject({ reason: 'nothing_fits', named: ['NHL', 'underdogs', '+300 or longer'] });
    expect(outcome.message).toBe('No priced bet fits NHL, underdogs, +300 or longer and DraftKings together.');
    const told = outcome.choices.map(({ label }) => Number(/: (\d+) bets? fit/.exec(label)?.[1]));
    expect(told).toEqual(outcome.choices.map(({ input }) => given(demo, input).considered));
    expect(outcome.choices.length).toBe(3);
  });

  it('change nothing about the fair chance for whoever has one book', () => {
    const own = worldOf(footballSlate(), NOW, { bettor: { ...ANY_BETTOR, sportsbooks: ['betmgm'] } });
    const [mine] = given(own, {}).picks;
    const [anyone] = given(football, {}).picks;
    expect(mine?.fairChance).toBe(anyone?.fairChance);
  });
});

/** What no two bets of one answer may do: stand on one winner, one total or one player. */
const subjectOf = ({ eventId, market, player }: PricedBet): string =>
  `${eventId}|${market === 'moneyline' || market === 'spread' ? 'winner' : (player ?? market)}`;

describe('bets under any filters', () => {
  let worlds: { name: string; world: World }[] = [];
  beforeAll(async () => {
    worlds = (await testWorlds()).map(({ name, world }) => ({ name, world: remembering(world) }));
  });

  it('meet every one of them at a price that exactly this book stored on exactly this bet', () => {
    let shown = 0;
    for (const { world } of worlds) {
      fc.assert(
        fc.property(filtersOf(world), fc.integer({ min: 1, max: 10 }), fc.boolean(), (filters, count, withPasses) => {
          const input = BestBetsInput.parse({ ...filters, count, withPasses });
          const outcome = bestBets(input, world);
          if (!outcome.ok) {
            expect(outcome.named.length).toBeGreaterThan(0);
            return;
          }
          const { picks, nearest } = outcome.data;
          const bets = [...picks, ...nearest];
          shown += bets.length;
          expect(bets.flatMap((bet) => breaches(world, input, bet))).toEqual([]);
          expect(new Set(bets.map(subjectOf)).size).toBe(bets.length);
          expect(bets.length).toBeLessThanOrEqual(input.count);
          expect(mostOfOneGame(bets)).toBeLessThanOrEqual(input.maxPerGame ?? input.count);
        }),
        { numRuns: 60, seed: 16 },
      );
    }
    expect(shown).toBeGreaterThan(worlds.length * 20);
  });

  it('leave out what is to be left out: the team and the league of the best bet before', () => {
    for (const { world } of worlds) {
      const { picks } = given(world, { count: 1, withPasses: true });
      const { home = '', sportKey = '' } = world.slate.events.find(({ id }) => id === picks[0]?.eventId) ?? {};
      const leagues = Object.keys(SPORT_OF).filter((league) => SPORT_OF[league]?.test(sportKey));
      for (const excluded of [{ excludedTeams: [home] }, { excludedLeagues: leagues }]) {
        const outcome = ask(world, { count: 10, withPasses: true, ...excluded });
        const bets = outcome.ok ? outcome.data.picks : [];
        const events = bets.map(({ eventId }) => eventOf(world.slate.events, eventId));
        const key = 'excludedTeams' in excluded ? home : sportKey;
        expect(events.filter((event) => [event.home, event.away, event.sportKey].includes(key))).toEqual([]);
        expect(outcome.ok || outcome.named.length > 0).toBe(true);
      }
    }
  });

  it('come in one order, however the slate is stored', () => {
    for (const { world } of worlds) {
      const turned = world.slate.events
        .toReversed()
        .map((event) => ({ ...event, markets: event.markets.toReversed() }));
      const other = { ...world, slate: { ...world.slate, events: turned } };
      const picksOf = (of: World) => given(of, { count: 10, withPasses: true }).picks;
      expect(picksOf(other)).toEqual(picksOf(world));
    }
  });
});

function mostOfOneGame(bets: readonly PricedBet[]): number {
  return Math.max(0, ...bets.map(({ eventId }) => bets.filter((other) => other.eventId === eventId).length));
}
