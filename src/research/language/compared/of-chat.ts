import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { tooLate } from '../calls/too-late.ts';
import { listOfGame } from '../lists/list-of-game.ts';
import { compareOfChat } from './compare-of-chat.ts';
import { gapToFair } from './gap-to-fair.ts';
import { lessOfBooks } from './less-of-books.ts';
import { numberSize } from './number-size.ts';
import { priceOff } from './price-off.ts';
import { pricesOfBooks } from './prices-of-books.ts';
import { rankOfChat } from './rank-of-chat.ts';
import { spreadLikewise } from './spread-likewise.ts';
import { whoGetsMore } from './who-gets-more.ts';

/** What leans on what was shown, or holds it against something: which of them, how far from fair, the same of another game or market. */
export const ofChat = (read: Tagged): Asked | null =>
  lessOfBooks(read) ??
  pricesOfBooks(read) ??
  rankOfChat(read) ??
  compareOfChat(read) ??
  listOfGame(read) ??
  gapToFair(read) ??
  numberSize(read) ??
  priceOff(read) ??
  spreadLikewise(read) ??
  tooLate(read) ??
  whoGetsMore(read);
