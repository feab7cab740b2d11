import type { BetFilters } from '#contract/research/best-bets.ts';
import { sportKeysOf } from '../../slate/leagues.ts';
import { competitorsNamed, playersNamed, sidesNamed } from '../../slate/named-sides.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { World } from '../world.ts';
import { inScope } from './filter-scope.ts';
import { isSide } from './fit.ts';
import type { WantedPrices } from './wanted-prices.ts';

/** Which prices a search under these filters rests on: those of the games that it looks at, and props where it looks for any. */
export function wantsOfFilters(filters: BetFilters, { slate, nowMs }: Pick<World, 'slate' | 'nowMs'>): WantedPrices {
  const { leagues = [], markets = [], stats = [], players = [] } = filters;
  const ahead = slate.events.filter((event) => event.startsAt.getTime() > nowMs && inScope(event, filters));
  const games = gamesNamed(filters, ahead);
  const sportKeys = games.length > 0 ? games.map(({ sportKey }) => sportKey) : sportKeysOf(leagues);
  const ofPlayers = players.some((name) => competitorsNamed(name, ahead).length === 0);
  const ofProps = ofPlayers || markets.includes('prop') || stats.length > 0;
  return {
    sportKeys: [...new Set(sportKeys)],
    eventIds: ofProps ? games.map(({ id }) => id) : [],
    kinds: ofProps ? ['prop'] : [],
  };
}

/** All of them where nobody in them was named: the props of a player who is not stored are what is to be fetched. */
function gamesNamed({ teams = [], players = [] }: BetFilters, ahead: readonly SlateEvent[]): readonly SlateEvent[] {
  const sides = [
    ...teams.flatMap((name) => sidesNamed(name, ahead)),
    ...players.flatMap((name) => competitorsNamed(name, ahead)),
  ];
  const known = new Set(players.flatMap((name) => playersNamed(name, ahead)));
  if (sides.length === 0 && known.size === 0) return ahead;
  return ahead.filter(
    (event) =>
      sides.some((name) => isSide(event, name)) ||
      event.markets.some(({ player }) => player !== '' && known.has(player)),
  );
}
