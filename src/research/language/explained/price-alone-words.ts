import { ageWords, list, percent, signedPercent } from '../../words/format.ts';
import { startWords } from '../../words/moment-words.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Offer } from '../compared/market-of-bet.ts';
import { type QuoteInQuestion, standingOf } from './quote-in-question.ts';

const MOST_NAMED = 3;
/** With fewer others the fair price is thin. */
const ENOUGH = 4;

/** Whether a price stands apart from the others, what those are, how old it is, and what to do about it. */
export function aloneWords(quote: QuoteInQuestion, read: Tagged): string {
  const { own, others, name, fair } = quote;
  const at = `${name} at ${read.odds(own.decimal)}`;
  const standing = standingOf(quote);
  const lead = {
    above: `${own.book} stands alone with ${at}, so it may be old or a mistake: see it in the app before you count on it.`,
    below: `${own.book} stands alone with ${at}, and pays less than every other book.`,
    among: `It does not look stale: ${at} (${own.book}) is about what others have.`,
  }[standing];
  const worth =
    fair === null
      ? ''
      : ` Without their margin they make it ${read.odds(fair)}${others.length < ENOUGH ? `, which is thin with only ${others.length}` : ''}.`;
  const end = {
    above: `${isWorth(own, fair) ? ` If it is really there, it makes you ${percent(own.decimal / (fair ?? own.decimal) - 1)} on average.` : ''} Prices do not tell whether it is late, wrong or first to some news, and a book may void a plain error.`,
    below: '',
    among: ' Check it in the app all the same before you bet.',
  }[standing];
  return `${lead} ${othersWords(others, read)}${worth} ${ageOf(quote)}${end}`;
}

const OFF_LEADS: Readonly<Record<'above' | 'below' | 'among', string>> = {
  above: 'pays more than every other book by a good bit',
  below: 'pays less than every other book',
  among: 'is about what the other books have',
};

/** Whether a price is off the market, or why it is: where it stands, what is fair, and that no reason is stored. */
export function offWords(quote: QuoteInQuestion, asked: 'why' | 'whether', read: Tagged): string {
  const { own, others, name, fair } = quote;
  const standing = standingOf(quote);
  const yes = standing === 'among' ? 'Not really' : 'Yes';
  const why = WHY_APART[standing];
  const [next] = others;
  const isHighest = standing === 'among' && next !== undefined && own.decimal > next.decimal;
  const stands = isHighest ? 'is the highest, but not far above the next' : OFF_LEADS[standing];
  const lead = `${name} at ${read.odds(own.decimal)} (${own.book}) ${stands}`;
  return [
    asked === 'why' ? (why ?? `${yes}: ${lead}.`) : `${yes}: ${lead}.`,
    asked === 'why' && why !== undefined ? `${lead}.` : '',
    othersWords(others, read),
    fair === null ? '' : fairWords(own.decimal, fair, others.length, read),
    ageOf(quote),
    ADVICE[standing],
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const WHY_APART: Readonly<Partial<Record<'above' | 'below' | 'among', string>>> = {
  above:
    'Books give no reason. It may be an old price, a mistake, a book that is first to some news, or one that wants bets on that side.',
  below:
    'Books give no reason. The book may have moved before the others, may have taken many bets on that side, or just charges more for it.',
};

const ADVICE: Readonly<Record<'above' | 'below' | 'among', string>> = {
  above: 'See in the app that it is still up before you count on it; a book may void a plain error.',
  below: 'If you want that side, bet it elsewhere.',
  among: '',
};

function fairWords(own: number, fair: number, books: number, { odds }: Tagged): string {
  const edge = signedPercent(own / fair - 1);
  const thin = books < ENOUGH ? ', which is thin from so few books' : '';
  return `Those others without their margin make ${odds(fair)} fair${thin}, so ${odds(own)} is ${edge} on average.`;
}
const isWorth = ({ decimal }: Offer, fair: number | null): boolean => fair !== null && decimal > fair;

function othersWords(others: readonly Offer[], read: Tagged): string {
  const worst = others.at(-1);
  if (!worst) return 'No other book has that bet.';
  const said = ({ book, decimal, canTake }: Offer) =>
    `${read.odds(decimal)} at ${book}${canTake ? '' : ' (reference only)'}`;
  if (others.length <= MOST_NAMED + 1) return `The others have ${list(others.map(said))}.`;
  const first = others.slice(0, MOST_NAMED).map(said).join(', ');
  return `The other ${others.length} books have ${first}, down to ${said(worst)}.`;
}

/** Its age, beside that of the others. */
function ageOf({ own, others }: QuoteInQuestion): string {
  const ages = others.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  const [newest] = ages;
  const oldest = ages.at(-1);
  const seen = `It was last seen ${ageWords(own.seconds)} ago`;
  if (newest === undefined || oldest === undefined) return `${seen}.`;
  if (own.seconds > oldest) return `${seen}, longer than any other price on it.`;
  if (own.seconds <= newest) return `${seen}, more freshly than any other price on it.`;
  return `${seen}, the others ${ageWords(newest)} to ${ageWords(oldest)} ago, so its age does not give it away.`;
}

/** When a price was seen, and that whether it is still up its book alone can say. */
export function seenWords(quote: QuoteInQuestion, { odds, nowMs, zone }: Tagged): string {
  const { own, name, fair, startsAt } = quote;
  const text = odds(own.decimal);
  const clock = (ms: number) => startWords(new Date(ms).toISOString(), nowMs, zone.name);
  const seen = `${name} at ${text} (${own.book}) was last seen ${ageWords(own.seconds)} ago, ${clock(nowMs - own.seconds * 1000)}.`;
  const check = `Whether it is still up I cannot see, since prices here are stored and not live: check ${own.book} before the start, ${clock(startsAt.getTime())}.`;
  const alone =
    standingOf(quote) === 'above' && quote.others[0]
      ? ` It stands alone, the next is ${odds(quote.others[0].decimal)} at ${quote.others[0].book}, so it may not last.`
      : '';
  const limit =
    fair === null || fair >= own.decimal ? '' : ` At ${odds(fair)} it is only fair, and nothing is left in it.`;
  return `${seen} ${check}${alone}${limit}`;
}

/** Without its book: the best that is left, against the fair price. */
export function elsewhereWords({ name, own, others, fair }: QuoteInQuestion, { odds }: Tagged): string {
  const [best] = others.filter(({ canTake }) => canTake);
  if (!best) return `No: no other book where you can bet has ${name}.`;
  const same = others.filter(({ canTake, decimal }) => canTake && decimal === best.decimal).map(({ book }) => book);
  const at = `Without ${own.book} the best on ${name} is ${odds(best.decimal)} at ${list(same)}`;
  if (fair === null) return `${at}; what is fair cannot be told from so few books.`;
  const isBetter = best.decimal > fair;
  return isBetter
    ? `Perhaps: ${at.charAt(0).toLowerCase()}${at.slice(1)}, still a little better than the fair ${odds(fair)}.`
    : `No: ${at.charAt(0).toLowerCase()}${at.slice(1)}, and ${odds(fair)} is fair, so there you pay more than it is worth.`;
}
