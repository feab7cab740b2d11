import { asObject, type RawObject } from '../odds-feed/the-odds-api/raw-values.ts';

/** Minutes of a period, and how many a game has, by the provider's key of the sport. */
const PERIODS: readonly (readonly [RegExp, { minutes: number; regular: number }])[] = [
  [/^americanfootball_/, { minutes: 15, regular: 4 }],
  [/^basketball_nba(?:_|$)/, { minutes: 12, regular: 4 }],
  [/^basketball_ncaab(?:_|$)/, { minutes: 20, regular: 2 }],
  [/^basketball_/, { minutes: 10, regular: 4 }],
  [/^icehockey_/, { minutes: 20, regular: 3 }],
];

/** How far a game that broke off had come; empty where the status does not say. Soccer counts only in full. */
export function playedWords(raw: unknown, sportKey: string): string {
  const status = asObject(raw);
  const period = status?.period;
  if (!status || typeof period !== 'number' || !Number.isInteger(period) || period < 1 || period > 40) return '';
  if (sportKey.startsWith('baseball_')) return halfInnings(status, period);
  const length = PERIODS.find(([key]) => key.test(sportKey))?.[1];
  const leftSeconds = status.clock;
  if (!length || typeof leftSeconds !== 'number' || leftSeconds < 0 || leftSeconds > length.minutes * 60) return '';
  // Overtime comes after all that the rules ask for.
  const full = length.regular * length.minutes * 60;
  const seconds = period > length.regular ? full : Math.floor(period * length.minutes * 60 - leftSeconds);
  return `played ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The half that was being played was not ended. */
function halfInnings(status: RawObject, inning: number): string {
  const type = asObject(status.type);
  const text = [type?.detail, type?.shortDetail].find((one) => typeof one === 'string' && PART.test(one));
  const [, part = ''] = PART.exec(String(text ?? '')) ?? [];
  const ended = { top: 0, mid: 1, middle: 1, bot: 1, bottom: 1, end: 2 }[part.toLowerCase()] ?? 0;
  return `played ${(inning - 1) * 2 + ended} half-innings`;
}
const PART = /\b(top|mid|middle|bot|bottom|end)\b/i;
