import type { Tagged } from '../calls/tagged.ts';
import { type Cover, type CoverSide, decimalOfSide } from './cover.ts';

/** What a message says of bets on every side: money on all of them or on each, prices, and which side is meant. */
export type CoverSaid = {
  cents: number | null;
  isEach: boolean;
  prices: Tagged['amounts']['prices'];
};

const EACH_BEHIND =
  /^(?:(?:bucks|dollars) )?(?:on |for )?(?:each|apiece|a side|per side|a piece|a bet|per bet|every|both)\b/;
const TOTALS = /\b(?:split\w*|divvy|total|in all|altogether|all in|size|how much)\b/;
const LEAST_CENTS = 1_00;
const BEHIND = 4;
const TOTAL_BEHIND =
  /^(?:(?:bucks|dollars) )?(?:total|in all|altogether|between|across|to (?:split|spread|work with|put|play with))\b/;
const MONEY_BEFORE = /^(?:split|divvy|divide|spread|splitting)$/;

const behind = (tokens: Tagged['tokens'], at: number): string =>
  tokens
    .slice(at + 1, at + 1 + BEHIND)
    .map(({ text }) => text)
    .join(' ');

/** "500 a side" is money, though a bare number of three digits may be a price elsewhere. */
export function coverSaid({ tokens, amounts, plain }: Tagged): CoverSaid {
  const isEach = (at: number) => EACH_BEHIND.test(behind(tokens, at));
  const isBare = (at: number) => {
    const { number } = tokens[at] ?? {};
    return number != null && number.sign === null && !number.afterDash && Number.isInteger(number.value);
  };
  const isSpread = (at: number) =>
    TOTAL_BEHIND.test(behind(tokens, at)) || MONEY_BEFORE.test(tokens[at - 1]?.text ?? '');
  const asPrice = amounts.prices.find(({ from }) => isBare(from) && (isEach(from) || isSpread(from)));
  const money = amounts.money.find(
    ({ from, cents, isSure, role }) =>
      role !== 'profit' && (isSure || (cents >= LEAST_CENTS && isBare(from) && !isOfLine(tokens, from))),
  );
  const at = asPrice?.from ?? money?.from ?? null;
  const value = asPrice ? (tokens[asPrice.from]?.number?.value ?? 0) * 100 : (money?.cents ?? null);
  return {
    cents: value,
    isEach: at !== null && isEach(at) && !TOTALS.test(plain),
    prices: amounts.prices.filter((price) => price !== asPrice),
  };
}

/** "Over 23" is no money. */
const isOfLine = (tokens: Tagged['tokens'], at: number): boolean =>
  /^(?:over|under|o|u|by|game)$/.test(tokens[at - 1]?.text ?? '');

/** Whether whoever is named plays in the game that it is of. */
export const isOfGame = ({ sides }: Pick<Cover, 'sides'>, { mentions }: Pick<Tagged, 'mentions'>): boolean => {
  const eventId = sides[0]?.ref?.eventId;
  return mentions.every(({ persons }) => persons.some(({ event }) => event.id === eventId));
};

/** Which side a name is of: its place; -1: of none. */
export const placeOf = ({ sides }: Pick<Cover, 'sides'>, mention: Tagged['mentions'][number]): number =>
  sides.findIndex(({ ref }) =>
    mention.persons.some(
      (person) => person.kind === 'side' && person.event.id === ref?.eventId && person.selection === ref.side,
    ),
  );

/** "Both Bayern and the draw": two of three are not all of them. */
export function namesSome(cover: Cover, { mentions, tokens }: Tagged): boolean {
  if (cover.sides.length < 3) return false;
  const named = new Set(mentions.map((mention) => placeOf(cover, mention)));
  const drawn = tokens.some(({ text }) => /^(?:draw|tie)$/.test(text)) ? 1 : 0;
  return named.size > 0 && named.size + drawn < cover.sides.length;
}

const FIRST = /\b(?:first|1st|price 1|book 1)\b/;
const SECOND = /\b(?:second|2nd|price 2|book 2|other)\b/;

/** The side that is named by who plays, by over or under, by its book or by its place; null: none is. */
export function sideSaid(cover: Cover, read: Tagged): number | null {
  const { mentions, plain, books, tokens } = read;
  const places = mentions.map((mention) => placeOf(cover, mention)).filter((at) => at >= 0);
  const named = new Set(places).size === 1 ? places[0] : undefined;
  if (named !== undefined) return named;
  if (places.length > 1) return null;
  const byWord = cover.sides.findIndex(({ ref }) => ref && tokens.some(({ text }) => text === ref.side));
  if (byWord >= 0) return byWord;
  const byBook = cover.sides.findIndex(({ book }) => book !== null && books.includes(book));
  if (byBook >= 0) return byBook;
  return FIRST.test(plain) ? 0 : SECOND.test(plain) ? 1 : null;
}

/** Of which side a price most likely is: the one that costs most nearly that. */
export function nearestSide({ sides }: Pick<Cover, 'sides'>, decimal: number): number {
  const gaps = sides.map((side: CoverSide) => Math.abs(Math.log((decimalOfSide(side) - 1) / (decimal - 1))));
  return gaps.indexOf(Math.min(...gaps));
}

/** The name that stands right before a price, else the side that costs most nearly that. */
export function sideOfPrice(cover: Cover, { from, decimal }: CoverSaid['prices'][number], read: Tagged): number {
  const before = read.mentions.filter(({ to }) => to <= from).at(-1);
  const place = before && from - before.to <= NEAR ? placeOf(cover, before) : -1;
  return place >= 0 ? place : nearestSide(cover, decimal);
}
const NEAR = 5;
