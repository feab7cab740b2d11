import type { EspnGame } from '../../espn/parse-games.ts';
import { resultFor } from './form.ts';

export type Meetings = { text: string; numbers: Record<string, number> };

type Side = { name: string; id: string };

/** The games of the two sides that are over, counted for the home side of the coming one; undefined without any. */
export function meetingsBetween(games: readonly EspnGame[], home: Side, away: Side): Meetings | undefined {
  const met = games.filter(
    ({ status, ...game }) =>
      status.phase === 'final' &&
      new Set([game.home.id, game.away.id, home.id, away.id]).size === 2 &&
      resultFor({ status, ...game }, home.id) !== null,
  );
  const [only] = met;
  if (!only) return undefined;
  if (met.length === 1) return onlyMeeting(only, home, away);
  const homeWins = met.filter((game) => resultFor(game, home.id) === 'W').length;
  return {
    text: `${home.name} won ${homeWins} of ${met.length} meetings with ${away.name} this season.`,
    numbers: { meetings: met.length, homeWins, others: met.length - homeWins },
  };
}

/** One game is no record: it is told as what it was, without a count of wins that sentences would build on. */
function onlyMeeting(game: EspnGame, home: Side, away: Side): Meetings | undefined {
  const [own, other] =
    game.home.id === home.id ? [game.home.score, game.away.score] : [game.away.score, game.home.score];
  if (own === null || other === null) return undefined;
  const result = resultFor(game, home.id);
  const [winner, loser] = result === 'L' ? [away, home] : [home, away];
  const [more, less] = result === 'L' ? [other, own] : [own, other];
  const verb = result === 'D' ? 'drew with' : 'beat';
  return {
    text: `${winner.name} ${verb} ${loser.name} ${more}-${less} in their only meeting so far this season.`,
    numbers: { meetings: 1, homeScore: own, awayScore: other },
  };
}
