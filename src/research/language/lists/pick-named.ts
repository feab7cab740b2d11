import type { Mention } from '../calls/mentions.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { isOn } from '../tickets/named-legs.ts';
import { isPickOn } from './last-list.ts';

/** The picks on who is named; without any, those of his game. */
export function picksMeant(shown: readonly BetFocus[], mention: Mention): readonly BetFocus[] {
  const own = shown.filter((bet) => isOn(bet, mention));
  return own.length > 0 ? own : shown.filter((bet) => isPickOn(bet, mention));
}

/** The one pick of the list that is shown which the one name of a message means, by its place from 1. Null: none, or one of several. */
export function pickNamed({ previous, mentions }: Tagged): { mention: Mention; place: number } | null {
  const shown = previous?.list === true && previous.ticket !== true ? (previous.focus ?? []) : [];
  const [mention, ...others] = mentions;
  if (!mention || others.length > 0) return null;
  const [pick, ...more] = picksMeant(shown, mention);
  return pick && more.length === 0 ? { mention, place: shown.indexOf(pick) + 1 } : null;
}
