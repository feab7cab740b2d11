import type { Pick } from '#contract/analysis.ts';
import { LIST_ZONE } from '#contract/best-bets.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { MailWords } from '../mail/mail-layout.ts';

const startFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: LIST_ZONE,
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });

/** The list as it was drawn, a bet a paragraph. Its prices are of then, and it says so. */
export function listMailWords({
  appUrl,
  odds,
  day,
  picks,
}: {
  appUrl: string;
  odds: 'live' | 'demo';
  day: string;
  picks: readonly Pick[];
}): MailWords {
  const count = picks.length === 1 ? '1 best bet' : `${picks.length} best bets`;
  const demo = odds === 'demo' ? ['These are demo odds: the games and prices are fictitious.'] : [];
  return {
    subject: `${count} today at ${PRODUCT_NAME}`,
    before: [`${dayFormat.format(new Date(day))}: ${count}, drawn by fixed rules.`, ...demo, ...picks.map(betWords)],
    action: { label: 'See the numbers', url: `${appUrl}/dashboard` },
    after: [
      'Prices move: a bet is worth it only down to the price that it names. Every bet is graded in public, win or lose.',
    ],
  };
}

function betWords(
  { pick, game, startsAt, odds, book, units, fairProbability, worstOdds, worstDecimal }: Pick,
  at: number,
) {
  const stake = `${Number(units.toFixed(2))} ${units === 1 ? 'unit' : 'units'}`;
  const worth = worstDecimal === undefined ? '' : ` Worth it down to ${worstOdds}.`;
  const chance = `${(fairProbability * 100).toFixed(1)}%`;
  return `${at + 1}. ${pick}, ${odds} at ${book}, ${stake}. ${game}, ${startFormat.format(new Date(startsAt))} ET. Fair chance ${chance}.${worth}`;
}
