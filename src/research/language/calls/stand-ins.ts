import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import type { Reading } from '../reading.ts';
import type { Mention } from './mentions.ts';

/** What is priced of who plays there, and of nobody else. */
const POSITIONS: Readonly<Record<string, { counts: string; not?: string }>> = {
  qb: { counts: 'prop:player_pass_yds' },
  quarterback: { counts: 'prop:player_pass_yds' },
  rb: { counts: 'prop:player_rush_yds', not: 'prop:player_pass_yds' },
  back: { counts: 'prop:player_rush_yds', not: 'prop:player_pass_yds' },
  wr: { counts: 'prop:player_reception_yds', not: 'prop:player_rush_yds' },
  receiver: { counts: 'prop:player_reception_yds', not: 'prop:player_rush_yds' },
  wideout: { counts: 'prop:player_reception_yds', not: 'prop:player_rush_yds' },
  pitcher: { counts: 'prop:pitcher_strikeouts' },
  starter: { counts: 'prop:pitcher_strikeouts' },
};
const PRONOUN = /^(his|hers|her|him|he|she|hes|shes)$/;

/** Who was spoken of: the bet before, the game it is of, and who was named last. */
type Spoken = {
  previous: Reading | null;
  games: readonly SlateEvent[];
  playersOf: (name: string) => readonly Person[];
};

/**
 * Words that stand for somebody who is not named: "the other RB" for the one beside him who was spoken of, "her" for the only player
 * that the question before named. Empty: nobody, or more than one whom they might mean.
 */
export function standIns(tokens: readonly Token[], spoken: Spoken): Mention[] {
  const place = otherAt(tokens);
  const other = place && otherOf(place.position, spoken);
  if (place && other) return [mentionOf(other, place)];
  const they = tokens.findIndex(({ text }) => THEY.test(text));
  const team = they < 0 ? null : teamLooked(spoken);
  if (team) return [{ ...mentionOf(team, { from: they, to: they + 1 }), persons: spoken.playersOf(team.name) }];
  const at = tokens.findIndex(({ text }) => PRONOUN.test(text));
  const named = at < 0 ? null : lastNamed(spoken);
  return named ? [mentionOf(named, { from: at, to: at + 1 })] : [];
}

const THEY = /^(they|them|their|theyre)$/;

/** "When do they play then" behind a day on which they do not: the team whose games were looked for, and not found. */
function teamLooked({ previous, playersOf }: Spoken): Person | null {
  const [first, second] = previous?.looked ?? [];
  const [name, other] = first?.tool === 'find_games' && !second ? (first.input.names ?? []) : [];
  const [person] = name === undefined || other !== undefined ? [] : playersOf(name);
  const isFound = (previous?.focus ?? []).some(({ eventId }) => eventId === person?.event.id);
  return person && !isFound ? person : null;
}

const mentionOf = (person: Person, { from, to }: { from: number; to: number }): Mention => ({
  from,
  to,
  kind: person.kind,
  persons: [person],
  names: [person.name],
  begun: null,
});

/** "The other rb", "other team's qb". */
function otherAt(tokens: readonly Token[]): { from: number; to: number; position: string } | null {
  const from = tokens.findIndex(({ text }) => text === 'other');
  if (from < 0) return null;
  const to = tokens.findIndex(({ text }, at) => at > from && at <= from + 2 && Object.hasOwn(POSITIONS, text));
  return to < 0 ? null : { from, to: to + 1, position: tokens[to]?.text ?? '' };
}

function otherOf(position: string, { previous, games }: Spoken): Person | null {
  const [spoken] = previous?.focus ?? [];
  const event = games.find(({ id }) => id === spoken?.eventId);
  const wanted = POSITIONS[position];
  if (!spoken?.player || !event || !wanted) return null;
  const pricedOn = (market: string | undefined) =>
    new Set(event.markets.flatMap((one) => (one.market === market ? [one.player] : [])));
  const [those, not] = [pricedOn(wanted.counts), pricedOn(wanted.not)];
  const [only, second] = [...those].filter((name) => name !== spoken.player && !not.has(name));
  return only !== undefined && second === undefined ? { kind: 'player', name: only, event } : null;
}

/**
 * The one player that was named last: where the bets that were shown are on several, or on none. Of the one bet that is spoken of who it
 * is on is meant without a word of ours.
 */
function lastNamed({ previous, playersOf }: Spoken): Person | null {
  const focus = previous?.focus ?? [];
  const onPlayers = new Set(focus.flatMap(({ player }) => player ?? [])).size;
  const [name, second] = previous?.players ?? [];
  if (onPlayers === 1 || second !== undefined) return null;
  const last = name ?? (onPlayers === 0 ? previous?.named : null) ?? null;
  return last === null ? null : (playersOf(last)[0] ?? null);
}
