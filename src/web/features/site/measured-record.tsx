import type { MeasuredRecord as Measured } from '#contract/page.ts';
import { formatPercent } from '../../lib/format-odds.ts';

const LEAST_GRADED = 100;
/** What stands in brackets at the end stays on one line. */
const COUNT = /\([^)]*\)\.$/;

/** What was measured, beside the claim; nothing where it is not known. */
export function MeasuredRecord({ record }: { record: Measured | undefined }) {
  if (!record) return null;
  const words = measuredWords(record);
  const [count] = COUNT.exec(words) ?? [''];
  return (
    <span className="text-muted">
      {` ${words.slice(0, words.length - count.length)}`}
      <span className="whitespace-nowrap">{count}</span>
    </span>
  );
}

/** Below 100 graded picks, or ten days with some, no rate is named. */
function measuredWords({ kind, graded, winRate }: Measured): string {
  const name = kind === 'demo' ? 'Measured on demo odds' : 'Measured';
  const count = graded.toLocaleString('en-US');
  if (winRate === null && graded >= LEAST_GRADED) return `${name}: not enough days yet (${count} graded picks).`;
  if (winRate === null) return `${name}: not enough picks yet (${count} of ${LEAST_GRADED} graded).`;
  const range = `${formatPercent(winRate.low)} to ${formatPercent(winRate.high)}`;
  return `${name}: ${formatPercent(winRate.value)} won, 95% range ${range}, over ${count} graded picks.`;
}
