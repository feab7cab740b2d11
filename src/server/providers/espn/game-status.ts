import { asObject } from '../odds-feed/the-odds-api/raw-values.ts';

export type GamePhase =
  | 'coming'
  | 'under_way'
  | 'final'
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  | 'suspended'
  | 'unclear';

export type GameStatus = { phase: GamePhase; detail: string };

const CALLED_OFF: Readonly<Record<string, GamePhase>> = {
  STATUS_POSTPONED: 'postponed',
  STATUS_CANCELED: 'cancelled',
  STATUS_CANCELLED: 'cancelled',
  STATUS_ABANDONED: 'abandoned',
  STATUS_SUSPENDED: 'suspended',
};

const FINAL = /^STATUS_(?:FINAL(?:_\w+)?|FULL_TIME)$/;

/**
 * What a status says. The name, the state and `completed` must agree on a final: payloads were seen that say "post" of
 * a game in its last minute. A forfeit, or a name that is not known, is unclear and settles nothing.
 */
export function statusOf(raw: unknown): GameStatus {
  const type = asObject(asObject(raw)?.type);
  const name = typeof type?.name === 'string' ? type.name : '';
  const calledOff = CALLED_OFF[name];
  if (calledOff) return { phase: calledOff, detail: '' };
  if (FINAL.test(name)) {
    const isOver = type?.completed === true && type.state === 'post';
    return isOver ? { phase: 'final', detail: detailOf(name, type.shortDetail ?? type.detail) } : UNCLEAR;
  }
  if (type?.completed === true || name === '') return UNCLEAR;
  if (type?.state === 'pre') return { phase: 'coming', detail: '' };
  return type?.state === 'in' ? { phase: 'under_way', detail: '' } : UNCLEAR;
}

const UNCLEAR: GameStatus = { phase: 'unclear', detail: '' };

/** "Final/OT" is "F/OT", "Final/11" is "F/11"; soccer's "AET" and "FT-Pens" are "F/AET" and "F/PEN". */
function detailOf(name: string, detail: unknown): string {
  const text = typeof detail === 'string' ? detail.trim() : '';
  if (name.includes('PEN') || /^FT-Pens$/i.test(text)) return 'F/PEN';
  if (name.includes('AET') || /^AET$/i.test(text)) return 'F/AET';
  const extra = /^Final\s*\/\s*(\d?OT|SO|\d{1,2})\b/i.exec(text)?.[1];
  if (extra) return `F/${extra.toUpperCase()}`;
  return /^(?:Final|FT)\b/i.test(text) ? 'F' : '';
}
