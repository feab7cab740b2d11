import type { Verdict } from '#contract/verdict.ts';
import type { TagTone } from '../../ui/tag.tsx';

export const VERDICTS: Readonly<Record<Verdict, { word: string; tone: TagTone; meaning: string }>> = {
  bet: { word: 'BET', tone: 'edge', meaning: 'The price beats the fair price with enough certainty' },
  lean: { word: 'LEAN', tone: 'steel', meaning: 'The price beats the fair price, but not by enough to be sure' },
  pass: { word: 'PASS', tone: 'neutral', meaning: 'Not worth taking at this price' },
};
