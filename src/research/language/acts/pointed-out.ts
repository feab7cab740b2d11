import type { Asked } from '../calls/call.ts';
import { ORDINALS } from '../ordinals.ts';
import { isChatter } from '../wishes/plain-words.ts';
import { numberWord } from '../wishes/wish-words.ts';
import type { ActQuestion } from './act-question.ts';
import { answerAct } from './answer-act.ts';

const POINTS = /^(the|that|this|one|number|no|pick|bet|leg|last|just|only|and|ok|what|whats|about|how|then)$/;

/** "The 2nd one", "#2": one of those that were shown, and nothing else: it is told of by itself. */
export function pointedOut(question: ActQuestion): Asked | null {
  const { open, places, shown, tokens, previous } = question;
  const isAlone = tokens.every(
    ({ text, number }) =>
      number !== null || text in ORDINALS || numberWord(text) !== null || POINTS.test(text) || isChatter(text),
  );
  if (open || places.length !== 1 || shown.length < 2 || !isAlone) return null;
  return answerAct({ ...question, act: previous?.list === true && previous.ticket !== true ? 'why' : 'keep' });
}
