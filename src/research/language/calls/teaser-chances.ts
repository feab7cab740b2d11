import type { Token } from '#engine/names/tokenise.ts';
import type { Reading } from '../reading.ts';
import type { Amounts } from './amount.ts';

const TENTHS = /^[5-9]\d\.\d$/;
const WHOLE = /^[5-9]\d$/;
const JOINS = /^(and|n|x|times|by|then|plus|to|or|each|is|at|with|w)$/;
/** "Does 73.8 x 73.7 beat 54.5": what they are held against is no leg. */
const BOUNDS = /^(beats?|beating|above|over|under|below|than|vs|clears?|against|need|needs|needed)$/;
const WINS = /^(hits?|hitting|wins?|winning|covers?|chances?|probs?|percent|pct)$/;

/** "73.8 and 72 each" behind the legs of a teaser: what was told in percent is said without its sign, and is no decimal price. */
export function chancesBesideTeaser(amounts: Amounts, tokens: readonly Token[], previous: Reading | null): Amounts {
  if (previous?.calculation?.kind !== 'teaser') return amounts;
  const isBound = (at: number): boolean =>
    BOUNDS.test(tokens[tokens[at - 1]?.text === 'the' ? at - 2 : at - 1]?.text ?? '');
  const taken = new Set(amounts.shares.map(({ from }) => from));
  for (const [at, token] of tokens.entries())
    if (isBare(token) && TENTHS.test(token.text) && !isBound(at)) taken.add(at);
  for (const [at, token] of tokens.entries())
    if (isBare(token) && WHOLE.test(token.text) && !isBound(at) && isBesideChance(at, tokens, taken)) taken.add(at);
  const added = [...taken].filter((at) => amounts.shares.every(({ from }) => from !== at));
  if (added.length === 0) return amounts;
  const isOther = ({ from }: { from: number }) => !added.includes(from) && !(isBound(from) && isPercent(tokens[from]));
  const shares = added.map((at) => ({ from: at, to: at + 1, share: (tokens[at]?.number?.value ?? 0) / 100 }));
  return {
    ...amounts,
    shares: [...amounts.shares, ...shares].sort((a, b) => a.from - b.from),
    prices: amounts.prices.filter(isOther),
    money: amounts.money.filter(isOther),
    lines: amounts.lines.filter(isOther),
    counts: amounts.counts.filter(isOther),
  };
}

const isPercent = (token: Token | undefined): boolean =>
  token !== undefined && isBare(token) && (TENTHS.test(token.text) || WHOLE.test(token.text));

const isBare = ({ number }: Token): boolean =>
  number !== null &&
  number.sign === null &&
  !number.dollars &&
  !number.percent &&
  !number.afterDash &&
  number.suffix === '';

/** A whole number is a chance beside another one, or where it is said to win: else it is money. */
function isBesideChance(at: number, tokens: readonly Token[], taken: ReadonlySet<number>): boolean {
  const text = (place: number): string => tokens[place]?.text ?? '';
  const isNear = (step: 1 | -1): boolean =>
    taken.has(at + step) || (JOINS.test(text(at + step)) && taken.has(at + 2 * step));
  return isNear(-1) || isNear(1) || WINS.test(text(at - 1));
}
