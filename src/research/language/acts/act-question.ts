import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Mention } from '../calls/mentions.ts';
import type { resolveBet } from '../calls/resolve-bet.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { MarketQuestion } from '../calls/subject.ts';
import type { BetFocus, Reading } from '../reading.ts';
import type { Edit } from '../tickets/edit.ts';
import type { WishQuestion } from '../wishes/plan-wish.ts';
import type { Act, After } from './act.ts';

/** A message with its act, and the bets that were shown before it. */
export type ActQuestion = Omit<Edit, 'previous'> &
  Pick<WishQuestion, 'names' | 'odds'> & {
    act: Act;
    after: After;
    previous: Reading | null;
    /** With what the words say of their writer; `tokens`: without. */
    written: readonly Token[];
    said: readonly StatedBet[];
    mentions: readonly Mention[];
    amounts: Amounts;
    plain: string;
    reading: Reading;
    shown: readonly BetFocus[];
    /** Places of the bets that are meant, from 1; `open`: none is pointed at. */
    places: readonly number[];
    open: boolean;
    market: MarketQuestion;
    where: Parameters<typeof resolveBet>[1];
  };
