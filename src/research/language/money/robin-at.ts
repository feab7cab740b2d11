import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { Robin } from '../sums/robin-legs.ts';
import { robinsOf } from '../sums/robin-push.ts';

const WINS = '(?:hit|hits|win|wins|won|cash|cashes|land|lands|cover|covers|come in|comes in|get there|go through)';
const WINNERS = new RegExp(
  `\\b(?:(\\d{1,2}|one|two|three|four|five|six|seven|eight)(?: (?:out )?of (?:them|those|the|my|\\d{1,2}))?(?: \\d)?(?: (?:legs?|teams?|games?|picks?))?|(all)(?: of (?:them|those))?(?: \\d{1,2})?) ${WINS}\\b`,
);
/** "And 3" behind how many win. */
const ALONE =
  /^(?:(?:and|or|what|about|if|only|just|how|with|say) )*(\d{1,2}|one|two|three|four|five|six|seven|eight)$/;
/** One price is that of every leg. */
const OF_ALL = /\b(?:all|each|every|apiece|both|theyre|they are|legs?|teams?|everything|everyone)\b/;
const MOST_WORDS = 16;

/** "All -110 and 3 hit what do I get" behind a round robin: it at that price, with so many winners. Null: neither is said. */
export function robinAt(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions, previous } = read;
  const [robin, ...more] = robinsOf(previous);
  const [price, ...others] = amounts.prices;
  const isElse = others.length + mentions.length + more.length > 0 || amounts.money.some(({ isSure }) => isSure);
  if (!robin || isElse || tokens.length > MOST_WORDS || (price && !OF_ALL.test(plain))) return null;
  const winners = winnersIn(plain, robin);
  if (winners === null ? !price : winners > robin.prices.length) return null;
  return calculated([
    {
      ...robin,
      ...(price && { prices: robin.prices.map(() => price.text) }),
      ...(winners !== null && { winners }),
    },
  ]);
}

function winnersIn(plain: string, robin: Robin): number | null {
  const [, said, all] = WINNERS.exec(plain) ?? [];
  if (all !== undefined) return robin.prices.length;
  const word = said ?? (robin.winners === undefined ? undefined : ALONE.exec(plain)?.[1]);
  return word === undefined ? null : (NUMBER_WORDS[word] ?? Number(word));
}
