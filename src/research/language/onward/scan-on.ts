import type { ScanPricesInput } from '#contract/research/scans.ts';
import type { Person } from '../../slate/slate.ts';
import { type Asked, calls } from '../calls/call.ts';
import { isAsked } from '../calls/subject.ts';
import { asksMore, type GoingOn, leavesOnly, namedPerson, SMALL, withoutGaps, wordSet } from './going-on.ts';

const WORDS = wordSet(
  `${SMALL} between from using use limit limited restrict between books book sportsbook sportsbooks vs versus against more next rest other others arb arbs arbitrage arbitrages middle middles gaps gap low hold markets market props prop stake staking bankroll total if have bet bets betting where remaining keep going continue everything every full back which game games find check scan look run again`,
);

/** Other books, another league, market, game, stake or page of a scan. */
export function scanOn(before: ScanPricesInput, going: GoingOn): Asked | null {
  const { parts, plain } = going;
  const market = going.said.find((bet) => bet.market !== null)?.market ?? null;
  if (saysElse(going) || market === 'team_total' || !leavesOnly(parts, WORDS)) return null;
  const person = namedPerson(going);
  if (person && isAsked(person)) return person;
  const stakeCents = going.amounts.money.find(({ isSure, cents }) => isSure && cents >= LEAST_STAKE_CENTS)?.cents;
  const isOther =
    parts.books.length + parts.leagues.length > 0 || market !== null || stakeCents !== undefined || person !== null;
  const more = asksMore(plain) && !isOther;
  if (!isOther && !more && !ALL_BOOKS.test(plain)) return null;
  const { offset, ...kept } = before;
  const input = {
    ...kept,
    market: market ?? before.market,
    books: booksOf(before, going),
    ...scopeOf(before, going, person),
    stakeCents: stakeCents ?? before.stakeCents,
    offset: more ? offset + before.limit : undefined,
  };
  return calls([{ tool: 'scan_prices', input: withoutGaps(input) }]);
}

const LEAST_STAKE_CENTS = 100;
const ALL_BOOKS = /\b(all|any|every) (the )?(books?|sportsbooks?)\b/;

const saysElse = ({ parts, said }: GoingOn): boolean =>
  parts.window !== null ||
  parts.hasStat ||
  said.some(({ price, line, direction }) => price !== null || line !== null || direction !== null);

const booksOf = ({ books }: ScanPricesInput, { parts, plain }: GoingOn) =>
  parts.books.length > 0 ? [...parts.books] : ALL_BOOKS.test(plain) ? undefined : books;

/** The game that is named, else the league, else where was looked before. */
function scopeOf({ league, eventId }: ScanPricesInput, { parts }: GoingOn, person: Person | null) {
  if (person) return { eventId: person.event.id, league: undefined };
  const [named] = parts.leagues;
  return named ? { league: named, eventId: undefined } : { league, eventId };
}
