import { readFile } from 'node:fs/promises';
import { createCsvParser } from '../backtest/csv-parser.ts';
import { ReplayError } from './payload-files.ts';

/** How a game ended, as a file of results has it. */
export type FileResult = { home: string; away: string; startsAtMs: number; homeScore: number; awayScore: number };

const COLUMNS = ['start_time_utc', 'home_team', 'away_team', 'status', 'home_score', 'away_score'] as const;

/** The final scores in a CSV file; rows of games that are not final are counted and left out. */
export async function readResults(path: string): Promise<{ results: FileResult[]; notFinal: number }> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ReplayError(`There is no file of results at ${path}.`);
  });
  const parser = createCsvParser();
  const [header = [], ...rows] = [...parser.push(text), ...parser.end()];
  const missing = COLUMNS.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new ReplayError(`${path} has no column ${missing.join(', ')}.`);
  const results = rows.flatMap((row) => {
    const [start = '', home = '', away = '', status = '', homeScore = '', awayScore = ''] = COLUMNS.map(
      (name) => row[header.indexOf(name)],
    );
    const result = {
      home,
      away,
      startsAtMs: Date.parse(start),
      homeScore: count(homeScore),
      awayScore: count(awayScore),
    };
    const isWhole = [result.startsAtMs, result.homeScore, result.awayScore].every(Number.isFinite) && home && away;
    return /^final\b/i.test(status) && isWhole ? [result] : [];
  });
  return { results, notFinal: rows.length - results.length };
}

/** "3" and "3.0"; not a number for what is none. */
const count = (text: string): number => (/^\d{1,4}(\.0+)?$/.test(text.trim()) ? Number(text) : Number.NaN);
