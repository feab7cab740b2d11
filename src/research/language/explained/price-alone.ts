import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { signed } from '../../words/format.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { offersOnMarket } from '../compared/market-of-bet.ts';
import { sameBet } from '../correct/is-spoken-of.ts';
import type { BetFocus, Spoken } from '../reading.ts';
import { movesOf } from '../shown/plan-spoken.ts';
import { offAsked } from './off-market.ts';
import { aloneWords, elsewhereWords, offWords, seenWords } from './price-alone-words.ts';
import { type QuoteInQuestion, quoteInQuestion } from './quote-in-question.ts';

const IT = '(?:it|that|this|that one|this one|(?:the|that|this|ur|your) (?:price|number|line|odds|one|quote))';
/** A price is thought to be late, wrong or too good. */
const DOUBTS = new RegExp(
  [
    String.raw`\b(?:stale|outlier|palp\w*|glitch|typo|misprint)\b`,
    String.raw`\b(?:old|outdated|wrong|bad|dead|ghost) (?:price|number|line|quote)\b`,
    String.raw`\ba mistake(?! (?:to|if|betting))\b|^(?:\w+ )*mistake$`,
    String.raw`\btoo good to be (?:true|real)\b`,
    String.raw`\b(?:whats|what is|wheres|theres|is there a|what) (?:the )?catch(?: (?:here|there|tho|though|with ${IT}|on ${IT}))?(?: (?:did|has) .*)?$`,
    String.raw`\b(?:everyone|everybody|every (?:other )?book|(?:all )?(?:the )?(?:other books|others|other ones)|the rest|rest of (?:the|them)(?: \w+)?)(?: else)?(?: (?:is|are|r|s|has|have|at|like|around|all|sitting|hanging))* [+-]?\d{3}(?:ish)?\b.*\b(?:why|real|legit|how|know something|mistake|for real|whats up|deal)\b`,
    String.raw`\b(?:why|how come|how) (?:is|are|does|do) (?:\w+ ){1,3}(?:the only (?:one|book)|alone|all alone|by itself|so much (?:higher|better|longer))\b`,
    String.raw`\bam i (?:missing|not seeing|overlooking) (?:something|anything|sth)\b`,
    String.raw`\b(?:is|are) (?:\w+ ){1,3}(?:just |way |really )?(?:off(?: here| or| on (?:that|this|it)|$)|asleep|sleeping|slow|behind|out of line|off market|way off)\b`,
    String.raw`\b(?:do|would|can|should) (?:you|u|we|i) (?:really |even )?trust ${IT}$`,
  ].join('|'),
);
/** When a price was seen, and whether it is still to be had. */
const SEEN = new RegExp(
  [
    String.raw`\bwhen (?:was|were|did|have|is) .*\b(?:pull|pulled|seen|see|check|checked|grab|grabbed|scraped|updated?|refreshed|posted|confirmed|last (?:seen|checked))\b`,
    String.raw`\bhow (?:old|fresh|recent|stale|current|many (?:minutes|min|mins|seconds|hours) old)\b`,
    String.raw`\b(?:is|are|was|will|would|think) (?:${IT}|\d{3,4}) (?:be )?(?:still|even) (?:be )?(?:there|up|available|live|around|on the board|posted|open|current|offered|out there|gettable)\b`,
    String.raw`\b(?:still|even) (?:there|up|available|live|on the board|posted|gettable|out there)(?: (?:now|rn|right now|at \w+))*$`,
    String.raw`\b(?:can|could) i still (?:get|grab|catch|find|take) ${IT}(?: (?:now|rn|there|tho|today|tonight))*$`,
  ].join('|'),
);
const MORE_THAN_WINNER =
  /\b(?:how|why|whats the deal|how come|whats up)\b.*\b(?:more|higher|better|bigger|longer|different) (?:than|from) (?:the |its |their )?(?:ml|moneyline|money line|winner|straight up)\b|\b(?:ml|moneyline|money line)\b.*\b(?:whats the deal|why|how come|whats up with that|makes? no sense|doesnt make sense)\b/;
const MOVED =
  /\b(?:did|has|have) (?:it|that|this|the (?:line|price|number)) (?:just |even )?(?:move|moved|change|changed|shift\w*)\b/;
/** The book has to be left out, and the very bet is wanted at another. */
const ELSEWHERE =
  /\b(?:isnt|not|arent|aint|no|dont|doesnt|cant|without|never)\b.*\b(?:still|any|worth|good|bet|play|value|edge)\b.*\b(?:somewhere|anywhere|elsewhere|(?:an)?other (?:book|app|site|place|one)s?|different (?:book|app|site)|other books)\b/;
