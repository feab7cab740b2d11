import { dollars, percent } from '../../words/format.ts';
import { type HedgeLeft, spreadOf } from './hedge-left.ts';
import type { Valued } from './position.ts';
import { weigh } from './weighed.ts';

/** To be rid of a bet that is placed, in the words in which it is said. */
const EXITS =
  /\b(get|getting|got|bail|bailing|back|backing|buy|buying|want|way|ways|path)( me| my way)? out\b|\bget(ting)? (off( of)?|rid of) (it|this|that|my|the)\b|\b(bail|bailing) on\b|\b(unload|dump|dumping|ditch|undo|unwind|exit|cancel|escape) (it|this|that|my|the)\b(?! (\w+ )?(legs?|ones?|picks?)\b)|\b(second thoughts|cold feet|changed my mind)\b/;
/** "I don't like it anymore", of a bet on which something was put. */
const DISLIKES =
  /\b(dont|do not|didnt|no longer|not|never) (really |even )?(like|love|want|trust|feel|feeling) (it|this|that|them|him|her|my \w+|the \w+)\b|\bhate (it|this|that)\b/;
const PUT =
  /\b(i|ive|we|already|just) (just |already )?(bet|took|placed|put|have|got|hold|threw|played)\b|\bmy (\w+ ){0,2}(bet|ticket|wager)\b/;

export const asksExit = ({ plain }: { plain: string }): boolean =>
  EXITS.test(plain) || (DISLIKES.test(plain) && PUT.test(plain));

/** Where nobody is named of whom the bet is. */
export const WHICH_BET =
  'Which bet is it? Name it with its price and stake, such as "Bills +3 -110 for 50", and I say what the other side costs now and what a fair cash-out is.';

/** What it costs to be out of it, and from which offer on a cash-out is better. */
export function exitTold(position: Valued, hedge: HedgeLeft, isExample: boolean): string {
  const { returnsCents, stakeCents, bet } = position;
  const { worthCents, chance } = weigh(position, null, null);
  const fair =
    bet.win > 0 ? ` A fair cash-out is ${dollars(worthCents)} (${percent(chance)} of ${dollars(returnsCents)}).` : '';
  const from = ` If your book offers one, take it from ${dollars(hedge.averageCents)} on; for less, the other side is the better way out.`;
  const least = hedge.leastCents - (stakeCents ?? 0);
  const of = `${dollars(Math.abs(least))}${isExample ? ' on each $100' : ''}`;
  if (hedge.unsure)
    return `Not by an exact hedge: no book where you can bet has the very other side. What is there ${least < 0 ? 'loses' : 'leaves'} ${of} at worst. ${spreadOf(hedge.unsure)}${fair}${from}`;
  const lead =
    least < 0
      ? `Yes, for ${of}: that is the least it costs to be out of it, whoever wins.`
      : `Yes, and it costs nothing: the other side now leaves ${of} of profit, whoever wins.`;
  return `${lead}${fair}${from}`;
}
