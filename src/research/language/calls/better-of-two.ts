import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { betterLineWords, betterPriceWords, type LineChoice } from '../../words/better-of-two.ts';
import { type Asked, say } from './call.ts';
import { plainText } from './plain-text.ts';
import type { Tagged } from './tagged.ts';

const CHOOSES = /\b(better|worse|prefer|rather|difference)\b/;

/** "Is -3.5 better than -3", "-110 or -115, which is better": two lines or two prices of one bet, whosever it is. */
export function betterOfTwo({ plain, hasNames, amounts, tokens }: Tagged): Asked | null {
  if (hasNames || !CHOOSES.test(plain) || amounts.money.some(({ isSure }) => isSure)) return null;
  const choice = choiceOf(linesIn(tokens));
  if (choice) return say(betterLineWords(choice));
  const [price, other, ...prices] = amounts.prices;
  if (!price || !other || prices.length > 0 || other.decimal === price.decimal || amounts.lines.length > 0) return null;
  if (!/^((better|worse) than|or|vs|versus)$/.test(plainText(tokens.slice(price.to, other.from)))) return null;
  return say(betterPriceWords(Math.max(price.decimal, other.decimal), Math.min(price.decimal, other.decimal)));
}

/** Signed numbers from here on are prices. */
const LEAST_PRICE = 100;

type Line = { side: LineChoice['side']; line: number };

/** Spreads with their sign, and totals behind over or under, which may be said once for both. */
function linesIn(tokens: readonly Token[]): Line[] {
  let said: LineChoice['side'] = null;
  return tokens.flatMap(({ text, number }): Line[] => {
    if (text === 'over' || text === 'under') said = text;
    return number && !number.dollars && !number.percent && number.suffix === '' ? lineOf(number, said) : [];
  });
}

function lineOf({ value, sign }: NumberToken, said: LineChoice['side']): Line[] {
  if (sign === null) return said ? [{ side: said, line: value }] : [];
  return value < LEAST_PRICE ? [{ side: null, line: sign === '-' ? -value : value }] : [];
}

function choiceOf([first, second, ...more]: readonly Line[]): LineChoice | null {
  if (!first || !second || more.length > 0) return null;
  const isOneBet = first.side === second.side && Math.sign(first.line) === Math.sign(second.line);
  if (!isOneBet || first.line === second.line) return null;
  const [lower, higher] = first.line < second.line ? [first.line, second.line] : [second.line, first.line];
  const { side } = first;
  return side === 'over' ? { side, better: lower, worse: higher } : { side, better: higher, worse: lower };
}
