import { ALERTS_PATH, addAlert } from '#contract/alerts.ts';
import type { ProposedAction, ProposeResult } from '#contract/research/propose.ts';
import { writeOdds } from '../../words/bettor.ts';
import { type Outcome, refusal } from '../outcome.ts';
import { priceBets } from '../price-bets/price-bets.ts';
import { noPrice, readPrice } from '../stated-prices.ts';
import type { World } from '../world.ts';
import { proposed, requestOf } from './proposal.ts';

/** A mail once a bet has a price. The page that the button leads to sets it with one press. */
export function proposeAlert(
  { bet, price }: Extract<ProposedAction, { kind: 'alert' }>,
  world: World,
): Outcome<ProposeResult> {
  const decimal = readPrice(price);
  if (decimal === null) return noPrice(price);
  const outcome = priceBets({ bets: [{ ...bet, price: null, book: null }] }, world);
  if (!outcome.ok) return outcome;
  const [stored] = outcome.data.bets;
  if (!stored?.priced || stored.basis !== 'quoted')
    return refusal('not_available', 'No book here quotes this bet, so there is no price to wait for.', {
      named: ['alert'],
    });
  const { label, eventId, market, side, line, player, atBest } = stored;
  const target = writeOdds(world.bettor, decimal);
  const title = `Alert at ${target}`;
  const link = { label: 'My Bets', path: ALERTS_PATH };
  const isThere = atBest !== null && atBest.decimal >= decimal;
  if (isThere) {
    const sentence = `It is there already: ${label} is ${atBest.text} at ${atBest.book} now.`;
    return proposed('alert', { title, sentence, request: null, link });
  }
  const ref = { eventId, market, side, line, player };
  const stands = atBest === null ? 'no such book quotes it now' : `it is ${atBest.text} at ${atBest.book} now`;
  const asked = encodeURIComponent(JSON.stringify({ bet: ref, price: target, label }));
  return proposed('alert', {
    title,
    sentence: `I mail you once ${label} is ${target} or better where you can bet; ${stands}.`,
    request: requestOf(addAlert, { kind: 'price', bet: ref, price: target }),
    link: { label: 'Set This Alert', path: `${ALERTS_PATH}?alert=${asked}` },
  });
}
