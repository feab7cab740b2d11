import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Known } from '../correct/named-parts.ts';
import { localTime } from '../time-zone.ts';
import type { Entity, EntityText } from './entities.ts';

const GAME = /^(?:game|gm|match|fight|bout|kick|kickoff|tip)$/;
const HOUR = /^(?:at )?(\d{1,2})(?:[: ](\d{2}))?(?:ish)?\s*(am|pm)?$/i;
const NOON = 12;
const MINUTES = 60;

/** "The 4:30 game": the one that starts then today, named by who plays at home. Where several do, the hour stays one. */
export function gameAtHour(read: EntityText, known: Known): EntityText {
  // A day that is named as well says which game it is.
  if (read.entities.filter(({ kind }) => kind === 'time').length > 1) return read;
  const leagues = read.entities.flatMap(({ kind, means }) => (kind === 'league' ? means.split('/') : []));
  const entities = read.entities.map((entity) => {
    const isGame = entity.kind === 'time' && GAME.test(read.tokens[entity.to]?.text ?? '');
    const games = isGame ? hoursIn(entity.text).flatMap((hour) => gamesAt(hour, leagues, known)) : [];
    return named(entity, games) ?? entity;
  });
  return { ...read, entities };
}

/** The hours of the day that it may be, as fractions: of both halves where none is said. */
function hoursIn(text: string): number[] {
  const [, hours, minutes, half] = HOUR.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > NOON || Number(hours) === 0) return [];
  const hour = (Number(hours) % NOON) + Number(minutes ?? 0) / MINUTES;
  const isMorning = half?.toLowerCase() === 'am';
  return half === undefined ? [hour, hour + NOON] : [isMorning ? hour : hour + NOON];
}

function gamesAt(hour: number, leagues: readonly string[], { slate, clock: { nowMs, zone } }: Known): SlateEvent[] {
  const today = localTime(nowMs, zone).day;
  return slate.events.filter(({ startsAt, sportKey }) => {
    const at = localTime(startsAt.getTime(), zone);
    const isOfLeague = leagues.length === 0 || leagues.includes(leagueOf(sportKey) ?? '');
    return startsAt.getTime() > nowMs && at.day === today && Math.abs(at.hour - hour) < 1 / MINUTES && isOfLeague;
  });
}

function named(entity: Entity, [event, ...others]: readonly SlateEvent[]): Entity | null {
  if (!event || others.length > 0) return null;
  const { home: name } = event;
  const persons = [{ kind: 'side' as const, name, selection: 'home' as const, event }];
  const { from, to } = entity;
  const mention = { from, to, kind: 'side' as const, persons, names: [name], begun: null };
  return { ...entity, kind: 'name', text: name, means: name, part: { from, to, means: name, kind: 'name', mention } };
}
