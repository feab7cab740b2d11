import { phraseAt } from '#engine/names/phrase-index.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import type { Known } from '../correct/named-parts.ts';
import { lastBets } from '../lists/last-bets.ts';
import { lastList } from '../lists/last-list.ts';
import type { Reading } from '../reading.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import type { Entity, EntityText } from './entities.ts';

/**
 * Who of several of one name is meant in a chat: who plays in a game that was spoken of, or with another who is named beside him, or else
 * in the league of these. "Jets" behind an NFL game is no hockey team.
 */
export function inTalk(read: EntityText, previous: Reading | null, known: Known): EntityText {
  if (!read.entities.some(({ kind }) => kind === 'name')) return read;
  const spoken = gamesSpokenOf(previous, known);
  const beside = read.entities.flatMap((entity) => sureGamesOf(entity, known.clock.nowMs));
  const leagues = new Set((spoken.length > 0 ? spoken : beside).map(({ sportKey }) => leagueOf(sportKey)));
  const entities = read.entities.map(
    (entity) =>
      among(entity, spoken) ??
      among(entity, beside) ??
      (leagues.size === 1 ? ofLeague(entity, [...leagues][0] ?? null) : null) ??
      opposing(entity, read, known) ??
      entity,
  );
  return { ...read, entities };
}

/** The games ahead of what was shown, the newest answer's first. */
function gamesSpokenOf(previous: Reading | null, { slate, clock }: Known): readonly SlateEvent[] {
  if (previous === null) return [];
  const looked = (previous.looked ?? []).flatMap(({ input }) => ('eventId' in input ? [input.eventId] : []));
  const bets = [
    ...(previous.focus ?? []),
    ...lastBets(previous),
    ...(lastTicket(previous)?.legs ?? []),
    ...(lastList(previous)?.bets ?? []),
  ];
  const ids = new Set([...looked, ...bets.map(({ eventId }) => eventId)]);
  return slate.events.filter(({ id, startsAt }) => ids.has(id) && startsAt.getTime() > clock.nowMs);
}

/** The games of somebody who is named and goes by no other's name. */
const sureGamesOf = ({ part }: Entity, nowMs: number): readonly SlateEvent[] =>
  part?.kind === 'name' && part.mention.names.length === 1
    ? part.mention.persons.flatMap(({ event }) => (event.startsAt.getTime() > nowMs ? [event] : []))
    : [];

function among(entity: Entity, games: readonly SlateEvent[]): Entity | null {
  const { part } = entity;
  if (part?.kind !== 'name' || part.mention.names.length < 2) return null;
  return onlyOf(
    entity,
    part.mention.persons.filter(({ event }) => games.includes(event)),
  );
}

function ofLeague(entity: Entity, league: string | null): Entity | null {
  const { part } = entity;
  if (league === null || part?.kind !== 'name' || part.mention.names.length < 2) return null;
  return onlyOf(
    entity,
    part.mention.persons.filter(({ event }) => leagueOf(event.sportKey) === league),
  );
}

/**
 * "Messi to score or Nashville to win": who is called so in the game of another who is named, where who is mostly meant is in none. By the
 * whole name, as each bet is read by itself later.
 */
function opposing(entity: Entity, { tokens, entities }: EntityText, known: Known): Entity | null {
  const { part, from, to } = entity;
  const names = known.slate.names?.();
  const match = names && part?.kind === 'name' ? phraseAt(names, tokens, from) : null;
  if (match?.to !== to) return null;
  const games = entities.flatMap((other) => (other === entity ? [] : sureGamesOf(other, known.clock.nowMs)));
  const isIn = ({ event }: Person) => games.includes(event);
  const isOneOfSeveral = new Set(match.values.map(({ name }) => name)).size > 1;
  return isOneOfSeveral ? onlyOf(entity, match.values.filter(isIn)) : null;
}

/** The same of these persons, where they are one. */
function onlyOf(entity: Entity, persons: readonly Person[]): Entity | null {
  const [name, ...others] = new Set(persons.map((person) => person.name));
  if (entity.part?.kind !== 'name' || name === undefined || others.length > 0) return null;
  const { mention } = entity.part;
  const kind = persons[0]?.kind ?? mention.kind;
  const part = { ...entity.part, means: name, mention: { ...mention, kind, names: [name], persons } };
  return { ...entity, text: name, means: name, part };
}
