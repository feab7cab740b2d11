import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { REAL_ODDS } from '../tickets/ticket-chance.ts';
import { answerAct } from './answer-act.ts';
import { wantedOf } from './wanted-of.ts';

const MOST_WORDS = 10;

/** "And what are the real odds" behind one bet: what is fair of it, whatever was worked out on it since. Null: another is named, or nothing was shown. */
export function realOdds(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  const isElse = mentions.length + amounts.prices.length + amounts.money.length > 0 || tokens.length > MOST_WORDS;
  if (isElse || !REAL_ODDS.test(plain) || (previous?.focus ?? []).length !== 1) return null;
  const { ofShown } = wantedOf(read);
  return ofShown && answerAct({ ...ofShown.question, act: 'fair', after: 'bet' });
}
