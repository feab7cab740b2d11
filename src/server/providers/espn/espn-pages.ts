import type { EspnLeague } from './espn-leagues.ts';

/** Pages for people, made of ids that were checked; an address that ESPN sends is never passed on. */

const SITE = 'https://www.espn.com';

export const gamePage = (league: EspnLeague, game: { id: string; eventId: string }): string => {
  if (league.kind === 'fight') return `${SITE}/mma/fightcenter/_/id/${game.eventId}/league/ufc`;
  return `${SITE}/${league.section}/${league.kind === 'soccer' ? 'match' : 'game'}/_/gameId/${game.id}`;
};

export const sidePage = (league: EspnLeague, sideId: string): string => {
  if (league.kind === 'fight') return `${SITE}/mma/fighter/_/id/${sideId}`;
  return `${SITE}/${league.section}/${league.kind === 'soccer' ? 'team/results' : 'team'}/_/id/${sideId}`;
};

export const injuriesPage = (league: EspnLeague): string => `${SITE}/${league.section}/injuries`;
