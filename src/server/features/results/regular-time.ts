type Score = { home: number; away: number };

const FINAL = /^F(?:inal)?(?:\/(.{1,4}))?$/i;
const INNINGS = 9;

/**
 * How a game outside soccer stood after regular time, which a three-way bet is on: what went on was level. Null where the source does not
 * say whether it went on.
 */
export function regularScore(detail: string, score: Score): Score | null {
  const found = FINAL.exec(detail);
  if (!found) return null;
  const more = found[1];
  if (more === undefined) return score;
  if (/^(?:\d?OT|SO)$/i.test(more)) return LEVEL;
  if (!/^\d{1,2}$/.test(more)) return null;
  return Number(more) > INNINGS ? LEVEL : score;
}

const LEVEL: Score = { home: 0, away: 0 };
