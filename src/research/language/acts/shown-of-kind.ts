import { leagueOf } from '../../slate/leagues.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { BetFocus } from '../reading.ts';
import type { Named, Wish } from '../wishes/wish.ts';

type Games = { events: readonly SlateEvent[] };

/** Of bets that were shown those that a wish is about: of its leagues, teams, markets, sides and times, and of none that it refuses. Places from 1. */
export function placesOfKind(shown: readonly BetFocus[], wish: Wish, { events }: Games): number[] {
  return shown.flatMap((bet, at) => {
    const event = events.find(({ id }) => id === bet.eventId);
    if (!event) return [];
    const isWanted = isOfAll(bet, event, wish.wanted) && isAt(event, wish.window);
    return isWanted && !isOfAny(bet, event, wish.unwanted) ? [at + 1] : [];
  });
}

/** Whether a wish says of which kind bets are, by what the slate tells of them. */
export const namesKind = ({ wanted, unwanted, window }: Wish): boolean =>
  window !== undefined || [wanted, unwanted].some((named) => partsOf(named).some(({ length }) => length > 0));

const partsOf = ({ leagues, mentions, markets, stats, sides }: Named) => [leagues, mentions, markets, stats, sides];

const isAt = ({ startsAt }: SlateEvent, window: Wish['window']): boolean =>
  !window || (startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs);

type Test = (bet: BetFocus, event: SlateEvent, named: Named) => boolean;

const TESTS: readonly { of: (named: Named) => number; fits: Test }[] = [
  {
    of: ({ leagues }) => leagues.length,
    fits: (_, { sportKey }, { leagues }) =>
      leagues.some((name) => name.leagues.some((one) => one === leagueOf(sportKey))),
  },
  {
    of: ({ mentions }) => mentions.length,
    fits: ({ player }, { id }, { mentions }) =>
      mentions.some(({ persons }) =>
        persons.some(({ kind, name, event }) => event.id === id && (kind === 'side' || name === player)),
      ),
  },
  {
    of: ({ markets, stats }) => markets.length + stats.length,
    fits: ({ market }, _, { markets, stats }) =>
      markets.some((kind) => (kind === 'prop' ? market.startsWith('prop:') : market === kind)) ||
      countsOneOf(stats, market),
  },
  {
    of: ({ sides }) => sides.length,
    fits: ({ side }, _, { sides }) => sides.some((one) => one === side),
  },
];

const isOfAll: Test = (bet, event, named) => TESTS.every(({ of, fits }) => of(named) === 0 || fits(bet, event, named));
const isOfAny: Test = (bet, event, named) => TESTS.some(({ of, fits }) => of(named) > 0 && fits(bet, event, named));
