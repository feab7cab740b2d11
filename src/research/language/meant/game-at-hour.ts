import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Known } from '../correct/named-parts.ts';
import { localTime } from '../time-zone.ts';
import type { Entity, EntityText } from './entities.ts';

const GAME = /^(?:game|gm|match|fight|bout|kick|kickoff|tip)$/;
const HOUR = /^(?:at )?(\d{1,2})(?:[: ](\d{2}))?(?:ish)?\s*(am|pm)?$/i;
const NOON = 12;
const MINUTES = 60;
const FIRST_OF_DAY = 7;

/** "The 4:30 game": the one that starts then today, named by who plays at home. Where several do, the hour stays one. */
export function gameAtHour(read: EntityText, known: Known): EntityText {
  const leagues = read.entities.flatMap(({ kind, means }) => (kind === 'league' ? means.split('/') : []));
  const entities = read.entities.map((entity) => {
    const isGame = entity.kind === 'time' && GAME.test(read.tokens[entity.to]?.text ?? '');
    const hour = isGame ? hourIn(entity.text) : null;
    return hour === null ? entity : (named(entity, gamesAt(hour, leagues, known)) ?? entity);
  });
  return { ...read, entities };
}

/** The hour of the day as a fraction; games of the morning say so. */
function hourIn(text: string): number | null {
  const [, hours, minutes, half] = HOUR.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > NOON || Number(hours) === 0) return null;
  const isMorning = half ? half.toLowerCase() === 'am' : Number(hours) > FIRST_OF_DAY + 1 && Number(hours) < NOON;
  const hour = (Number(hours) % NOON) + (isMorning ? 0 : NOON);
  return hour + Number(minutes ?? 0) / MINUTES;
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
