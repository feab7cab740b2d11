import type { ScanKind } from '#contract/research/scans.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Offer } from './offers.ts';

/** What can go wrong although the figures are right: a scan shows prices, not bets that were taken. */
export function risksOf(kind: ScanKind, offers: readonly Offer[]): string[] {
  const moves =
    kind === 'gaps' || kind === 'low_hold'
      ? 'These are the last seen prices; they can be gone or limited when you get there.'
      : 'It works only if every side is taken at its price: prices move within seconds. Open all slips first and place the price that stands out before the others.';
  const limits = 'Books limit stakes and accounts that bet like this, and can void a bet at an obvious mistake.';
  return [moves, ...(kind === 'gaps' ? [] : [limits, ...rules(offers)])];
}

/** Where books settle the same result differently, one side can be void while the other stands. */
function rules(offers: readonly Offer[]): string[] {
  const has = (holds: (offer: Offer) => boolean, words: string) => (offers.some(holds) ? [words] : []);
  const plays = (league: string) => (offer: Offer) => leagueOf(offer.event.sportKey) === league;
  const isProp = ({ market }: Offer) => market.market.startsWith('prop:');
  return [
    'Pushes, ties and postponed games are settled by each book’s own rules; read both before you bet.',
    ...has(
      (offer) => plays('MLB')(offer) && !isProp(offer),
      'Baseball: a shortened game or a changed starting pitcher can void one side and not the other.',
    ),
    ...has(plays('Tennis'), 'Tennis: books differ on retirements, so one side can be void while the other loses.'),
    ...has((offer) => plays('UFC')(offer) || plays('Boxing')(offer), 'Fights: books differ on draws and no contests.'),
    ...has(isProp, 'Props: if the player does not start or play, one side can be void and the other not.'),
  ];
}
