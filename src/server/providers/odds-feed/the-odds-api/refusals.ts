/** Why a row of the provider was not taken. */
export type RefusalReason =
  | 'bad_price'
  | 'unknown_outcome'
  | 'unknown_market'
  | 'incomplete_market'
  | 'bad_line'
  | 'in_play'
  | 'started'
  | 'no_time'
  | 'duplicate'
  | 'unsupported_sport'
  | 'malformed';

/** Counts refused rows, one per outcome; a part without readable outcomes counts once. */
export type Refusals = { counts: Record<string, number>; refuse(reason: RefusalReason, rows?: number): void };

export function createRefusals(): Refusals {
  const counts: Record<string, number> = {};
  return {
    counts,
    refuse(reason, rows = 1) {
      if (rows > 0) counts[reason] = (counts[reason] ?? 0) + rows;
    },
  };
}
