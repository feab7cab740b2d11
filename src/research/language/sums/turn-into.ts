import type { Token } from '#engine/names/tokenise.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const TURNS = /\b(turn|turning|turns|flip|flipping|run|running|grow|growing|build|building|make|making)\b/;
/** What is to be searched for or worked out is read by others. */
const ELSE =
  /\b(parlays?|picks?|legs?|teams?|round robin|kelly|units?|hedge|free|bonus|convert|cash|per|every|odds|price)\b/;
const MOST_WORDS = 20;
const LEAST_TIMES = 2;
const MOST_TIMES = 1_000;
const CENTS = 100;

/** "Turn 300 into 3k this weekend": the price that takes in all, and how often it comes off at best. Nothing is picked for it. */
export function turnInto(read: Tagged): Asked | null {
  const { tokens, plain, amounts, mentions } = read;
  const into = tokens.findIndex(({ text }) => text === 'into');
  const isOther = mentions.length > 0 || amounts.prices.length + amounts.shares.length > 0;
  if (into < 0 || tokens.length > MOST_WORDS || isOther || !TURNS.test(plain) || ELSE.test(plain)) return null;
  const have = tokens.slice(0, into).flatMap(amountIn).at(-1);
  const [want] = tokens.slice(into + 1, into + 2).flatMap(amountIn);
  if (have === undefined || want === undefined || have <= 0) return null;
  const times = want / have;
  if (times < LEAST_TIMES || times > MOST_TIMES) return null;
  const [own, goal] = [dollars(Math.round(have * CENTS)), dollars(Math.round(want * CENTS))];
  return calculated(
    [{ kind: 'convert', price: times.toFixed(2) }],
    [
      `${goal} from ${own} takes ${formatAmerican(times)} in all, in one bet or in several one after the other. At fair prices that comes off ${percent(1 / times)} of the time at best, less with the books’ margins, and the rest of the time the ${own} is gone. I pick nothing to reach a sum: a stake of 1% to 2% of what you bet with lasts.`,
    ],
  );
}

const amountIn = ({ number }: Token): number[] =>
  number && number.sign === null && !number.percent && /^k?$/.test(number.suffix) ? [number.value] : [];
