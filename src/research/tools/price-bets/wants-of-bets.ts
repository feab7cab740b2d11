import type { BetRef } from '#contract/research/bet.ts';
import type { EventMarketKind } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { WantedPrices } from '../best-bets/wanted-prices.ts';
import type { World } from '../world.ts';

/** Which prices stated bets rest on: those of their games, and the props or other lines among which they stand. */
export function wantsOfBets(bets: readonly BetRef[], { slate, nowMs }: Pick<World, 'slate' | 'nowMs'>): WantedPrices {
  const asked = bets.flatMap((bet) => {
    const event = slate.events.find(({ id, startsAt }) => id === bet.eventId && startsAt.getTime() > nowMs);
    return event ? [{ event, kind: kindOf(bet, event) }] : [];
  });
  const beyond = asked.flatMap(({ event, kind }) => (kind === null ? [] : [{ eventId: event.id, kind }]));
  return {
    sportKeys: [...new Set(asked.map(({ event }) => event.sportKey))],
    eventIds: [...new Set(beyond.map(({ eventId }) => eventId))],
    kinds: [...new Set(beyond.map(({ kind }) => kind))],
  };
}

/** What must be asked of its game alone; null where the bet stands among the featured odds. */
function kindOf({ market, side, line }: BetRef, { markets }: SlateEvent): EventMarketKind | null {
  if (market.startsWith('prop:')) return 'prop';
  if ((market !== 'spread' && market !== 'total') || line === null) return null;
  const isStored = markets.some((one) => one.market === market && selectionLine(one, side) === line);
  return isStored ? null : `alternate_${market}`;
}
