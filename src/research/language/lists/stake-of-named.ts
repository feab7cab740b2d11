import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { pickNamed } from './pick-named.ts';
import { readAboutPicks } from './read-about-picks.ts';

/** What one has to bet with, and not what is put on it. */
const OWN =
  /\b(i|ive|we) (only |just )?(got|have|had)\b|\b(bankroll|roll|budget|br)\b|\b(for|this) (the |a )?(week|month|weekend|season)\b/;
const HOW_MUCH = /\bhow much\b/;
const WINS = /\b(win|wins|pay|pays|return|profit|make)\b/;

/** "Ok just the Jets. I got $200 for the week, how much on it": of that pick its part of this money, and not what all of it would pay. */
export function stakeOfNamed(read: Tagged): Asked | null {
  const { plain, text } = read;
  if (!HOW_MUCH.test(plain) || !OWN.test(plain) || WINS.test(plain)) return null;
  const pick = pickNamed(read);
  const about = readAboutPicks(text);
  if (!pick || about?.kind !== 'stakes' || about.bankrollCents === null) return null;
  return { kind: 'about', about: { ...about, place: pick.place } };
}
