import { readAmounts } from '../calls/amounts.ts';
import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isPickOn } from '../lists/last-list.ts';
import { planWish } from './plan-wish.ts';

const OTHERS = /\b(others|any other|another|anyone else|anything else|who else|what else)\b/;

/** "Twins is the only real dog there. Any others at Caesars plus money" behind a list with the Twins: others, and not the Twins alone. */
export function othersThanNamed(read: Tagged): Asked | null {
  const { previous, tokens, mentions } = read;
  const shown = previous?.list === true && previous.ticket !== true ? (previous.focus ?? []) : [];
  const from = tokens.findLastIndex(({ afterBreak }) => afterBreak);
  const clause = from > 0 ? tokens.slice(from) : [];
  const isOfShown = mentions.every((one) => one.to <= from && shown.some((bet) => isPickOn(bet, one)));
  if (mentions.length === 0 || !isOfShown || !OTHERS.test(plainText(clause))) return null;
  const asked = { tokens: clause, text: plainText(clause), amounts: readAmounts(clause), mentions: [] };
  const plan = planWish({ ...read, ...asked });
  return plan?.kind === 'picks' ? { ...plan, reading: { ...plan.reading, stays: [] } } : null;
}
