import { BetRef } from '#contract/research/bet.ts';
import { isRefused } from '../../tools/find-market.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { statedOf } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import { isStored, type StoredBet, storedBet, worldOf } from '../sums/stored-bet.ts';
import { spokenAs, spokenBet } from './bet-in-focus.ts';

/** It is taken for sure. */
const LOCK =
  /\b(?:its|is it|is that|is this|that|thats|this is|so|basically|pretty much|a|an) (?:a |an |like )*(?:\w+ )?(?:lock|sure thing|slam dunk|gimme|no ?brainer|sure bet)\b|^(?:(?:so|ok|and|then|wait|basically|its|thats|it is|this is|a|guaranteed|pretty much) )*(?:easy|free) (?:money|cash|win)\b|\bcan ?(?:t|not) (?:lose|miss)\b|^(?:(?:so|ok|and|is|its|it|that|thats|this) )*(?:guaranteed|a lock)(?: (?:then|right|to (?:win|hit|cash)|win|tho|though))*$/;
/** "1-10", "out of 10", "scale of 1 to 100". */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:1|one|0|zero|scale) ?(?:-|–|to|through|of) ?(?:1 ?(?:-|to) ?)?(?:100|a hundred)\b|\bout of (?:100|a hundred)\b/i,
    100,
  ],
  [/\b(?:1|one|0|zero) ?(?:-|–|to|thru|through) ?(?:10|ten)\b|\bout of (?:10|ten)\b|\bscale of (?:10|ten)\b/i, 10],
];
const SURE =
  /\b(?:sure|confident|confidence|rate|like|love|strong\w*|feel\w*|trust|good|scale|lock|certain|solid|number)\b/;
/** Others are looked for, a profit is to be locked in, or how often it would win. */
const ELSE =
  /\b(?:best|another|any|which|what|locks|lock (?:in|it|up|of)|how often|how many|times|profit|arb\w*|hedge|tonight|today|tomorrow|week|parlay|means?|define|worth|should|take it|bet it|play it|risk free)\b/;
const MOST_WORDS = 14;
const STARS = 5;

/**
 * "So its a lock? 1-10 how sure" behind one bet: how often it wins, and, where it was judged, the confidence in it on that very scale; free.
 * Null: no one bet was spoken of, or something else is asked.
 */
export function sureAsked(read: Tagged): Asked | null {
  const { plain, text, tokens, mentions, books, previous } = read;
  const scale = SURE.test(plain) ? (SCALES.find(([said]) => said.test(text))?.[1] ?? null) : null;
  const isLock = LOCK.test(plain);
  if ((!isLock && scale === null) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  const bet = mentions.length + books.length > 0 ? null : spokenBet(read);
  const stored = bet && storedBet(statedOf({ ...bet, price: null }), read);
  if (!bet || !stored || !isStored(stored)) return null;
  const score = previous?.unjudged === true ? null : scoreOf(bet, scale ?? STARS, read);
  return say(
    [...(isLock ? [noLock(stored)] : []), sureWords(stored, score, isLock, scale)].join(' '),
    [],
    spokenAs(bet, read),
  );
}

const noLock = ({ name, win, push }: StoredBet): string =>
  `No, it is no lock: ${name} wins ${percent(win)} of the time${push > 0 ? ` and pushes ${percent(push)}` : ''}, and loses ${percent(1 - win - push)}.`;

function sureWords({ name, win }: StoredBet, score: Score | null, isLock: boolean, scale: number | null): string {
  const chance = isLock ? '' : `${name} wins ${percent(win)} of the time. `;
  if (score === null) {
    const points = scale === null ? '' : `As a chance to win that is about ${Math.round(win * scale)} of ${scale}. `;
    return `${chance}${points}How sure I am of its price is part of a verdict: ask "is it a good bet" for that.`;
  }
  return `${score.points} of ${score.scale}: ${score.end}. ${chance}That number is how sure I am that its price beats the fair one, not how likely it is to win.`;
}

type Score = { points: number; scale: number; end: string };

/** The confidence of the verdict that was given, on the scale that is asked for. */
function scoreOf(bet: BetFocus, scale: number, read: Tagged): Score | null {
  const parsed = BetRef.safeParse(statedOf(bet));
  const found = parsed.success ? priceBets({ bets: [parsed.data] }, { ...worldOf(read), may: 'verdicts' }) : null;
  if (!found || isRefused(found) || !found.ok) return null;
  const [priced] = found.data.bets;
  const judged = priced?.priced ? (priced.atAsked ?? priced.atBest) : null;
  if (!judged?.verdict) return null;
  const { confidence, passReason, verdict } = judged;
  const end = passReason === null ? `a ${verdict} at ${judged.text}` : `a pass at ${judged.text}, ${passReason}`;
  return { points: Math.round((confidence / STARS) * scale), scale, end };
}