/** Of which book, of what a word means, of all prices at once, or a verdict: another question. */
const ELSE =
  /\b(?:which|who|whos|define|means?|what (?:is|are|does) an?|parlay|legs?|hedge|arb|arbs|middle|bankroll|tokens?|record|roster|injur\w*|good bet|bet it|should i)\b/;
const OF_ALL = /\b(?:all|these|those|them|any|every game|whole)\b/;
const MOST_WORDS = 26;

/**
 * "Is that stale", "whats the catch", "when was that pulled", "is it still there", "not in my state, worth it elsewhere": one price beside
 * what every other book has on the same bet, and how old it is. Free, since it judges nothing. Null: no such price is in question.
 */
export function priceAlone(read: Tagged): Asked | null {
  const { plain, tokens } = read;
  const off = offAsked(read);
  if ((off === null && ELSE.test(plain)) || isOfOther(read) || tokens.length > MOST_WORDS) return null;
  if (ELSEWHERE.test(plain)) return elsewhere(read);
  const isAgainstWinner = MORE_THAN_WINNER.test(plain);
  const isDoubt = DOUBTS.test(plain) || isAgainstWinner;
  if (!isDoubt && off === null && !(SEEN.test(plain) && !OF_ALL.test(plain))) return null;
  const quote = quoteInQuestion(read);
  if (quote === null || (isAgainstWinner && !isHalfPoint(quote.bet) && !DOUBTS.test(plain))) return null;
  const all = [...(isAgainstWinner ? besideWinner(quote, read) : []), wordsFor(quote, off, isDoubt, read)].join(' ');
  if (MOVED.test(plain)) return calls([movesOf(quote.bet)], [all]);
  return say(all, [], leftSpoken(quote, read));
}

const isOfOther = ({ reading, mentions, amounts, previous }: Tagged): boolean =>
  previous?.ticket === true ||
  (reading.leagues.length > 0 && mentions.length === 0) ||
  amounts.money.some(({ isSure }) => isSure);

function wordsFor(quote: QuoteInQuestion, off: ReturnType<typeof offAsked>, isDoubt: boolean, read: Tagged): string {
  if (off !== null) return offWords(quote, off, read);
  return isDoubt ? aloneWords(quote, read) : seenWords(quote, read);
}

const isHalfPoint = ({ market, line }: BetFocus): boolean =>
  market === 'spread' && line !== null && Math.abs(line) === 0.5;

/** On half a point and on the winner the same games are won, where none ends level. */
function besideWinner({ bet, own }: QuoteInQuestion, read: Tagged): string[] {
  const winner = { ...bet, market: 'moneyline', line: null };
  const side = offersOnMarket(winner, read).find((one) => one.side === bet.side);
  const same = side?.offers.find(({ book }) => book === own.book);
  if (!side || !isHalfPoint(bet)) return [];
  const has = same
    ? `${own.book} itself has the moneyline at ${read.odds(same.decimal)}`
    : `${own.book} has no moneyline`;
  if (hasDrawPrice(side.event)) return [];
  return [
    `It should not be: unless the game ends level, ${signed(bet.line ?? 0)} and the moneyline win and lose together, and ${has}. Take the one that pays more, if it is really there.`,
  ];
}

/** The very bet that was spoken of at the book that is left out. */
function elsewhere(read: Tagged): Asked | null {
  const { previous, books, mentions } = read;
  const focus = previous?.focus ?? [];
  // "In my state" is no team of another game.
  const isOfShown = mentions.every(({ persons }) =>
    persons.some(({ event }) => focus.some(({ eventId }) => eventId === event.id)),
  );
  if (!isOfShown) return null;
  const bet =
    focus.find(({ book }) => book != null && books.includes(book)) ?? focus[(previous?.pointed ?? 1) - 1] ?? null;
  const quote =
    bet &&
    quoteInQuestion({ ...read, mentions: [], previous: previous && { ...previous, focus: [bet], pointed: null } });
  return quote && say(elsewhereWords(quote, read), [], leftSpoken(quote, read));
}

/** A list and bets that were held against each other stay what is spoken of, with this one pointed at; else this one bet is. */
function leftSpoken({ bet, own }: QuoteInQuestion, read: Tagged): Spoken {
  const { previous, mentions } = read;
  if (previous?.list === true && mentions.length === 0) return {};
  const focus = previous?.focus ?? [];
  const at = focus.findIndex((one) => sameBet(one, bet));
  const shown = focus[at];
  const left = { ticket: false, list: false, unjudged: shown ? (previous?.unjudged ?? false) : true };
  if (shown && focus.length > 1) return { ...left, focus: [...focus], pointed: at + 1 };
  return { ...left, focus: [shown ?? { ...bet, price: read.odds(own.decimal), book: own.book }] };
}
