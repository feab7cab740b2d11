import type { MessageAction } from '#contract/chat.ts';
import type { UsState } from '#contract/research/us-states.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { saysUnderAge } from '#research/language/harm/read-age.ts';
import { wordsOf } from '#research/language/harm/words-of.ts';
import { joinSigns } from '#research/language/join-signs.ts';
import type { Intent } from '#research/language/reading.ts';
import { statesIn } from '#research/language/states-in.ts';
import type { Bettor } from '#research/words/bettor.ts';
import { helpActions } from '#research/words/plain-answers/help-actions.ts';
import { underAgeDistressAnswer } from '#research/words/plain-answers/help-answers.ts';
import { plainAnswer } from '#research/words/plain-answers/plain-answer.ts';
import { explainEarlierPick } from './explain-earlier-pick.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/**
 * An answer that costs nothing, and what the transaction that saves it has to do about the age of its writer:
 * `states_under_age`: the question says it, and it is kept; `of_age`: it speaks of picks or stakes, which are for nobody
 * of whom that is known; `any`: it is for everybody.
 */
export type FreeAnswer = {
  text: string;
  age: 'any' | 'of_age' | 'states_under_age';
  /** Buttons beside the words. */
  actions?: readonly MessageAction[];
};

/** The whole answer where no slate is needed for it; null: picks are asked for. */
export async function freeAnswer(
  deps: Pick<TurnDeps, 'db' | 'site'>,
  turn: Turn,
  bettor: Bettor,
): Promise<FreeAnswer | null> {
  const { reading } = turn;
  const explained = await explainEarlierPick(deps.db, turn, bettor);
  if (explained !== null) return { text: explained, age: 'of_age' };
  const text = plainAnswer(reading, deps.site, bettor, stateOf(turn));
  if (text === null) return null;
  const actions = helpActions(reading, deps.site);
  if (reading.intent === 'distress' && statesUnderAge(turn))
    return { text: underAgeDistressAnswer(deps.site, reading.mentionsSuicide), age: 'states_under_age', actions };
  return { text, age: AGE_OF[reading.intent] ?? 'any', actions };
}

/** The state that is named here, else in which the writer said to be. */
const stateOf = ({ input, reading }: Turn): UsState | null =>
  statesIn(joinSigns(tokenise(input.message)))[0]?.state ?? reading.memory?.state ?? null;

const AGE_OF: Partial<Record<Intent, FreeAnswer['age']>> = { under_age: 'states_under_age', bankroll: 'of_age' };

/** Trouble is read first, and an age that is told beside it is no less told. */
const statesUnderAge = ({ input, startedAt }: Turn): boolean =>
  saysUnderAge(wordsOf(joinSigns(tokenise(input.message))), startedAt.getUTCFullYear());
