import { LogUnreadable } from './log-unreadable.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

/** `FILE`, or `FILE@2026-11-27T06:00:00Z`: when the reader got it. @throws LogUnreadable for what looks like a time and is none */
export function readKeptName(kept: string): { file: string; keptAtMs: number | null } {
  const [, file, text] = /^(.+)@(\d{4}-[^@/]*)$/s.exec(kept) ?? [];
  if (file === undefined || text === undefined) return { file: kept, keptAtMs: null };
  const keptAtMs = TIME.test(text) ? Date.parse(text) : Number.NaN;
  const full = text.includes('.') ? text : text.replace('Z', '.000Z');
  if (Number.isNaN(keptAtMs) || new Date(keptAtMs).toISOString() !== full) {
    throw new LogUnreadable(`${text} is no time. Write one like 2026-11-27T06:00:00Z.`);
  }
  return { file, keptAtMs };
}
