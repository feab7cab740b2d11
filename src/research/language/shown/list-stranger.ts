import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Known } from '../correct/named-parts.ts';
import { isPickOn, lastList } from '../lists/last-list.ts';
import type { Frame } from '../meant/merged.ts';
import { betTexts } from '../meant/spoken-of.ts';
import type { Reading } from '../reading.ts';

/** Who is named as one of the picks that were shown, and is on none of them; with the picks, each as it is asked for by name. */
export type ListStranger = { name: string; picks: readonly string[] };

const OF_A_PICK = /^ref\.(?:why|against|chance|best_price|conf|fair|worst|book|price|pays|stake|remove|save|moved)$/;
const SAYS_PICK = /\b(?:picks?|list|one you|you (?:gave|picked|had|like|liked))\b/i;

/** Null: nobody is named so, or he is on one of them. */
export function listStranger(
  { want, placed }: Frame,
  message: string,
  previous: Reading | null,
  known: Known,
): ListStranger | null {
  const names = placed.filter(({ role }) => role === 'name');
  const [name, ...others] = names;
  const { part } = name?.entity ?? {};
  const shown = lastList(previous);
  if (!shown || !name || others.length > 0 || part?.kind !== 'name' || !OF_A_PICK.test(want)) return null;
  if (!SAYS_PICK.test(message) || shown.bets.some((bet) => isPickOn(bet, part.mention))) return null;
  const picks = betTexts(shown.bets, known);
  return {
    name: part.mention.persons[0]?.name ?? name.entity.text,
    picks: picks.length === shown.bets.length ? picks : [],
  };
}

export const planStranger = ({ name, picks }: ListStranger): Asked =>
  say(
    `${name} is not among those picks${picks.length > 0 ? `: they are ${list(picks)}` : ''}. Nothing was changed; name a bet on ${name} to have it judged.`,
  );
