import { type Asked, calls, say } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { aboutMarket } from './about-market.ts';
import { aboutParlay } from './about-parlay.ts';
import { aboutShown } from './about-shown.ts';
import type { Act } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { compareShown } from './compare-shown.ts';
import { kindOfThem, moreOfThem } from './more-of-them.ts';
import { payout } from './payout.ts';
import { reactTo } from './react-to.ts';
import { saveShown } from './save-shown.ts';

const READERS: Readonly<Partial<Record<Act, (question: ActQuestion) => Asked | null>>> = {
  why: (question) =>
    (namesOtherBook(question) ? aboutMarket({ ...question, act: 'books' }) : null) ??
    aboutShown(question) ??
    aboutMarket(question),
  against: aboutShown,
  sure: aboutShown,
  fair: (question) => (isJudgedYet(question) ? aboutShown(question) : aboutMarket({ ...question, act: 'books' })),
  limit: aboutShown,
  play: aboutShown,
  stake: aboutShown,
  best: (question) => (question.after === 'board' ? aboutMarket(question) : aboutShown(question)),
  worst: aboutShown,
  rank: aboutShown,
  keep: aboutShown,
  again: aboutShown,
  pays: (question) => payout(question) ?? aboutShown(question),
  books: aboutMarket,
  moves: aboutMarket,
  facts: aboutMarket,
  when: aboutMarket,
  // "The dog" of a game whose sides were both shown is no other side.
  flip: (question) => (FAVORED.test(question.plain) && question.shown.length > 1 ? null : aboutMarket(question)),
  doubt: (question) => aboutMarket(question) ?? aboutShown(question),
  join: aboutParlay,
  drop: (question) => aboutParlay(question) ?? aboutShown(asDoubt(question)),
  swap: (question) => aboutParlay(question) ?? moreOfThem(question),
  more: moreOfThem,
  change: kindOfThem,
  react: reactTo,
  hedge: ({ shown }) => (shown.length === 0 ? null : say(HEDGE)),
  compare: compareShown,
  save: saveShown,
};

const FAVORED = /\b(dogs?|underdogs?|favs?|favou?rites?|chalk)\b/;

/** What of a bet is fair stands beside its prices, which are free; a verdict is for who asks for one. */
const isJudgedYet = ({ previous, shown, plain }: ActQuestion): boolean =>
  shown.length !== 1 || asksVerdict(plain) || previous?.ticket === true || previous?.unjudged !== true;

/** "Why does DraftKings hang a worse one?": its price beside the others; what moved a book is known to nobody else. */
const namesOtherBook = ({ books, previous, shown }: ActQuestion): boolean =>
  books.length === 1 && shown.length > 0 && previous?.ticket !== true;

/** "Leg 3 look shaky?" */
const asDoubt = (question: ActQuestion): ActQuestion =>
  question.previous?.ticket === true && !question.open ? { ...question, act: 'against' } : question;

const HEDGE =
  'To hedge it I need two things: your stake and price, and what the other side pays now. For example: "$50 at +200, hedge at -150".';

/** What is asked of the bets that were shown, by what the message wants. Null: it wants something else, or nothing was shown that it fits. */
export const answerAct = (question: ActQuestion): Asked | null =>
  READERS[question.act]?.(question) ?? sumAgain(question);

const OF_SUMS: ReadonlySet<Act> = new Set<Act>(['why', 'again', 'stake', 'pays', 'doubt', 'sure']);

/** "So how much on each?", "profit?" behind a sum: it says so, with how it is made. */
const sumAgain = ({ act, after, previous, amounts }: ActQuestion): Asked | null =>
  after === 'sum' && previous?.calculation && OF_SUMS.has(act) && amounts.money.length + amounts.prices.length === 0
    ? calls([{ tool: 'calculate', input: { calc: previous.calculation } }])
    : null;
