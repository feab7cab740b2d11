const HOUR_MS = 3_600_000;
/** Games end and are graded nearly every day. */
export const USUAL_AGE_HOURS = 72;

export type Freshness = { words: string[]; faults: string[] };

/** How old the newest leaf is, which is as old as the checkpoint over it, and whether that is too old. `maxAgeHours` null: it is not asked. */
export function freshness(until: string | null, maxAgeHours: number | null, nowMs: number): Freshness {
  if (until === null) return { words: [], faults: [] };
  if (maxAgeHours === null) return { words: [`The newest checkpoint was signed at ${until}.`], faults: [] };
  const age = (nowMs - Date.parse(until)) / HOUR_MS;
  const words = [`The newest checkpoint was signed at ${until}, ${age.toFixed(1)} hours ago.`];
  const isOld = age > maxAgeHours;
  const fault = `The newest checkpoint is more than ${maxAgeHours} hours old: the log stands still, or what came since is kept back.`;
  return { words, faults: isOld ? [fault] : [] };
}
