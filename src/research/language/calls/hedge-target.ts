import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from './amount.ts';
import { plainText } from './plain-text.ts';

/** What a hedge is to leave: so much won either way, or no more than so much lost. */
export type HedgeTarget = { cents: number; at: number };

const WORDS_BEFORE = 9;
const CENTS = 100;

/** A number right behind these is the most that may be lost. */
const LOSS = new RegExp(
  [
    '(worst case|worst|max(imum)? (loss|risk|exposure|downside)|(loss|risk|exposure|downside) (is|of|at|max|maximum))( (is|of|at|to|be|being|should be|around|about))*',
    '(the )?most (i|id|ill|we|that i|that can be)( \\w+){0,3} (lose|lost|losing|risk|risked|down|out)( (is|to|be|of))*',
    '(lose|losing|risk|risking|down|out)( (only|just|at most|max|a max of|no more than|maximum|like|about))+',
    '(only|just|never|not|dont|cant)( \\w+){0,2} (lose|risk|losing|risking)( (more than|over|above|about|like))*',
    '(cap|limit|cut|trim|reduce|bring|get|keep|lower|drop|hold)( \\w+){0,4} (loss|losses|risk|exposure|downside|damage)( (down|at|to|under|below|about))*',
  ]
    .map((part) => `(${part})`)
    .join('|'),
);
const OF_LOSS = new RegExp(`\\b(${LOSS.source})$`);
/** And right behind these what is to be won whoever wins. */
const OF_PROFIT =
  /\b(money|stake|bet|it) back (plus|and)( (a|another|an extra|about|like))*$|\b(lock|locks|locking|guarantee|guarantees|guaranteed|secure|clear|net|pocket|bank|keep)( (in|up|a|an|at least|me|myself|some|about|like|only|just|profit|of))*$/;
const EITHER = /\b(either way|both ways|no matter|whatever|whichever|whoever|regardless|win or lose|guaranteed)\b/;
const OF_EITHER = /\b(win|make|profit|walk with)( (a|at least|about|of))*$/;

/** "Worst case -150", "so the most i can lose is 80", "lock 50 either way". */
export function hedgeTarget(tokens: readonly Token[]): HedgeTarget | null {
  const numbers = tokens.flatMap(({ number }, at) => {
    if (!number || number.percent || number.value <= 0) return [];
    const before = plainText(tokens.slice(Math.max(0, at - WORDS_BEFORE), at));
    return [{ at, before, cents: Math.round(number.value * CENTS) }];
  });
  const loss = numbers.find(({ before }) => OF_LOSS.test(before));
  if (loss) return { cents: -loss.cents, at: loss.at };
  const isEither = EITHER.test(plainText(tokens));
  return (
    numbers.find(({ before }) => OF_PROFIT.test(before)) ??
    (isEither ? numbers.find(({ before, at }) => OF_EITHER.test(before) && !isOfTicket(tokens, at)) : undefined) ??
    null
  );
}

/** "15 to win 300": what the ticket wins, and nothing that is wanted of its hedge. */
const isOfTicket = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 2]?.text === 'to' && tokens[at - 3]?.number != null;

const RISK = '(risk|exposure|loss|losses|downside|liability|damage)';
const RISK_PARTS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b(half|halve|50 percent)\\b.*\\b${RISK}\\b|\\b${RISK}\\b.*\\b(half|50 percent)\\b`), 0.5],
  [new RegExp(`\\b(third)\\b.*\\b${RISK}\\b|\\b${RISK}\\b.*\\b(by a|by one|a) third\\b`), 1 / 3],
  [new RegExp(`\\b(quarter)\\b.*\\b${RISK}\\b|\\b${RISK}\\b.*\\b(by a|by one|a) quarter\\b`), 0.25],
];

/** "Cut my risk in half": which part of what is staked is to be at risk no more. */
export const riskTaken = (plain: string): number | null => RISK_PARTS.find(([words]) => words.test(plain))?.[1] ?? null;

/** Without the number that is the target: it is no price, no stake and no line. */
export function withoutTarget(amounts: Amounts, { at }: HedgeTarget): Amounts {
  const isOther = ({ from, to }: { from: number; to: number }) => at < from || at >= to;
  return {
    ...amounts,
    prices: amounts.prices.filter(isOther),
    money: amounts.money.filter(isOther),
    lines: amounts.lines.filter(isOther),
  };
}

const AT_HALF =
  /\b(at|by|before|after|since|until|till|til|into) (the )?half( ?time)?\b|\bhalf ?time\b|\b(first|second|1st|2nd) half\b|\bnot (just |only )?(a |the )?half\b/g;

/** "They're winning at half": when, and not how much. */
export const withoutHalfOfGame = (plain: string): string => plain.replace(AT_HALF, '');

/** Whether it is said that half of the game is played, which is no bet on the first half. */
export const isHalfTime = (plain: string): boolean =>
  /\b(at|by) (the )?half\b(?! (of|the))|\bhalf ?time\b/.test(plain) &&
  !/\bhalf ?time (line|lines|spread|ml|moneyline|total|bet|odds|price|prices)\b/.test(plain);
