import { WHOLE_GAME } from '#contract/research/bet.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import type { ScanSide } from '#contract/research/scans.ts';
import { evidenceId } from '../../evidence/evidence-of-bet.ts';
import { feedName, gameLabel, sportLabel } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import { writeOdds } from '../../words/bettor.ts';
import { ageWords } from '../../words/format.ts';
import { pickLabel, selectionLine } from '../../words/pick-label.ts';
import type { World } from '../world.ts';
import { ageGapOf } from './cover.ts';
import type { Offer } from './offers.ts';

export const selectionOf = ({ market, at }: Offer): Selection => {
  const selection = market.outcomes[at];
  if (selection === undefined) throw new RangeError('an offer is on a side of its market');
  return selection;
};

const titleOf = ({ quote }: Offer, { slate }: World): string => slate.bookTitles.get(quote.bookKey) ?? quote.bookKey;

export function showOffer(offer: Offer, world: World): ScanSide {
  const { event, market, quote, decimal, ageSeconds } = offer;
  const selection = selectionOf(offer);
  return {
    selection,
    pick: pickLabel(event, market, selection),
    line: selectionLine(market, selection),
    bookKey: quote.bookKey,
    book: titleOf(offer, world),
    decimal,
    text: writeOdds(world.bettor, decimal),
    ageSeconds,
    evidenceId: idOf(offer),
  };
}

const idOf = (offer: Offer): string =>
  evidenceId(
    { event: offer.event, market: offer.market, selection: selectionOf(offer) },
    { of: offer.quote.bookKey, observedAt: offer.quote.quotedAt.toISOString() },
  );

/** The stored prices that rows rest on, each once. */
export function evidenceOf(offers: readonly Offer[], world: World): Evidence[] {
  const items = offers.map((offer): [string, Evidence] => {
    const { pick, text, book } = showOffer(offer, world);
    const id = idOf(offer);
    const observedAt = offer.quote.quotedAt.toISOString();
    return [id, { id, text: `${pick} at ${text}`, sourceName: `${book} (${feedName(world.slate)})`, observedAt }];
  });
  return [...new Map(items).values()];
}

/** What every row says of its game, its market and the age of its prices. */
export function describeRow(offers: readonly Offer[]) {
  const [first] = offers;
  if (!first) throw new RangeError('a row has offers');
  const { event, market } = first;
  const gap = ageGapOf(offers);
  const oldest = Math.max(...offers.map(({ ageSeconds }) => ageSeconds));
  return {
    eventId: event.id,
    game: gameLabel(event),
    league: sportLabel(event),
    startsAt: event.startsAt.toISOString(),
    market: market.market,
    period: WHOLE_GAME,
    player: market.player === '' ? null : market.player,
    ageGapSeconds: gap,
    ageNote: `Last seen ${gap < 60 ? 'within a minute of each other' : `${ageWords(gap)} apart`}; the oldest is ${ageWords(oldest)} old.`,
  };
}
