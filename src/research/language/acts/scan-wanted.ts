import type { ScanKind } from '#contract/research/scans.ts';
import type { Asked } from '../calls/call.ts';
import { scansAsked } from '../calls/market-calls.ts';
import type { MarketQuestion } from '../calls/subject.ts';

const KINDS: readonly (readonly [RegExp, ScanKind])[] = [
  [
    /\b(arb\w*|risk ?free|riskless|cant lose|guarante\w*|no risk|both (ways|sides)|all sides|lock in|sure profit)\b/,
    'arbitrage',
  ],
  [/\b(middle\w*|both win)\b/, 'middles'],
  [/\b(hold|vig|juice|margin|two way|2 way|cheap\w*|tight\w*)\b/, 'low_hold'],
];

/** What is to be looked for in the prices of all books: by what it is for, else where they differ most. */
export function scanWanted(plain: string, market: MarketQuestion): Asked {
  const kind = KINDS.find(([words]) => words.test(plain))?.[1] ?? 'gaps';
  return scansAsked([kind], market);
}
