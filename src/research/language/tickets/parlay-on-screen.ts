import type { Act } from '../acts/act.ts';
import type { Asked } from '../calls/call.ts';
import { flips } from '../calls/focus.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { editSpans } from './edit-spans.ts';
import { flippedLegs, opposedLegs } from './flipped-legs.ts';
import { keptLegs } from './kept-legs.ts';
import { backAtTicket } from './last-ticket.ts';
import { legAtPrice } from './leg-at-price.ts';
import { legsOfLeagues } from './legs-of-leagues.ts';
import { likelierTicket } from './likelier-ticket.ts';
import { areWithin, legLimit, limitedLegs, limitedWhole } from './limited-legs.ts';
import { newTicket } from './new-ticket.ts';
import { resized } from './read-ticket-edit.ts';
import { splitTicket } from './split-ticket.ts';
import { plusMoneyLegs, targetTicket } from './target-ticket.ts';
import { legsWanted } from './ticket-call.ts';

const READERS: readonly ((legs: readonly BetFocus[], edit: Edit) => Asked | null)[] = [
  newTicket,
  legAtPrice,
  splitTicket,
  limitedLegs,
  targetTicket,
  limitedWhole,
  plusMoneyLegs,
  legsOfLeagues,
  flippedLegs,
  opposedLegs,
  likelierTicket,
  keptLegs,
  (legs, edit) => (legsWanted(edit.tokens) === null || edit.tokens.length > MOST_OF_SIZE ? null : resized(legs, edit)),
];
/** "Make it 3 legs pls". */
const MOST_OF_SIZE = 8;

/** What is asked of its legs, or of another bet, and changes none of them. */
const ASKED: ReadonlySet<Act> = new Set<Act>([
  'why',
  'sure',
  'fair',
  'limit',
  'compare',
  'books',
  'moves',
  'facts',
  'term',
  'best',
  'worst',
  'rank',
]);
const SURE = 0.5;
const ARE = /^(so |and |but |ok |wait )?(is|are)\b/;
const EACH_LEG = /\b(each|every|all|no) (\w+ )?legs?\b|\bper leg\b/;
const ASKS =
  /^(so |and |but |ok |wait )?(is|are|was|were|did|does|do (you|u)|which|who|when|why|how (?!about|bout)|whats|should|would|where)\b/;
/** "Whats it pay if the Durant leg is +100": all of it at another price of one leg. */
const PAYS_IF =
  /^(so |and |but |ok |wait )?(whats|what|how much)\b.*\b(pay|pays|win|wins|return|returns|get)\b.*\b(if|when|with)\b/;
const MOST_WORDS = 24;

/** What is said of the legs of a parlay that was shown is a change of it, before any of them is a bet by itself. Null: nothing of them is changed. */
export function parlayOnScreen(asked: Edit): Asked | null {
  const { tokens, likeliest } = asked;
  const plain = plainText(tokens);
  const edit = { ...asked, previous: backAtTicket(asked.previous, plain), shown: asked.previous?.focus ?? [] };
  const legs = edit.previous?.ticket === true ? (edit.previous.focus ?? []) : [];
  // "Sub out the shakiest pick for another" asks for no more than that.
  const isSwap = editSpans(tokens)?.swaps === true;
  // "Keep every leg at -200 or better" sets a limit, whatever it may be taken for.
  const isOfLegs = EACH_LEG.test(plain) && legLimit(edit) !== null;
  if (legs.length > 1 && isOfLegs && ARE.test(plain)) return areWithin(legs, edit);
  if (legs.length > 1 && PAYS_IF.test(plain)) return legAtPrice(legs, edit);
  const isOther = !isSwap && !isOfLegs && ASKED.has(likeliest.act) && likeliest.share >= SURE;
  const isAsked = ASKS.test(plain) || isHedged(plain, asked) || isOther;
  if (legs.length < 2 || tokens.length > MOST_WORDS || isAsked) return null;
  for (const read of READERS) {
    const found = read(legs, edit);
    if (found !== null) return found;
  }
  return null;
}

/** Money on it is to be made safe; the other side of a leg is its other side. */
const isHedged = (plain: string, { says, tokens, amounts }: Edit): boolean =>
  /\bhedg/.test(plain) || (says.has('hedge') && (!flips(tokens) || amounts.money.length > 0));
