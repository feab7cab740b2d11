import { asList, asObject, asText, type RawObject } from '../odds-feed/the-odds-api/raw-values.ts';
import { asEspnTime, asPersonName, asProse, asTeamName } from './espn-values.ts';
import { availabilityOf, type InjuryStatus } from './injury-status.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every word that an injury may be described with; whatever else a provider writes there is not passed on. */
const VOCABULARY = new Set([
  ...words(`abdomen abdominal achilles acl adductor ankle arm back bicep biceps body calf cheek chest chin clavicle
    coccyx collarbone concussion core disc ear elbow eye eyes face facial feet fibula finger fingers flexor foot
    forearm glute gluteal groin hamstring hand hands head heel hernia hip humerus jaw kidney knee knees labrum larynx
    lat leg legs lip lower lumbar lung mcl meniscus metatarsal mouth muscle neck nerve nose oblique orbital patella
    patellar pec pectoral pelvis plantar quad quadricep quadriceps rib ribs rotator scapula shin shoulder shoulders
    side skull spine spinal sternum stomach teeth tendon thigh throat thumb tibia toe toes tooth torso tricep triceps
    trunk upper wrist`),
  ...words(`bone bruise bruised bursitis chip contusion cramp cramps cuff cut cyst dehydration discomfort dislocated
    dislocation elbow fascia fasciitis fatigue flu fracture fractured hairline heart hyperextended hyperextension
    impingement infection inflammation injury irritation laceration ligament management migraine pain partial pinched
    pneumonia procedure reaction recovery rehab rest ruptured rupture separated separation soreness sore spasm spasms
    splints sports sprain sprained stiffness strain strained stress subluxation surgery surgical swelling tear
    tendinitis tendinopathy tendonitis tightness tommy john torn turf ucl valgus vertigo virus`),
  ...words(`coach's coaches conditioning covid decision disciplinary family illness injured leave load maintenance
    matter matters not other paternity personal protocol protocols reasons related suspension suspended undisclosed
    undecided unknown unspecified visa`),
  ...words('left right both high low the of and'),
]);

const LONGEST = 40;
const NOTHING = new Set(['', 'not specified', 'unknown', 'unspecified', 'other']);

/** "right ankle sprain" from the report's own fields, or the part of the body that a note puts in brackets. */
function injuryWords(details: RawObject | null, comment: string): string {
  const [type, detail, side] = [details?.type, details?.detail, details?.side].map(known);
  const where = type ? [side === 'left' || side === 'right' || side === 'both' ? side : '', type] : [];
  const what = type && detail && !type.includes(detail) ? detail : '';
  const described = [...where, what].filter(Boolean).join(' ');
  if (described) return described;
  return known(/\(([^()]{2,30})\)/.exec(comment)?.[1]);
}

/** In lower case; empty when a word of it is none that injuries are described with. */
function known(value: unknown): string {
  const text = (asText(value) ?? '').toLowerCase().replaceAll('’', "'");
  if (text.length > LONGEST || NOTHING.has(text)) return '';
  return text.split(/[\s/-]+/).every((word) => VOCABULARY.has(word)) ? text : '';
}

/** One player of an injury report, in words of our own: nothing of the provider's prose is kept. */
export type InjuryEntry = {
  player: string;
  /** "QB"; empty when it is not given. */
  position: string;
  status: InjuryStatus;
  /** "right ankle sprain"; empty when it is not known. */
  injury: string;
  reportedAt: Date | null;
};

export type TeamInjuries = { team: string; entries: InjuryEntry[] };

export type InjuryRefusal = 'malformed' | 'bad_name' | 'unknown_status' | 'available' | 'duplicate';

export type ParsedInjuries = {
  teams: TeamInjuries[];
  refused: Partial<Record<InjuryRefusal, number>>;
  /** The report's own time. */
  reportedAt: Date | null;
};

/** A league's injury report, or the injuries of a game's summary. Null when it is neither. */
export function parseInjuries(body: unknown): ParsedInjuries | null {
  const raw = asObject(body);
  if (!raw || !Array.isArray(raw.injuries)) return null;
  const found: ParsedInjuries = { teams: [], refused: {}, reportedAt: asEspnTime(raw.timestamp) };
  const refuse = (reason: InjuryRefusal, rows = 1) => {
    found.refused[reason] = (found.refused[reason] ?? 0) + rows;
  };
  for (const row of raw.injuries as unknown[]) {
    const group = asObject(row);
    const rows = asList(group?.injuries);
    const team = asTeamName(asObject(group?.team)?.displayName ?? group?.displayName);
    if (!group || !team) refuse(group ? 'bad_name' : 'malformed', Math.max(1, rows.length));
    else found.teams.push({ team, entries: newestOfEach(rows, refuse) });
  }
  return found;
}

function newestOfEach(rows: readonly unknown[], refuse: (reason: InjuryRefusal) => void): InjuryEntry[] {
  const byPlayer = new Map<string, InjuryEntry>();
  for (const row of rows) {
    const entry = parseEntry(asObject(row));
    if (typeof entry === 'string') {
      refuse(entry);
      continue;
    }
    const other = byPlayer.get(entry.player);
    if (other) refuse('duplicate');
    if (!other || timeOf(other) < timeOf(entry)) byPlayer.set(entry.player, entry);
  }
  return [...byPlayer.values()];
}

const timeOf = ({ reportedAt }: InjuryEntry): number => reportedAt?.getTime() ?? 0;

function parseEntry(raw: RawObject | null): InjuryEntry | InjuryRefusal {
  if (!raw) return 'malformed';
  const athlete = asObject(raw.athlete);
  const player = asPersonName(athlete?.displayName ?? athlete?.fullName);
  if (!player) return 'bad_name';
  const comment = asProse(raw.shortComment);
  const status = availabilityOf(raw.status, comment);
  if (status === null) return 'unknown_status';
  if (status.kind === 'available') return 'available';
  const position = asObject(athlete?.position)?.abbreviation;
  return {
    player,
    position: typeof position === 'string' && /^[A-Z0-9/]{1,4}$/.test(position) ? position : '',
    status,
    injury: injuryWords(asObject(raw.details), comment),
    reportedAt: asEspnTime(raw.date),
  };
}
