import type { BetQuestion } from '../calls/call.ts';

/** How a bet that is named whole is asked about, where it is more than whether it is good. */
const ASKED: readonly (readonly [asks: RegExp, as: BetQuestion])[] = [
  [
    /^(?:and |so |ok )*what(?:['’]?s| is| are)? (?:the |your )?(?:best )?(?:case|arguments?|reasons?) against (?=\S)/i,
    'against',
  ],
  [/^(?:and |so |ok )*(?:what speaks against|argue against|talk me out of) (?=\S)/i, 'against'],
  [/^(?:and |so |ok )*how (?:confident|sure) (?:are|r) (?:you|u|ya) (?:in|on|about|of) (?:the )?(?=\S)/i, 'sure'],
];

/** "What speaks against over 2.5 rounds in Imavov Chimaev": as whether that bet is good, and what is told of it. Null: it is asked otherwise. */
export function toldAs(message: string): { question: string; tells: BetQuestion } | null {
  for (const [asks, tells] of ASKED) {
    const bet = message.replace(asks, '');
    if (bet !== message) return { question: `Is ${bet.replace(/[?.!\s]+$/, '')} a good bet?`, tells };
  }
  return null;
}
