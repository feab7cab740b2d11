import { playingIn } from '../../slate/playing-in.ts';
import type { Known } from '../correct/named-parts.ts';
import { readWindow } from '../read-window.ts';
import type { TimeWindow } from '../reading.ts';
import type { Entity, EntityText } from './entities.ts';

/**
 * "Mets ml tomorrow" where the Mets play today as well: the day says which of their games it is, and the next one does not stand in for
 * it. Who plays once ahead is in that game, whatever day is said.
 */
export function gameOfDay(read: EntityText, known: Known): EntityText {
  const [time, ...others] = read.entities.filter(({ kind }) => kind === 'time');
  const window = time && others.length === 0 ? windowOf(time, read, known) : null;
  if (!time || !window) return read;
  const own = read.entities.map((entity) => ofDay(entity, window, known.clock.nowMs));
  if (own.every((entity, at) => entity === read.entities[at]) || areApart(own)) return read;
  return {
    ...read,
    entities: own.map((entity) =>
      entity === time ? { ...entity, text: window.label, choosesGame: true as const } : entity,
    ),
  };
}

/** Who is named plays in different games: the day may be of one of them alone. */
function areApart(entities: readonly Entity[]): boolean {
  const games = entities.flatMap(({ part }) =>
    part?.kind === 'name' ? [new Set(part.mention.persons.map(({ event }) => event.id))] : [],
  );
  return games.some((one) => games.some((other) => [...one].every((id) => !other.has(id))));
}

const windowOf = ({ from, to }: Entity, { tokens }: EntityText, { clock }: Known): TimeWindow | null =>
  readWindow(tokens.slice(from, to), clock, { throughMonday: false });

/** Who is named, in the games of that day alone; as it was, where the day chooses none of several. */
function ofDay(entity: Entity, window: TimeWindow, nowMs: number): Entity {
  if (entity.part?.kind !== 'name') return entity;
  const { mention } = entity.part;
  const ahead = mention.persons.filter(({ event }) => event.startsAt.getTime() > nowMs);
  const then = playingIn(window, ahead, nowMs);
  const games = new Set(ahead.map(({ event }) => event.id)).size;
  if (games < 2 || mention.names.length > 1 || then.length === ahead.length) return entity;
  const persons = then.length > 0 ? then : mention.persons;
  return { ...entity, part: { ...entity.part, mention: { ...mention, persons } } };
}
