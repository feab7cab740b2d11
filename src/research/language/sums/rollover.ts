import type { CoverRow } from '#contract/research/scans.ts';
import { ScanPricesInput } from '#contract/research/scans.ts';
import { scanPrices } from '../../tools/scan-prices/scan-prices.ts';
import { dollars, list, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { pricesWanted } from './best-conversion.ts';
import { worldOf } from './stored-bet.ts';

const CHURNS =
  /\b(rollover|roll over|playthrough|play through|churn\w*|clear (the|a|my) bonus|wagering requirement|\d+ (of|in) action|turn ?over)\b/;
const LOW_HOLD = /\b(low(est)?|least|cheap(est)?|small(est)?|tight(est)?) (hold|vig|juice|margin|cost)\b/;
const EXAMPLE_CENTS = 100_00;
const SHOWN = 3;
const MOST_ROWS = 30;

/**
 * "Gotta churn $500 at -300 or longer, low hold market today": what it costs to bet every side of the cheapest markets whose prices all
 * count for it. Null: it is no such bonus, nor a limit on the prices of low hold.
 */
export function rollover(read: Tagged): Asked | null {
  const { plain, reading, mentions, nowMs } = read;
  const wanted = pricesWanted(read);
  if (mentions.length > 0 || !(CHURNS.test(plain) || (LOW_HOLD.test(plain) && wanted))) return null;
  const cents = moneyIn({ ...read, hasSides: false })[0]?.cents;
  if (!CHURNS.test(plain) && wanted === null) return null;
  const total = cents ?? EXAMPLE_CENTS;
  const rows = rowsIn(read, total).filter(({ sides }) => sides.every(({ decimal }) => decimal >= (wanted?.least ?? 1)));
  const [best, ...next] = rows.slice(0, SHOWN);
  const when = reading.window?.label ?? 'ahead';
  const least = read.amounts.prices[0]?.text;
  const limit = wanted && least ? ` with every side at ${least} or longer` : '';
  if (!best)
    return say(
      `No market ${when}${limit} has all its sides at books where you can bet (prices of ${new Date(nowMs).toISOString().slice(0, 10)}).`,
    );
  const base = cents === undefined ? ' (for $100, since no amount was named)' : '';
  return say(
    [
      `The cheapest way ${when}${limit}${base}: ${rowText(best)}.`,
      ...(next.length > 0 ? [`Next: ${next.map(rowText).join('; ')}.`] : []),
      'Each stake is what makes both sides pay the same. Books differ in what counts: some count only one side of a market, or none that is hedged.',
    ].join(' '),
  );
}

function rowsIn(read: Tagged, stakeCents: number): readonly CoverRow[] {
  const { reading, books, nowMs } = read;
  const [league] = reading.leagues;
  const { window } = reading;
  const input = ScanPricesInput.parse({
    kind: 'low_hold',
    stakeCents,
    limit: MOST_ROWS,
    ...(league && { league }),
    ...(books.length > 1 && { books }),
    ...(window && {
      from: new Date(Math.max(nowMs, window.fromMs)).toISOString(),
      to: new Date(window.toMs).toISOString(),
    }),
  });
  const found = scanPrices(input, worldOf(read));
  return found.ok ? found.data.rows.filter((row) => row.kind === 'cover') : [];
}

const rowText = ({ sides, game, hold, totalCents }: CoverRow): string =>
  `${list(sides.map(({ pick, text, book, stakeText }) => `${pick} ${text} at ${book} (${stakeText})`))} in ${game}, a hold of ${percent(hold)}: ${costText(hold, totalCents)}`;

const costText = (hold: number, totalCents: number): string => {
  const cents = Math.round(totalCents * hold);
  return cents <= 0
    ? `it costs nothing and keeps ${dollars(-cents)}`
    : `it costs ${dollars(cents)} on ${dollars(totalCents)}`;
};
