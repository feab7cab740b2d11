import { deniesTrouble } from './denial.ts';
import { speaksOfExit } from './exit-talk.ts';
import { featuresOf } from './features.ts';
import { speaksOfHedge } from './hedge-talk.ts';
import { decide, findCrisis, findSigns, isCrisis, weigh, withoutTalk } from './judge.ts';
import { speaksOfLine } from './line-talk.ts';
import { withoutTeams } from './team-doing.ts';
import weights from './weights.json' with { type: 'json' };
import type { Word } from './words.ts';

export type Distress = {
  found: boolean;
  suicide: boolean;
  /** Found by the weights of its words alone: an age or a wish to be kept out says more. */
  onlyWeighed: boolean;
};

/** A table without a prototype: a word may be "constructor". */
const WEIGHTS: Readonly<Record<string, number>> = Object.assign(Object.create(null), weights);

/**
 * Whether a message shows distress about gambling, soft signs included, or speaks of suicide.
 *
 * Formula: ordinary betting talk is taken out; then rules over concepts in what the writer says of himself, and the sum of
 * learned weights of the message's words. Either is enough, unless the weights speak plainly against a rule.
 * Source: the rules are written by hand, the weights by `tooling/scripts/harm-train.ts` from `tooling/evals/harm`.
 * Known bias: leans to finding it. A needless word of help costs a bettor one answer; a missed one can cost far more.
 */
export function readDistress(words: readonly Word[]): Distress {
  const rest = withoutTalk(words);
  const weight = weigh(featuresOf(words), WEIGHTS);
  if (isCrisis(weight, findCrisis(rest).length > 0)) return { found: true, suicide: true, onlyWeighed: false };
  const signs = findSigns(rest).length;
  const isTalk =
    speaksOfExit(words) || (signs === 0 && (deniesTrouble(words) || speaksOfHedge(words) || speaksOfLine(words)));
  const found = decide(weight, signs) && !isTalk && !isOfTeams(words);
  return { found, suicide: false, onlyWeighed: found && signs === 0 };
}

/** Whether all that sounds like trouble is said of teams: without it nothing does. */
function isOfTeams(words: readonly Word[]): boolean {
  const others = withoutTeams(words);
  if (others === words) return false;
  return !decide(weigh(featuresOf(others), WEIGHTS), findSigns(withoutTalk(others)).length);
}
