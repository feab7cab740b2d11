import type { Token } from '#engine/names/tokenise.ts';
import { betterLineWords, betterPriceWords } from '../../words/better-of-two.ts';
import { type Asked, say } from './call.ts';
import { plainText } from './plain-text.ts';
import type { Tagged } from './tagged.ts';

/** Two lines of one bet, of which the first is the better one for its bettor: signed points of a spread, points of a total. */
export type LineChoice = { side: 'over' | 'under' | null; better: number; worse: number };

const CHOOSES = /\b(better|worse|prefer|rather|difference)\b/;

/** "Is -3.5 better than -3", "-110 or -115, which is better": two lines or two prices of one bet, whosever it is. */
export function betterOfTwo({ plain, hasNames, amounts, tokens }: Tagged): Asked | null {
  if (hasNames || !CHOOSES.test(plain) || amounts.money.some(({ isSure }) => isSure)) return null;
  const [price, other, ...prices] = amounts.prices;
  if (!price) {
    const choice = choiceOf(linesIn(tokens));
    return choice && say(betterLineWords(choice));
  }
  const isTwo = other !== undefined && prices.length === 0 && other.decimal !== price.decimal;
  const between = isTwo ? plainText(tokens.slice(price.to, other.from)) : '';
  if (!isTwo || !/^((better|worse) than|or|vs|versus)$/.test(between) || amounts.lines.length > 0) return null;
  return say(betterPriceWords(Math.max(price.decimal, other.decimal), Math.min(price.decimal, other.decimal)));
}

type Line = { side: LineChoice['side']; line: number };

/** Spreads with their sign, and totals behind over or under, which may be said once for both. */
function linesIn(tokens: readonly Token[]): Line[] {
  let said: LineChoice['side'] = null;
  return tokens.flatMap(({ text, number }): Line[] => {
    if (text === 'over' || text === 'under') said = text;
    if (!number || number.dollars || number.percent || number.suffix !== '') return [];
    if (number.sign === null) return said ? [{ side: said, line: number.value }] : [];
    return [{ side: null, line: number.sign === '-' ? -number.value : number.value }];
  });
}

function choiceOf([first, second, ...more]: readonly Line[]): LineChoice | null {
  if (!first || !second || more.length > 0) return null;
  const isOneBet = first.side === second.side && Math.sign(first.line) === Math.sign(second.line);
  if (!isOneBet || first.line === second.line) return null;
  const [lower, higher] = first.line < second.line ? [first.line, second.line] : [second.line, first.line];
  const { side } = first;
  return side === 'over' ? { side, better: lower, worse: higher } : { side, better: higher, worse: lower };
}
