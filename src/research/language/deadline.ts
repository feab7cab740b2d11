import type { Token } from '#engine/names/tokenise.ts';
import type { TimeWindow } from './reading.ts';

/** How it is said, behind which a day ends something: no game is asked for on that day. */
const UNTIL =
  /\b(by|until|till|til|expir\w+|exp|runs? out|running out|ends?|ending|due|dies|good (for|thru|through)|valid (for|thru|through))( (on|at|this|the|end|of|in|coming|next|eod))*$/;
/** "Whats good for Monday night" asks for bets of then. */
const WHAT_IS_GOOD =
  /\b(whats|what|who|whos|anything|something|nothing|any|looks?|looking) (is |are )?good (for|thru|through)( (the|this|on|next|coming))*$/;
const BEFORE = /\bbefore( (this|the|on|coming))*$/;
const WORDS_BEFORE = 5;

/** "Expires Friday", "good til Sunday night", "by Thursday": from now on, up to the end of the time that is named. Null: it is the time itself. */
export function deadlineAt(
  tokens: readonly Token[],
  from: number,
  window: TimeWindow,
  nowMs: number,
): TimeWindow | null {
  const before = tokens
    .slice(Math.max(0, from - WORDS_BEFORE), from)
    .map(({ text }) => text)
    .join(' ');
  const label = window.label.replace(/^on /, '');
  if (UNTIL.test(before) && !WHAT_IS_GOOD.test(before) && window.toMs > nowMs)
    return { label: /^in /.test(label) ? label : `by ${label}`, fromMs: nowMs, toMs: window.toMs, isUntil: true };
  return BEFORE.test(before) && window.fromMs > nowMs
    ? { label: `before ${label}`, fromMs: nowMs, toMs: window.fromMs, isUntil: true }
    : null;
}
