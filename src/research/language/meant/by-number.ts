import { americanToDecimal } from '#engine/odds/american.ts';
import type { Person } from '../../slate/slate.ts';

const HUNDREDTHS = 100;
/** How far a price may be from what books pay, as a share of the decimal odds. */
const NEAR = 0.15;
const LEAST_PRICE = 100;
/** No book pays more, or less, for one to win. */
const MOST_PRICE = 100_000;
/** A number as what it may be of a bet, each as it is written. */
type Written = Readonly<Partial<Record<'line' | 'price', string>>>;

/** By how many times more books have it of the one who is meant. */
const TIMES = 2;

/**
 * "Detroit -4.5", "spurs +675", "jets u43": of several who go by one name the one of whom books have that number. Null: of none, or of
 * several.
 */
export function byNumber(persons: readonly Person[], written: Written | undefined, isTotal = false): string | null {
  const number = Number(written?.line ?? written?.price ?? Number.NaN);
  const books = new Map<string, number>();
  for (const person of persons) {
    const count = isTotal
      ? booksTotal(person, number)
      : Math.abs(number) >= LEAST_PRICE
        ? booksNear(person, number)
        : booksAt(person, number);
    books.set(person.name, Math.max(count, books.get(person.name) ?? 0));
  }
  const [first, second] = [...books].sort(([, one], [, other]) => other - one);
  return first && first[1] > 0 && first[1] >= TIMES * (second?.[1] ?? 0) ? first[0] : null;
}

/** How many books have about that total of his game. */
const booksTotal = ({ event }: Person, line: number): number =>
  event.markets
    .filter(({ market, lineHundredths }) => market === 'total' && Math.abs(lineHundredths - line * HUNDREDTHS) <= FEW)
    .reduce((most, { quotes }) => Math.max(most, quotes.length), 0);
const FEW = 300;

/** How many books lay or get that many points of one. */
function booksAt({ event, name }: Person, line: number): number {
  const own = line * (event.home === name ? HUNDREDTHS : -HUNDREDTHS);
  const found = event.markets.find(({ market, lineHundredths }) => market === 'spread' && lineHundredths === own);
  return found?.quotes.length ?? 0;
}

/** How many books pay about that much for one to win. */
function booksNear({ event, name }: Person, american: number): number {
  if (Math.abs(american) > MOST_PRICE) return 0;
  const decimal = americanToDecimal(american);
  const winner = event.markets.find(({ market }) => market === 'moneyline');
  const at = winner?.outcomes.indexOf(event.home === name ? 'home' : 'away') ?? 0;
  return winner?.quotes.filter(({ decimals }) => Math.abs((decimals[at] ?? 0) - decimal) <= NEAR * decimal).length ?? 0;
}
