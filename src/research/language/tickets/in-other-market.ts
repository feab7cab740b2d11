import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import { atBook } from './changed-legs.ts';
import type { Edit } from './edit.ts';
import { legOf, moreOf, ticketCall } from './ticket-call.ts';

/** Says of all of them that they are to be of another kind, and nothing else. */
const BARE =
  /^(ok|okay|now|nah|no|and|but|just|can|could|you|u|do|make|try|switch|change|turn|run|go|going|put|same|how|bout|about|what|with|use|it|them|these|those|all|both|legs?|teams?|sides?|picks?|the|to|into|for|instead|rather|of|as|on|in|every|each|everything|everyone|please|pls|then|lets|let|me|us|give|gimme|show|want|i|a|spreads?|ats|moneylines?|mls?|money|lines?|points|two|three|four|five|six|[2-6])$/;
const ALL = /\b(spreads|moneylines|money lines|mls|ats|all|both|them|those|these|every(thing)?|each|same|instead)\b/;
const ASKS = /^(what|how) (?!about|bout|if)/;

/** "Now do spreads instead", "make them all moneylines": who is to win gets or gives points, or the other way round, each at its main line. */
export function inOtherMarket(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, pieces, mentions } = edit;
  const plain = plainText(tokens);
  if (mentions.length > 0 || !ALL.test(plain) || ASKS.test(plain)) return null;
  const end = notMeant(tokens);
  if (!tokens.every(({ text }, at) => BARE.test(text) || at === end)) return null;
  const meant = pieces.filter(({ from }) => from < end);
  const [market, ...others] = new Set(meant.flatMap((piece) => (piece.kind === 'market' ? [piece.market] : [])));
  if (others.length > 0 || (market !== 'spread' && market !== 'moneyline')) return null;
  if (!legs.some((leg) => isSided(leg) && leg.market !== market)) return null;
  const turned = legs.map((leg) =>
    isSided(leg) && leg.market !== market
      ? atBook(legOf({ ...leg, market, line: null, price: null }), edit)
      : legOf(leg),
  );
  return ticketCall(turned, moreOf(edit));
}

/** "Spreads not MLs", "moneylines instead of the spreads": from where on it is said what they are no longer. */
function notMeant(tokens: Edit['tokens']): number {
  const at = tokens.findIndex(
    ({ text }, place) => text === 'not' || `${text} ${tokens[place + 1]?.text}` === 'instead of',
  );
  return at > 0 ? at : tokens.length;
}

const isSided = ({ market, player, side }: BetFocus): boolean =>
  player === null && (side === 'home' || side === 'away') && (market === 'spread' || market === 'moneyline');
