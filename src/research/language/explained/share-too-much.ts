import { percent } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS =
  /\b(is|are|would|isnt)\b.*\b(too (much|big|high|little|small)|ok|okay|fine|reasonable|right|enough|reckless|crazy|overbetting)\b/;
const OF_ROLL = /\b(bankroll|roll|br)\b/;
const EDGE = /\b(edge|ev|advantage)\b/;
const QUARTER = 0.25;

/** "Is 2% of bankroll too much on a -110 play w like 3% edge": that share beside what Kelly stakes. */
export function shareTooMuch({ plain, amounts, mentions }: Tagged): Asked | null {
  const [price, ...others] = amounts.prices;
  const [one, other, ...more] = amounts.shares;
  if (!price || others.length + more.length + mentions.length > 0 || !one || !other) return null;
  if (!ASKS.test(plain) || !OF_ROLL.test(plain) || !EDGE.test(plain)) return null;
  // Which is which is told by the word that stands nearer.
  const isFirst = plain.indexOf('edge') > plain.search(OF_ROLL);
  const [stake, edge] = isFirst ? [one.share, other.share] : [other.share, one.share];
  const full = edge / (price.decimal - 1);
  if (!(edge > 0 && edge < 1 && stake > 0 && stake < 1)) return null;
  const part = stake / full;
  const verdict =
    part > 1
      ? 'Yes, that is too much'
      : part > 0.5
        ? 'It is on the high side'
        : part > QUARTER
          ? 'It is more than a quarter of Kelly, and less than half'
          : 'No, that is within a quarter of Kelly';
  return calculated(
    [{ kind: 'kelly', price: price.text, chance: (1 + edge) / price.decimal, fraction: QUARTER }],
    [
      `${verdict}: with an edge of ${percent(edge)} at ${price.text} full Kelly stakes ${percent(full)} of the bankroll, so ${percent(stake)} is ${percent(part)} of it. An edge that is only thought to be there calls for a quarter or less, ${percent(full * QUARTER)}.`,
    ],
  );
}
