import { asList, asObject, type RawObject } from '../odds-feed/the-odds-api/raw-values.ts';
import { asEspnTime, asPersonName, asProse, asTeamName } from './espn-values.ts';
import { availabilityOf, type InjuryStatus } from './injury-status.ts';
import { injuryWords } from './injury-words.ts';

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
