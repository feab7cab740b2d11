import type { Token } from '#engine/names/tokenise.ts';
import type { Mention } from '../calls/mentions.ts';
import type { TimeWindow } from '../reading.ts';
import type { Clock } from '../time-window.ts';
import { wishTimes } from '../wishes/wish-times.ts';

const OPTIONS = { throughMonday: false, before: null };
/** "Lakers ml on monday": how far behind a name its day may stand. */
const MOST_BETWEEN = 3;

/** `isShared`: it may hold for the other legs too, where they play then. */
export type LegDay = { window: TimeWindow; owner: Mention | null; isShared: boolean };

/** The days that are named of several bets, each with whose it is. Owner null: it stands beside nobody. */
export function legDays(tokens: readonly Token[], mentions: readonly Mention[], clock: Clock): LegDay[] {
  const spans = [...wishTimes(tokens, clock, OPTIONS)].map(([from, { to }]) => ({ from, to }));
  const days = spans.flatMap(({ from, to }) => {
    const window = windowIn(tokens.slice(from, to), clock);
    return window ? [{ window, owner: ownerOf({ from, to }, tokens, mentions) }] : [];
  });
  const last = mentions.at(-1);
  const isAlone = days.length === 1;
  return days.map(({ window, owner }) => ({
    window,
    owner,
    isShared: isAlone && (owner === null || owner === last),
  }));
}

function windowIn(words: readonly Token[], clock: Clock): TimeWindow | null {
  for (const { part } of wishTimes(words, clock, OPTIONS).values()) if (part.kind === 'time') return part.window;
  return null;
}

/** "Monday for the Lakers", "Lakers monday". */
function ownerOf(
  { from, to }: { from: number; to: number },
  tokens: readonly Token[],
  mentions: readonly Mention[],
): Mention | null {
  if (tokens[to]?.text === 'for') {
    const next = mentions.find((mention) => mention.from > to && mention.from <= to + 2);
    if (next) return next;
  }
  const before = mentions.findLast((mention) => mention.to <= from);
  return before && from - before.to <= MOST_BETWEEN && !isOfAll(tokens, from) ? before : null;
}

const isOfAll = (tokens: readonly Token[], at: number): boolean =>
  /^(all|both|parlay|double|treble|acca|sgp|together|everything)$/.test(tokens[at - 1]?.text ?? '');
