import { formatAmerican } from '#engine/odds/format-american.ts';
import { bookOf } from '../books/registry.ts';
import type { RandomSlate } from '../slate/test-random-slate.ts';
import { booksOn, mainChangesAt, type NamedBet, outcomesOf, rowOf } from '../slate/test-sold-rows.ts';

/** A source of a pick, or a piece of evidence of a tool. Without a time any will do. */
export type Told = { name: string; text: string; observedAt?: string | undefined };

const FEED = ' (The Odds API)';
const HISTORY = ` price history${FEED}`;

/** Whether a bet was seen at a book of this title at that price and, where it is told, at that moment: by the rows alone. */
function isSold(
  random: RandomSlate,
  bet: NamedBet,
  { title, price, at }: { title: string; price: string; at?: string | undefined },
) {
  return booksOn(random, bet, title).some((key) => {
    const row = rowOf(random, bet, key);
    const isThen = at === undefined || row?.quotedAt.toISOString() === at;
    return row !== undefined && formatAmerican(row.oddsDecimal) === price && isThen;
  });
}

const titleIn = ({ name }: Told, end: string): string => (name.endsWith(end) ? name.slice(0, -end.length) : '');

/** `Buffalo Bills +2.5 at +105`: this bet's price at its own book. */
export function isOwnOffer(random: RandomSlate, bet: NamedBet, label: string, told: Told): boolean {
  const [name, price = ''] = told.text.split(/ at (?=[+-]\d+$)/);
  return name === label && isSold(random, bet, { title: titleIn(told, FEED), price, at: told.observedAt });
}

/** `-108, margin 2.1%, ...`: this bet's price at a sharp book. */
export function isOwnSharp(random: RandomSlate, bet: NamedBet, told: Told): boolean {
  const title = titleIn(told, FEED);
  const isSharp = booksOn(random, bet, title).some((key) => bookOf(key).sharpness === 'sharp');
  return isSharp && isSold(random, bet, { title, price: told.text.split(',')[0] ?? '', at: told.observedAt });
}

const LISTED = /([+-]\d+) at (.+?)(?=(?:,| and) [+-]\d|;|$)/g;

/** `+104 at BetMGM and +100 at bet365`: each of them is a price of this bet. */
export const areOwnPrices = (random: RandomSlate, bet: NamedBet, told: Told): boolean =>
  listedIn(told).length > 0 && listedIn(told).every((one) => isSold(random, bet, one));

/** The same where the time is that of the first, which pays most. */
export function areNextPrices(random: RandomSlate, bet: NamedBet, told: Told): boolean {
  const [first] = listedIn(told);
  return (
    areOwnPrices(random, bet, told) && isSold(random, bet, { title: '', price: '', ...first, at: told.observedAt })
  );
}

const listedIn = ({ text }: Told) => [...text.matchAll(LISTED)].map(([, price = '', title = '']) => ({ title, price }));

/** Whether any book's price of this bet was seen just then. */
export const isOwnTime = (random: RandomSlate, bet: NamedBet, { observedAt }: Told): boolean =>
  booksOn(random, bet).some(
    (key) => observedAt === undefined || rowOf(random, bet, key)?.quotedAt.toISOString() === observedAt,
  );

/**
 * `From -110 to +105 in 2 moves, ...`: exactly what was recorded of this bet at that book. It ends at the present price, also where the
 * book sells the line among its alternates now: those have a history of their own.
 */
export function isOwnHistory(random: RandomSlate, bet: NamedBet, told: Told): boolean {
  return booksOn(random, bet, titleIn(told, HISTORY)).some((key) => {
    const recorded = pricesMovedTo(random, bet, key);
    const row = rowOf(random, bet, key);
    if (recorded.length < 2 || !row) return false;
    const now = formatAmerican(row.oddsDecimal);
    const isBehind = recorded.at(-1) !== now;
    if (isBehind && row.market === bet.market) return false;
    const moves = recorded.length - (isBehind ? 0 : 1);
    const words = `From ${recorded[0]} to ${now} in ${moves} move${moves === 1 ? '' : 's'}, `;
    return told.text.startsWith(words) && row.quotedAt.toISOString() === told.observedAt;
  });
}

const pricesMovedTo = (random: RandomSlate, bet: NamedBet, key: string): string[] =>
  mainChangesAt(random, bet, key).flatMap(({ oddsDecimal }) =>
    oddsDecimal === null ? [] : [formatAmerican(oddsDecimal)],
  );

const signed = (line: number): string => (line > 0 ? `+${line}` : line === 0 ? 'PK' : `${line}`);

const STATS: Readonly<Record<string, string>> = {
  'prop:player_points': 'points',
  'prop:player_pass_yds': 'passing yards',
};

/** Outside soccer it is said where a game's winner is that after regular time. */
function winnerOf(random: RandomSlate, bet: NamedBet, name: string): string {
  const label = bet.side === 'draw' ? 'Draw' : `${name} moneyline`;
  const isSoccer = random.stored.events.get(bet.eventId)?.sportKey.startsWith('soccer_');
  return !isSoccer && outcomesOf(random, bet).includes('draw') ? `${label} (three-way)` : label;
}

/** What the bet is called, by its own parts. */
export function labelOf(random: RandomSlate, bet: NamedBet): string {
  const { eventId, market, side, player, line } = bet;
  const event = random.stored.events.get(eventId);
  const name = side === 'home' || side === 'away' ? (event?.[side] ?? '') : `${side[0]?.toUpperCase()}${side.slice(1)}`;
  if (market === 'moneyline') return winnerOf(random, bet, name);
  if (market === 'spread') return `${name} ${signed(line ?? 0)}`;
  return market === 'total' ? `${name} ${line}` : `${player} ${side} ${line} ${STATS[market]}`;
}
