import type { Token } from '#engine/names/tokenise.ts';
import { pointedAt } from '../calls/focus.ts';
import type { Mention } from '../calls/mentions.ts';
import type { BetFocus } from '../reading.ts';
import { hashPlaces, placesIn } from '../tickets/places-in.ts';

/** Which of the bets that were shown a message is about: their places from 1. `open`: it does not say; null: it names somebody else. */
export type Targets = { places: readonly number[]; open: boolean } | null;

type Pointing = {
  tokens: readonly Token[];
  text: string;
  mentions: readonly Mention[];
  /** Of several the one that the answer before was about, from 1. */
  spoken: number | null;
};

const ALL = /^(all|both|each|every|everything|them|these|those|they)$/;
const THAT = /^(it|that|this)$/;

/** "The second one", "#3", "the Bills one", "all of them". */
export function targetsIn(shown: readonly BetFocus[], { tokens, text, mentions, spoken }: Pointing): Targets {
  const all = shown.map((_, at) => at + 1);
  const isOf = new Set(shown.map(({ eventId }) => eventId)).size === 1 ? isOnSide : isOn;
  const named = mentions.map((mention) => all.filter((place) => isOf(shown[place - 1], mention)));
  if (named.some((places) => places.length === 0)) return null;
  if (named.length > 0) return { places: [...new Set(named.flat())], open: false };
  if ((pointedAt(tokens, text) ?? 1) > Math.max(shown.length, 1)) return null;
  const pointed = [...new Set([...placesIn(tokens, shown.length), ...hashPlaces(text, shown.length)])];
  if (pointed.length > 0) return { places: pointed, open: false };
  const isOfAll = tokens.some(({ text: word }) => ALL.test(word));
  if (spoken !== null && spoken <= shown.length && !isOfAll && tokens.some((token) => THAT.test(token.text)))
    return { places: [spoken], open: false };
  return { places: all, open: !isOfAll };
}

/** On whom a bet is; a total is of both sides. */
function isOn(bet: BetFocus | undefined, { persons }: Mention): boolean {
  return (
    bet !== undefined &&
    persons.some(({ kind, name, event }) => event.id === bet.eventId && (kind !== 'player' || bet.player === name))
  );
}

/** Behind bets on a side of one game whoever plays against it is somebody else. */
const isOnSide = (bet: BetFocus | undefined, mention: Mention): boolean =>
  isOn(bet, mention) &&
  ((bet?.side !== 'home' && bet?.side !== 'away') ||
    bet.player !== null ||
    mention.persons.some((person) => person.kind === 'player' || person.selection === bet.side));
