import type { PickNote } from '#engine/picks/market.ts';

/** The case against a pick, strongest reason first. */

export const NOTE_RISKS: Readonly<Partial<Record<PickNote, string>>> = {
  edge_unconfirmed:
    'A gap this wide at {{offer.book}} [[offer]] is more often a stale or mistyped price than a gift; it may be gone or voided when you get there.',
  news_move:
    'A sharp book has moved away from the rest, so there may be news that {{offer.book}} [[offer]] has not seen.',
  price_older_than_2_hours: 'This price was last seen {{offer.age}} ago [[offer]]; check it before anything else.',
  price_older_than_30_minutes: 'The price is {{offer.age}} old [[offer]] and may have moved.',
  longshot:
    'It loses far more often than it wins: the chance is {{market.fair}} [[market]], so even a good price means long losing runs.',
  one_book: 'A single book stands behind the fair price [[market]], which is a thin witness.',
  few_books: 'Only {{market.books}} stand behind the fair price [[market]].',
};

export const KIND_RISKS: Readonly<Record<string, readonly string[]>> = {
  moneyline: [
    'The chance is {{market.fair}} give or take {{market.doubt}} [[market]], so losing this is an ordinary outcome.',
    'A moneyline lives or dies with the result; at {{market.fair}} [[market]] it loses often enough to hurt.',
  ],
  spread: [
    'Spreads turn on the last score of a game that may already be decided; the chance is {{market.fair}} [[market]].',
    'A late score that means nothing to the result can still decide this; the doubt on the chance is {{market.doubt}} [[market]].',
  ],
  total: [
    'Totals hang on pace and on the closing minutes; the doubt on {{market.fair}} is {{market.doubt}} [[market]].',
    'A one-sided game changes its pace, and with it every total; the chance is {{market.fair}} [[market]].',
  ],
  prop: [
    'Props depend on playing time and on how the game goes, and books limit them early; the chance is {{market.fair}} [[market]].',
    'An early injury or substitution ends this bet; the doubt on {{market.fair}} is {{market.doubt}} [[market]].',
  ],
};

export const FALLBACK_RISK =
  'The chance is {{market.fair}} give or take {{market.doubt}} [[market]]; most of the risk is plain chance.';
