type Span = { label: string; fromMs: number; toMs: number };

const NIGHT = / ?\b(tonight|night)$/;
const EVENING_MS = 17 * 3_600_000;

/**
 * "Tonight" of sides that are named is the day on which they play: a game at 4:30 PM is meant by it, and no game in the evening is
 * missing. `startsMs`: of the games that are named. The span as it was, where one of them begins in it or none does on that day.
 */
export function dayOfNight<T extends Span>(span: T, startsMs: readonly number[], nowMs: number): T {
  if (!NIGHT.test(span.label)) return span;
  const day = {
    ...span,
    label: span.label.replace(NIGHT, '') || 'today',
    fromMs: Math.max(nowMs, span.fromMs - EVENING_MS),
  };
  const isIn = ({ fromMs, toMs }: Span) => startsMs.some((at) => at >= fromMs && at < toMs);
  return !isIn(span) && isIn(day) ? day : span;
}
