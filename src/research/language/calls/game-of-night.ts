import type { Token } from '#engine/names/tokenise.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { TimeWindow } from '../reading.ts';
import type { Mention } from './mentions.ts';

const NIGHT = /^(?:mnf|snf|tnf)$/;

/** "MNF under 39.5": the one NFL game of that night, as if one of its sides had been named. Null: several are played then, or none. */
export function gameOfNight(
  tokens: readonly Token[],
  window: TimeWindow | null,
  { events, nowMs }: { events: readonly SlateEvent[]; nowMs: number },
): Mention | null {
  const from = tokens.findIndex(({ text }) => NIGHT.test(text));
  if (from < 0 || window === null) return null;
  const [event, ...others] = events.filter(({ startsAt, sportKey }) => {
    const at = startsAt.getTime();
    return leagueOf(sportKey) === 'NFL' && at > nowMs && at >= window.fromMs && at < window.toMs;
  });
  if (!event || others.length > 0) return null;
  const { home: name } = event;
  const persons = [{ kind: 'side' as const, name, selection: 'home' as const, event }];
  return { from, to: from + 1, kind: 'side', persons, names: [name], begun: null };
}
