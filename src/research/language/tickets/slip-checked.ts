import type { Meant } from '../meant/meant.ts';

const CHECKS =
  /\bcheck (?:this|it|that|these|my \w+|out)\b|\b(?:rate|grade|judge|review|critique) (?:this|it|my|these|that)\b|\bthoughts\b|\bwhat (?:do|d) (?:you|u|ya) think\b|\bgood (?:parlay|slip|ticket)\b|\bany good\b/i;
const PAYS = /\b(?:pays?|paying|payout|returns?|to win|odds|prices?|lines?|each|apiece)\b/i;
/** Bets that are only named together may be asked about one by one. */
const SLIP = /\b(?:parlays?|slip|ticket|legs?|sgp|acca|card)\b/i;
/** From which share on it is one parlay that is named. */
const LEAST = 0.4;
/** So sure it is that it is to be judged. */
const SURE = 0.75;

/** "Check this for me, fanduel $25: cavs ml, celtics ml" of a parlay that is named asks for a judgement, and not for its price alone. */
export function slipJudged(meant: Meant | null, message: string): Meant | null {
  const isSlip = meant?.want === 'parlay.pays' && meant.named !== null && meant.share >= LEAST;
  if (!meant?.named || !isSlip || !CHECKS.test(message) || PAYS.test(message)) return meant;
  if (!meant.question.includes('$') && !SLIP.test(message)) return meant;
  const want = 'parlay.judge';
  return { ...meant, want, isVerdict: true, share: Math.max(meant.share, SURE), named: { ...meant.named, want } };
}
