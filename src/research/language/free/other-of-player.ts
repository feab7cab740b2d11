import { gameLabel } from '../../slate/leagues.ts';
import { capital, list } from '../../words/format.ts';
import { propName } from '../../words/pick-label.ts';
import { shortGame } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';

const GUY = '(?:him|her|guy|player|dude|one|that guy|this guy)';
const NOT_HIM = new RegExp(
  `^(?:(?:no|nah|nope|ok|sorry|wait|oops) )*(?:not (?:him|her|that guy|this guy|that player)|(?:the )?wrong ${GUY}|(?:a )?(?:different|another) (?:guy|player|dude)|someone else|somebody else)$`,
);
const OTHER_STAT = new RegExp(
  `^(?:(?:ok|and|but|now|no|nah) )*(?:same ${GUY}|(?:with |for )?(?:him|her))? ?(?:but )?(?:a |an |some )?(?:different|other|another) (?:stat|prop|market|number)s?(?: (?:for|on|of) (?:him|her|the same guy|that guy))?$`,
);
const MOST_CHOICES = 4;

/** Behind the prices of one player: "not him" asks back who is meant, "same guy different stat" for what else is priced of him. */
export function otherOfPlayer(read: Tagged): Asked | null {
  const { plain, previous, mentions, slate, nowMs } = read;
  const [bet, ...others] = previous?.focus ?? [];
  const isOfOne = bet?.player != null && others.length === 0 && previous?.list !== true && previous?.ticket !== true;
  const event = isOfOne ? gameAhead(bet, { events: slate.events, nowMs }) : null;
  if (!event || !bet?.player || mentions.length > 0) return null;
  const { player, market } = bet;
  const stat = propName(market);
  if (NOT_HIM.test(plain)) {
    const same = new Set(event.markets.flatMap((one) => (one.market === market ? [one.player] : [])));
    const rest = [...same].filter((name) => name !== player && name !== '').slice(0, MOST_CHOICES);
    const priced =
      rest.length === 0 ? '' : ` In ${shortGame(gameLabel(event))} books price ${stat} of ${list(rest)} too.`;
    return say(
      `Who then?${priced}`,
      rest.map((name) => `${name} ${stat}`),
    );
  }
  if (!OTHER_STAT.test(plain)) return null;
  const kinds = new Set(event.markets.flatMap((one) => (one.player === player ? [one.market] : [])));
  const rest = [...kinds].filter((kind) => kind !== market).slice(0, MOST_CHOICES);
  return rest.length === 0
    ? say(`${capital(stat)} are all that books price of ${player} here.`)
    : calls(rest.map((kind) => boardCall({ eventId: event.id, market: kind, player })));
}
