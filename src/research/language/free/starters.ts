import { coversSport, gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { asksPitchers } from '../calls/not-kept.ts';
import { isAsked, type MarketQuestion, personOf } from '../calls/subject.ts';

const STRIKEOUTS = 'prop:pitcher_strikeouts';
const WHO_STARTS = /\b(who|whos|who is) (is )?(starting|starts|going|on the hill)\b/;

/** "Who pitches tomorrow": whose strikeouts the books price, since nobody else tells who starts. Null: no game is named, or none has any. */
export function startersAsked(asked: MarketQuestion): Asked | null {
  if (!asksPitchers(asked.plain) && !WHO_STARTS.test(asked.plain)) return null;
  const person = personOf(asked) ?? personOf({ ...asked, window: null });
  const event = person === null ? gameShown(asked) : isAsked(person) ? null : person.event;
  if (!event || !coversSport('MLB', event.sportKey)) return null;
  const names = pricedPitchers(event);
  if (names.length === 0) return null;
  const whom = names.length === 1 ? 'him' : 'them';
  return say(
    `${list(names)}, going by the books: they price strikeouts of ${whom} in ${gameLabel(event)}. Starting pitchers are not confirmed here${names.length > 1 ? ', and which of them is on which team is not stored' : ''}.`,
    [],
    {
      focus: names.map((player) => ({
        eventId: event.id,
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

/** The one game that was looked up before. */
function gameShown({ focus, events, nowMs }: MarketQuestion): SlateEvent | null {
  const [first] = focus;
  return focus.every(({ eventId }) => eventId === first?.eventId) ? gameAhead(first, { events, nowMs }) : null;
}

const pricedPitchers = ({ markets }: SlateEvent): string[] => [
  ...new Set(markets.flatMap(({ market, player }) => (market === STRIKEOUTS ? [player] : []))),
];
