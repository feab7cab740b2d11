import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOn } from '../tickets/named-legs.ts';
import { isPickOn } from './last-list.ts';
import { readAboutPicks } from './read-about-picks.ts';

/** What one has to bet with, and not what is put on it. */
const OWN =
  /\b(i|ive|we) (only |just )?(got|have|had)\b|\b(bankroll|roll|budget|br)\b|\b(for|this) (the |a )?(week|month|weekend|season)\b/;
const HOW_MUCH = /\bhow much\b/;
const WINS = /\b(win|wins|pay|pays|return|profit|make)\b/;

/** "Ok just the Jets. I got $200 for the week, how much on it": of that pick its part of this money, and not what all of it would pay. */
export function stakeOfNamed({ previous, mentions, plain, text }: Tagged): Asked | null {
  const shown = previous?.list === true && previous.ticket !== true ? (previous.focus ?? []) : [];
  const [mention, ...others] = mentions;
  if (!mention || others.length > 0 || !HOW_MUCH.test(plain) || !OWN.test(plain) || WINS.test(plain)) return null;
  const own = shown.filter((bet) => isOn(bet, mention));
  const [pick, ...more] = own.length > 0 ? own : shown.filter((bet) => isPickOn(bet, mention));
  const about = pick && more.length === 0 ? readAboutPicks(text) : null;
  if (!pick || about?.kind !== 'stakes' || about.bankrollCents === null) return null;
  return { kind: 'about', about: { ...about, place: shown.indexOf(pick) + 1 } };
}
