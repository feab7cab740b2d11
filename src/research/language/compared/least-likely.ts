import type { Asked, BetQuestion } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { AboutPicks } from '../lists/about-picks.ts';

const FAILS =
  '(?:not|lose|loses|losing|bust|busts|miss|misses|screw|screws|kill|kills|blow|blows|sink|sinks|ruin|ruins|fail|fails|fall|hurt|hurts|choke|chokes|flop|flops|cost|costs|mess|break|breaks|burn|burns|bite|fuck|fucks|wreck|wrecks|tank|tanks|go down|goes down|let|lets|trip|trips|crash|crashes|die|dies)';
/** By how often it wins, and not by what it is worth. */
const LEAST_LIKELY = new RegExp(
  [
    String.raw`\b(?:riskiest|riskier|iffiest|sketchiest|scariest|diciest|least (?:likely|safe|sure|certain|probable)|less likely)\b`,
    String.raw`\b(?:most|more) (?:likely|apt|prone|probable|liable) to ${FAILS}\b|\blikeli(?:est|er) to ${FAILS}\b`,
    String.raw`\b(?:which|what|whats|who|whos)\b.* ${FAILS} (?:\w+ ){0,3}(?:most|more|first|often|oftener)\b`,
    String.raw`\b(?:which|what|whats|who|whos)\b.*\b(?:gonna|going to|will|would|might|could) ${FAILS}\b`,
    String.raw`\b(?:lowest|worst|smallest|slimmest|weakest) (?:win )?(?:chances?|shot|probability|odds of|percent|percentage)\b`,
    String.raw`\b(?:biggest|most|more) (?:risk|of a risk|danger)\b`,
    String.raw`\bworried about\b|\bsweat(?:ing)? (?:the )?most\b`,
  ].join('|'),
);
const BY_VALUE = /\b(value|edge|ev|worth|price)\b/;

type Calls = Extract<Asked, { kind: 'calls' }>;

const OF_BETS: ReadonlySet<BetQuestion | undefined> = new Set<BetQuestion | undefined>(['worst', 'better', 'likelier']);

/** "Which of those is most likely to blow it": of bets that are held against each other the one that wins least often is told. */
export function leastLikely(asked: Asked | null, { plain }: Tagged): Asked | null {
  if (!asked || !LEAST_LIKELY.test(plain) || BY_VALUE.test(plain)) return asked;
  if (asked.kind === 'about') return isOfOrder(asked.about) ? { ...asked, about: { kind: 'riskiest' } } : asked;
  if (asked.kind !== 'calls' || !OF_BETS.has(asked.explains)) return asked;
  const { pointed: _, ...rest } = asked;
  return { ...rest, explains: 'riskier' };
}

/** The same of bets that are judged here for the first time. */
export const leastLikelyTold = (asked: Calls, { plain }: Tagged): Calls =>
  OF_BETS.has(asked.tells) && LEAST_LIKELY.test(plain) && !BY_VALUE.test(plain)
    ? { ...asked, tells: 'riskier' }
    : asked;

const isOfOrder = (about: AboutPicks): boolean =>
  about.kind === 'weakest' || about.kind === 'strongest' || (about.kind === 'ordered' && about.one);
