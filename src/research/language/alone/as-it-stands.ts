import type { ToolName } from '#contract/research/desk.ts';
import type { Asked } from '../calls/call.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { type Question, type Tagged, tag } from '../calls/tagged.ts';
import { asksElse } from '../correct/answered-question.ts';
import { inPlainWords } from '../onward/plainly/in-plain-words.ts';
import type { Reading } from '../reading.ts';
import { isProtecting } from '../reading-values.ts';
import { pointsBack } from './points-back.ts';
import { setAside } from './set-aside.ts';
import { isUnread, isWishInWords, standsAlone } from './stands-alone.ts';

/**
 * A message as it is to be answered: one that says all it asks for stands alone, whatever was shown before it. "Hedge $50 at +450 with -130"
 * behind picks is about none of them. `readBehind` reads the message anew behind another reading.
 */
export function asItStands(question: Question, readBehind: (previous: Reading) => Reading): Question {
  const { previous, reading } = question;
  if (previous === null || isProtecting(reading.intent)) return question;
  const read = tag(question);
  const { plain, hasNames, mentions } = read;
  const words = plain.split(' ').length;
  if (isAnswer(previous, question.text) || inPlainWords(question.text, previous, question) !== question.text)
    return question;
  const leans = pointsBack(plain, hasNames);
  const numbers = numbersOfSum(read);
  // Most that leans is planned once, behind what it leans on.
  if (leans && numbers < LEAST_NUMBERS && !isWishInWords(plain)) return question;
  const within = { asked: planCalls(question), reading };
  const isWholeSum = numbers >= (isMissed(within.asked) ? LEAST_NUMBERS : ALL_NUMBERS);
  if (leans && !isWholeSum && !(isUnread(within) && isWishInWords(plain))) return question;
  const apart: Question = { ...question, previous: null, reading: readBehind(setAside(previous)) };
  const alone = { asked: planCalls(apart), reading: apart.reading };
  const message = { plain, words, names: mentions.length };
  return standsAlone(message, alone, within, previous) ? apart : question;
}

/** So short is what tells who or which game is meant. */
const FEW_WORDS = 3;

/** What was asked back is answered by the next message; what follows words of help is heard behind them. */
export const isAnswer = (
  { asksWho, openSum, openEdit, intent, topic, mentionsSuicide }: Reading,
  text: string,
): boolean =>
  (asksWho === true && text.split(' ').length <= FEW_WORDS && !asksElse(text)) ||
  openSum != null ||
  (openEdit != null && !asksElse(text)) ||
  isProtecting(intent) ||
  topic === 'after_help' ||
  mentionsSuicide;

/** What is refused behind another answer, or would be judged there. */
const isMissed = (asked: Asked | null): boolean =>
  asked?.kind === 'say' || (asked?.kind === 'calls' && asked.calls.some(({ tool }) => JUDGES.has(tool)));
/** What is charged. */
export const JUDGES: ReadonlySet<ToolName> = new Set<ToolName>(['price_bets', 'build_parlay', 'best_bets']);

/** A stake and two prices are a whole sum; with two numbers one may be whole that behind something else lacked a part. */
const ALL_NUMBERS = 3;
const LEAST_NUMBERS = 2;
const NAMED_SUM =
  /\b(hedge|hedging|kelly|decimal|fraction|fractional|implied|break ?even|boost|boosted|free bet|bonus|no vig|no juice|middle|american odds)\b/;
const CHANGES_SUM = /\b(instead|what if|make it|change|same)\b/;

/** How many figures stand beside the name of a sum; none where it is of somebody's bet, or of the sum before. */
function numbersOfSum({ amounts: { prices, money, shares }, plain, mentions }: Tagged): number {
  if (mentions.length > 0 || !NAMED_SUM.test(plain) || CHANGES_SUM.test(plain)) return 0;
  return prices.length + money.length + shares.length;
}
