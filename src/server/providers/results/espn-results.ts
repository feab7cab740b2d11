import type { EspnOptions } from '../espn/espn-caller.ts';
import { createEspnClient } from '../espn/espn-client.ts';
import { gamePage } from '../espn/espn-pages.ts';
import { type EspnMatch, joinEspnGames } from '../espn/join-espn-games.ts';
import type { EspnSide } from '../espn/parse-games.ts';
import { type ProviderRun, requireAnything } from '../provider-run.ts';
import type { GameResult, ResultsFeed } from './results.port.ts';

const SOURCE_NAME = 'ESPN';
const SCOREBOARD_MAX_AGE_MS = 45_000;
/** A suspended game is mostly resumed on the next day. */
const RESUMED_WITHIN_MS = 48 * 3_600_000;

/** Final scores, and games that were called off, from ESPN's scoreboards. */
export function createEspnResults(options: EspnOptions): ResultsFeed {
  const client = createEspnClient(options);
  return {
    name: 'espn',
    async fetchResults(events, now, signal) {
      const run = client.startRun(now, signal);
      // The newest first: should not everything be asked for, an old game that never ends keeps nobody waiting.
      const newest = [...events].sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
      const { matches, unmatched } = await joinEspnGames(client, run, newest, SCOREBOARD_MAX_AGE_MS);
      const results = matches.flatMap((match) => resultOf(run, match) ?? []);
      requireAnything(run);
      return { results, unmatched, failures: run.failures.list() };
    },
  };
}

function resultOf(run: ProviderRun, match: EspnMatch): GameResult | null {
  const { event, league, game } = match;
  const status = settledStatus(match, run.now);
  if (status === null) return null;
  const scores = status === 'final' ? finalScores(match) : scoresSoFar(status, match);
  if (scores === null) {
    run.failures.note(`${league.title}: a final without a score that can be read was not taken`);
    return null;
  }
  return {
    eventId: event.id,
    status,
    homeScore: scores.home,
    awayScore: scores.away,
    detail: game.status.detail,
    sourceName: SOURCE_NAME,
    sourceUrl: gamePage(league, game),
    observedAt: run.now,
  };
}

const NO_SCORES = { home: null, away: null };

/** Where a game was abandoned so far on that it may count. */
function scoresSoFar(status: GameResult['status'], { game, home, away }: EspnMatch) {
  const isTold = status === 'abandoned' && game.status.detail !== '' && home.score !== null && away.score !== null;
  return isTold ? { home: home.score, away: away.score } : NO_SCORES;
}

/** Null for a game that may still be decided. */
function settledStatus({ game }: EspnMatch, now: Date): GameResult['status'] | null {
  switch (game.status.phase) {
    case 'final':
      // No game is over before it has begun.
      return game.startsAt < now ? 'final' : null;
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
      return game.status.phase;
    case 'suspended':
      return now.getTime() - game.startsAt.getTime() > RESUMED_WITHIN_MS ? 'abandoned' : null;
    case 'coming':
    case 'under_way':
    case 'unclear':
      return null;
  }
}

/** Null where a side has no score, or the score and the winner contradict each other. A won fight is 1 to 0. */
function finalScores({ league, home, away }: EspnMatch): { home: number; away: number } | null {
  if (league.kind === 'fight') {
    // Without one winner it was a draw or no contest, and a scoreboard does not say which.
    if (home.isWinner === away.isWinner) return null;
    return { home: home.isWinner ? 1 : 0, away: away.isWinner ? 1 : 0 };
  }
  if (home.score === null || away.score === null) return null;
  // In soccer the winner may be that of two legs.
  const isContradicted =
    league.kind === 'team' && (lost(home, home.score, away.score) || lost(away, away.score, home.score));
  return isContradicted ? null : { home: home.score, away: away.score };
}

const lost = (side: EspnSide, own: number, other: number): boolean => side.isWinner === true && own < other;
