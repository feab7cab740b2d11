import { PRODUCT_NAME } from '#contract/product.ts';
import type { FactEvent } from '../facts/facts.port.ts';
import type { DemoGame } from '../odds-feed/demo/demo-game.ts';
import { type DemoFixture, findDemoFixture } from '../odds-feed/demo/demo-schedule.ts';
import { createDemoWorld, type DemoWorld } from '../odds-feed/demo/demo-world.ts';
import { bell, mix, pickIndex, unit } from '../odds-feed/demo/seeded-noise.ts';
import type { GameResult, ResultsFeed } from './results.port.ts';

const SOURCE_NAME = `${PRODUCT_NAME} demo desk`;
const MINUTE_MS = 60_000;
/** One game in so many is not played as planned. */
const CALLED_OFF_SHARE = 0.008;

export type Ending = Pick<GameResult, 'status' | 'homeScore' | 'awayScore' | 'detail'> & { endsAt: Date };

/**
 * How the demo's games end: each is drawn once, by the seed, from the chances that its closing prices stand on. A game
 * has no result before it is over.
 */
export function createDemoResults(options: { seed: number }): ResultsFeed {
  const world = createDemoWorld(options.seed);
  return {
    name: 'demo',
    async fetchResults(events, now) {
      const known = events.map((event) => ({ event, fixture: fixtureOf(world, event) }));
      return {
        results: known.flatMap(({ fixture }) => (fixture ? resultOf(world, fixture, now) : [])),
        unmatched: known
          .filter(({ fixture }) => fixture === null)
          .map(({ event }) => ({ sportKey: event.sportKey, kind: 'game', name: `${event.away} at ${event.home}` })),
        failures: [],
      };
    },
  };
}

/** Null for a game of another seed, or of sides that the demo no longer knows. */
function fixtureOf(world: DemoWorld, event: FactEvent): DemoFixture | null {
  const fixture = findDemoFixture(world.seed, event.id);
  return fixture && fixture.home === event.home && fixture.away === event.away ? fixture : null;
}

function resultOf(world: DemoWorld, fixture: DemoFixture, now: Date): GameResult[] {
  const { endsAt, ...ending } = demoEnding(world.gameOf(fixture));
  if (endsAt > now) return [];
  return [{ eventId: fixture.id, ...ending, sourceName: SOURCE_NAME, sourceUrl: null, observedAt: endsAt }];
}

export function demoEnding(game: DemoGame): Ending {
  const { fixture } = game;
  const key = mix(fixture.key, 0xe4d);
  const noScore = { homeScore: null, awayScore: null, endsAt: new Date(fixture.startsAt.getTime() + 10 * MINUTE_MS) };
  if (unit(mix(key, 1)) < CALLED_OFF_SHARE) {
    const isFight = fixture.sport.model.kind === 'bout';
    return { ...noScore, status: isFight ? 'cancelled' : 'postponed', detail: isFight ? 'Canceled' : 'Postponed' };
  }
  const score = game.law(game.sides.tilts.length - 1).score(unit(mix(key, 2)));
  const end = endOf(game, score, mix(key, 3));
  const minutes = end.minutes * (1 + 0.05 * bell(mix(key, 4)));
  return {
    status: 'final',
    homeScore: score.home,
    awayScore: score.away,
    detail: end.detail,
    endsAt: new Date(fixture.startsAt.getTime() + Math.round(minutes) * MINUTE_MS),
  };
}

type Score = { home: number; away: number };
type End = { detail: string; minutes: number };

function endOf(game: DemoGame, score: Score, key: number): End {
  const { model, key: sport } = game.fixture.sport;
  const by = Math.abs(score.home - score.away);
  switch (model.kind) {
    case 'bout':
      return endOfBout(game, key);
    case 'tennis':
      return { detail: 'F', minutes: 40 * (score.home + score.away) };
    case 'counts':
      if (!model.playsOff) return { detail: 'FT', minutes: 115 };
      return sport.startsWith('baseball_') ? endOfBaseball(by, key) : endOfHockey(by, key);
    case 'points':
      return endOfPoints(model.game !== 'basketball', by, key);
  }
}

/** A one-goal game was decided after 60 minutes about as often as the law lets it be tied by then. */
function endOfHockey(by: number, key: number): End {
  if (by !== 1 || unit(key) >= 0.5) return { detail: 'F', minutes: 155 };
  return unit(mix(key, 1)) < 0.65 ? { detail: 'F/OT', minutes: 165 } : { detail: 'F/SO', minutes: 172 };
}

function endOfBaseball(by: number, key: number): End {
  if (by !== 1 || unit(key) >= 0.3) return { detail: 'F', minutes: 165 };
  const innings = 10 + pickIndex(mix(key, 1), 3);
  return { detail: `F/${innings}`, minutes: 165 + 20 * (innings - 9) };
}

/** Close games go on longer; a tie in football always has. */
function endOfPoints(isFootball: boolean, by: number, key: number): End {
  const minutes = isFootball ? 195 : 140;
  const chance = by === 0 ? 1 : isFootball ? ([3, 6].includes(by) ? 0.25 : 0) : by <= 9 ? 0.12 : 0;
  return unit(key) < chance ? { detail: 'F/OT', minutes: minutes + 20 } : { detail: 'F', minutes };
}

/** The rounds agree with the chance that the fight goes over its line. */
function endOfBout(game: DemoGame, key: number): End {
  const { sport } = game.fixture;
  const line = game.roundLine ?? 2.5;
  const isBoxing = sport.key.startsWith('boxing_');
  const scheduled = isBoxing ? Math.round(line + 0.5) + 2 : line > 3 ? 5 : 3;
  const goesOver = unit(key) < game.law(game.totals.tilts.length - 1).over(line);
  const minutes = (rounds: number) => 12 + rounds * (isBoxing ? 4 : 6);
  if (goesOver && unit(mix(key, 1)) < 0.7) return { detail: 'Decision', minutes: minutes(scheduled) };
  const first = Math.ceil(line);
  const round = goesOver ? first + pickIndex(mix(key, 2), scheduled - first + 1) : 1 + pickIndex(mix(key, 2), first);
  const way = isBoxing || unit(mix(key, 3)) < 0.6 ? 'KO/TKO' : 'Submission';
  return { detail: `${way}, round ${round}`, minutes: minutes(round) };
}
