import { atBooksOfMine } from '../boards/at-books-of-mine.ts';
import { booksOfGame } from '../boards/books-of-game.ts';
import { everyBookNamed } from '../boards/every-book-named.ts';
import { numberOfMarket } from '../boards/number-of-market.ts';
import { otherMains } from '../boards/other-mains.ts';
import { boardsByVig } from '../boards/vig-by-game.ts';
import { withOwnStake } from '../held/another-held.ts';
import { placedNotJudged } from '../held/placed-not-judged.ts';
import { paidBehindPayouts } from '../sums/paid-behind-payouts.ts';
import { withSidesNamed } from '../sums/sides-of-no-vig.ts';
import { ownNotLookedUp } from '../sums/taken-before.ts';
import { evNotShown } from '../verdict/ev-asked.ts';
import { stakeTold } from '../verdict/stake-told.ts';
import { begunNotTold } from './begun-not-told.ts';
import type { Asked } from './call.ts';
import { notItsOpponent } from './not-its-opponent.ts';
import { ofNamedSide } from './of-named-side.ts';
import type { Tagged } from './tagged.ts';

type Behind = (read: Tagged, asked: Asked | null) => Asked | null;

/** What must be true of an answer, whichever reader planned it: each puts right what it finds, or leaves it. In their order. */
const BEHIND: readonly Behind[] = [
  notItsOpponent,
  (read, asked) => ofNamedSide(read, asked) ?? asked,
  (read, asked) => evNotShown(read, asked) ?? asked,
  ownNotLookedUp,
  placedNotJudged,
  withOwnStake,
  paidBehindPayouts,
  boardsByVig,
  booksOfGame,
  numberOfMarket,
  atBooksOfMine,
  everyBookNamed,
  otherMains,
  begunNotTold,
  stakeTold,
  withSidesNamed,
];

export const behindReaders: Behind = (read, asked) => BEHIND.reduce((now, puts) => puts(read, now), asked);
