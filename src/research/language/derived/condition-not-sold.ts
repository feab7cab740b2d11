import type { Act } from '../acts/act.ts';
import { asksTerm } from '../calls/asks-term.ts';
import { boardOf } from '../calls/board-calls.ts';
import { type Asked, say } from '../calls/call.ts';
import { marketNotKept, notKept, notSoldIn } from '../calls/not-kept.ts';
import { saysBet } from '../calls/stated-bets.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';

/** What asks nothing of a price, whatever is named in it. */
const OF_NO_PRICE: ReadonlySet<Act> = new Set<Act>(['facts', 'product', 'term', 'react', 'hedge', 'when']);

/**
 * "Arsenal to qualify", "Mexico to win both halves", "win at least one": a bet on somebody with a condition that no stored price answers is
 * refused by its name, before the rest of it is taken for a bet on the game.
 */
export function conditionNotSold(read: Tagged): Asked | null {
  const { tokens, hasNames, previous, amounts, likeliest, reading, said } = read;
  // What is counted in the game that was spoken of is told with its name.
  const isOfSpoken = (previous?.focus ?? []).length > 0 && !said.some(({ stats }) => stats.length > 0);
  const isOfSomebody = hasNames || isOfSpoken;
  // Money at a price can be counted, whatever it is on.
  const isSum = amounts.money.length > 0 && amounts.prices.length > 0;
  if (!isOfSomebody || isSum || reading.intent === 'parlay') return null;
  const isElse = OF_NO_PRICE.has(likeliest.act) || asksTerm(read);
  const text = ofItsSport(read) ?? (isElse ? null : (marketNotKept(tokens) ?? ofPart(read)));
  return text === null ? null : say(text, [], { absent: text });
}

/** "How does he win it", "a set spread for him": by the sport of who is named, else of what was spoken of. */
function ofItsSport({ mentions, previous, slate, text, plain, likeliest: { act } }: Tagged): string | null {
  const [first] = mentions.flatMap(({ persons }) => persons);
  const spoken = slate.events.find(({ id }) => id === previous?.focus?.[0]?.eventId);
  const event = first?.event ?? (mentions.length === 0 ? spoken : undefined);
  return event && act !== 'hedge' && !OF_RULES.test(plain) ? notSoldIn(event.sportKey, text.toLowerCase()) : null;
}

const OF_RULES =
  /\b(means?|explain|define|how (does|do) \w+ (bets? )?work|settled?|graded?|void(ed)?|refund\w*|what happens|rules?)\b/;

/** "Dodgers Astros f5": no part of a game is priced; a bet that is stated with it is refused as it is stated. */
function ofPart(read: Tagged): string | null {
  const { where, said, amounts } = read;
  if (where.period === null || where.period === 'season' || amounts.prices.length > 0 || notKept(read.tokens))
    return null;
  if (said.length === 0 || said.some(saysBet)) return null;
  const board = boardOf({ ...toMarketQuestion(read), window: null });
  return board?.kind === 'say' ? board.text : null;
}
