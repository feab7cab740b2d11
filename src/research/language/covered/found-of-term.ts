import type { Asked } from '../calls/call.ts';
import { scanNamed } from '../calls/market-calls.ts';
import { sumsOf } from '../calls/sums-of.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import type { Topic } from '../calls/topics.ts';

const SCANNED: Readonly<Record<string, Topic>> = { middle: 'middles', arbitrage: 'arbitrage' };
const WANTED =
  /\b(?:real|actual|live|current|good)\b.*\b(?:ones?|example)\b|\b(?:give|show|find|got|have|see|any|are there|is there)\b(?: \w+){0,4} (?:ones?|examples?)\b|\bany (?:of (?:them|those)|right now|now|today|tonight|out there|on)\b/;

/** "Any other two ways", "any more of those in nba" behind two bets that were worked out together. */
const OTHERS =
  /^(?:(?:so|ok|okay|cool|nice|and|then|got|are|there|is|do|u|you|see|have|show|find|give|me) )*(?:any|some|other|another|more)\b(?: \w+){0,2} ?\b(?:arbs?|middles?|two ways?|2 ways?|pairs?|ones?|like (?:that|this|it|those)|of (?:those|these|them)|spots?|under 100)\b|\b(?:anything|something|any|others?|more) (?:else )?like (?:that|this|it|those)\b/;

/**
 * "Give me a real one on NBA tonight" behind what a middle or an arbitrage is, "any more like that" behind one that was worked out: those that
 * there are. Null: none is wanted.
 */
export function foundOfTerm(read: Tagged): Asked | null {
  const { previous, plain, topics, amounts, mentions } = read;
  const told = previous?.lookedUp?.kind === 'term' ? previous.lookedUp.term : previous?.term;
  const wanted = WANTED.test(plain) ? SCANNED[told?.replaceAll(' ', '_') ?? ''] : undefined;
  const topic = wanted ?? (OTHERS.test(plain) && mentions.length === 0 ? topicWorked(read) : undefined);
  if (topic === undefined || amounts.prices.length > 0) return null;
  return scanNamed({ ...toMarketQuestion(read), topics: new Set([...topics, topic]) });
}

/** Of which kind the two bets were that were worked out last. */
function topicWorked({ previous }: Tagged): Topic | undefined {
  const sum = sumsOf(previous).at(-1);
  if (sum?.kind === 'arbitrage') return 'arbitrage';
  if (sum?.kind !== 'middle') return undefined;
  const isMiddle = sum.ends?.some(({ first, second }) => first === 'win' && second === 'win') ?? true;
  return isMiddle ? 'middles' : 'arbitrage';
}
