/** Whether a player can be counted on. */
export type InjuryStatus = {
  kind: 'out' | 'doubtful' | 'questionable' | 'probable' | 'available';
  /** What follows the player's name in a sentence. */
  words: string;
  /** Figures in `words`, by name. */
  numbers: Readonly<Record<string, number>>;
};

const status = (kind: InjuryStatus['kind'], words: string, numbers: InjuryStatus['numbers'] = {}): InjuryStatus => ({
  kind,
  words,
  numbers,
});

const KNOWN: Readonly<Record<string, InjuryStatus>> = {
  out: status('out', 'is listed as out'),
  doubtful: status('doubtful', 'is listed as doubtful'),
  questionable: status('questionable', 'is listed as questionable'),
  'day-to-day': status('questionable', 'is listed as day-to-day'),
  'game time decision': status('questionable', 'is a decision at game time'),
  probable: status('probable', 'is listed as probable'),
  active: status('available', ''),
  'injured reserve': status('out', 'is on injured reserve'),
  ir: status('out', 'is on injured reserve'),
  'ir-r': status('out', 'is on injured reserve, designated to return'),
  'ir-lt': status('out', 'is on long-term injured reserve'),
  'pup-p': status('out', 'is on the physically-unable-to-perform list'),
  'pup-r': status('out', 'is on the physically-unable-to-perform list'),
  'nfi-a': status('out', 'is on the non-football-injury list'),
  'nfi-r': status('out', 'is on the non-football-injury list'),
  suspension: status('out', 'is suspended'),
  suspended: status('out', 'is suspended'),
  bereavement: status('out', 'is on bereavement leave'),
  paternity: status('out', 'is on paternity leave'),
  'personal leave': status('out', 'is on personal leave'),
};

const INJURED_LIST = /^(\d{1,2})[- ]day[- ](?:il|dl)$/;
const SAID = /\b(?:is|remains|listed as|considered|deemed)\s+(questionable|doubtful|probable)\b/i;

/**
 * A report's status in our words, null when it is not known. "Out" stands from the last game while the newest note may
 * already call the player questionable for the next one: then both are said, and nobody counts him as missing.
 */
export function availabilityOf(raw: unknown, comment: string): InjuryStatus | null {
  const key = typeof raw === 'string' && raw.length < 40 ? raw.trim().toLowerCase() : '';
  const days = INJURED_LIST.exec(key)?.[1];
  if (days) return status('out', `is on the ${Number(days)}-day injured list`, { listDays: Number(days) });
  const known = Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined;
  if (!known) return null;
  const said = known.kind === 'out' && key === 'out' ? SAID.exec(comment)?.[1]?.toLowerCase() : undefined;
  return said ? status('questionable', `is listed as out and last reported as ${said}`) : known;
}
