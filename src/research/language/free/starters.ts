import { coversSport, gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { asksPitchers } from '../calls/not-kept.ts';
import { isAsked, type MarketQuestion, personOf } from '../calls/subject.ts';

const STRIKEOUTS = 'prop:pitcher_strikeouts';
const WHO_STARTS = /\b(who|whos|who is) (is )?(starting|starts|going|on the hill)\b/;

/** "Who pitches tomorrow": whose strikeouts the books price, since nobody else tells who starts. Null: no game is named, or none has any. */
export function startersAsked(asked: MarketQuestion): Asked | null {
  if (!asksPitchers(asked.plain) && !WHO_STARTS.test(asked.plain)) return null;
  const person = personOf(asked) ?? personOf({ ...asked, window: null });
  if (!person || isAsked(person) || !coversSport('MLB', person.event.sportKey)) return null;
  const names = pricedPitchers(person.event);
  if (names.length === 0) return null;
  const whom = names.length === 1 ? 'him' : 'them';
  return say(
    `Starting pitchers are confirmed nowhere here. In ${gameLabel(person.event)} books price the strikeouts of ${list(names)}, so they expect ${whom} to start.`,
    [],
    {
      focus: names.map((player) => ({
        eventId: person.event.id,
        market: STRIKEOUTS,
        side: 'over',
        line: null,
        player,
      })),
      unjudged: true,
      ticket: false,
      list: false,
    },
  );
}

const pricedPitchers = ({ markets }: SlateEvent): string[] => [
  ...new Set(markets.flatMap(({ market, player }) => (market === STRIKEOUTS ? [player] : []))),
];
