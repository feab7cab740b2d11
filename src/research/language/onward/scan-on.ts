import type { ScanKind, ScanPricesInput } from '#contract/research/scans.ts';
import type { Person } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { pointedAt } from '../calls/focus.ts';
import { scanKinds } from '../calls/scan-kinds.ts';
import { scanScopes, scanStake } from '../calls/scan-scope.ts';
import { isAsked, timeOf } from '../calls/subject.ts';
import type { BetFocus } from '../reading.ts';
import { uniqueCalls } from './board-on.ts';
import { openBooks } from './books-left.ts';
import { asksMore, type GoingOn, leavesOnly, namedPerson, SMALL, withoutGaps, wordSet } from './going-on.ts';

const WORDS = wordSet(
  `${SMALL} anywhere entire slate board sport between from using use limit limited restrict between books book sportsbook sportsbooks vs versus against more next rest other others arb arbs arbitrage arbitrages middle middles gaps gap low hold holds markets market props prop stake staking bankroll total if have bet bets betting where remaining keep going continue everything every full back which game games find check scan look run again best top first second third 1st 2nd 3rd biggest highest widest how much split worst bad put go goes need each side low lowest hold vig free money include includes including included add adding did checked well weekend wknd today tonight n w off offshore without no legal us`,
);

/** Another kind, other books, another league, time, market, game, row, stake, count or page of a scan. */
export function scanOn(all: readonly ScanPricesInput[], going: GoingOn, focus: readonly BetFocus[]): Asked | null {
  const [before, ...others] = all;
  if (!before) return null;
  const market = going.said.find((bet) => bet.market !== null)?.market ?? null;
  if (saysElse(going) || market === 'team_total' || !leavesOnly(going.parts, WORDS)) return null;
  const there = market === null ? null : ofRow(market, going, focus);
  const person = namedPerson(going);
  if (there) return there;
  if (person && isAsked(person)) return person;
  const changed = scanChanged(before, going, { market, person });
  // "Only BetMGM and Caesars" behind arbs and middles is of both.
  if (changed?.kind !== 'calls' || scanKinds(going.topics).length > 0) return changed;
  const more = others.flatMap((scan) => {
    const asked = scanChanged(scan, going, { market, person });
    return asked?.kind === 'calls' ? asked.calls : [];
  });
  return { ...changed, calls: uniqueCalls([...changed.calls, ...more]) };
}

/** Null: nothing of it is changed. */
function scanChanged(
  before: ScanPricesInput,
  going: GoingOn,
  { market, person }: { market: string | null; person: Person | null },
): Asked | null {
  const { parts, plain } = going;
  const { offset, ...kept } = before;
  const included = isIncluded(before, going, market);
  if (included) return calls([{ tool: 'scan_prices', input: before }], [included]);
  const [kind, ...others] = scanKinds(going.topics);
  const { offset: _, ...from } = lookedAnew(before, kind, plain);
  const scopes = scopesOf(from, going, person);
  if (!Array.isArray(scopes)) return scopes;
  const [scope, ...otherScopes] = scopes;
  const next = {
    ...from,
    kind: kind ?? before.kind,
    market: market ?? from.market,
    ...booksOf(before, going, kind ?? before.kind),
    ...scope,
    ...(parts.window && timeOf(parts)),
    stakeCents: scanStake(going) ?? before.stakeCents,
    ...rowsOf(before, going),
  };
  if (OFFSHORE.test(plain)) return calls([{ tool: 'scan_prices', input: before }], [NO_OFFSHORE]);
  const isOther = !isSame(next, kept);
  const more = asksMore(plain) && !isOther;
  if (!isOther && !more && !ALL_BOOKS.test(plain)) return null;
  const inputs = [
    { ...next, ...(more && { offset: offset + before.limit }) },
    ...otherScopes.map((other) => ({ ...next, ...other })),
    ...others.map((other) => ({ ...next, kind: other })),
  ];
  return calls(inputs.map((input) => ({ tool: 'scan_prices', input: withoutGaps(input) })));
}

/** "What's the total in that one": of the game that was told first, and no scan of totals. */
function ofRow(market: string, { plain }: GoingOn, [row]: readonly BetFocus[]): Asked | null {
  return row && ONE.test(plain) ? calls([boardCall({ eventId: row.eventId, market, limit: ROWS_OF_GAME })]) : null;
}
const ONE =
  /\b(in|for|of|on|there|at) (that|this|it)( (one|game|match|fight|matchup))?$|\bthere$|\b(that|this) (game|match|fight)s\b/;
const ROWS_OF_GAME = 12;

/** "Any arbs?" is of every market, whichever was looked at, and "any arbs at all?" of every game too. */
function lookedAnew(before: ScanPricesInput, kind: ScanKind | undefined, plain: string): ScanPricesInput {
  if (kind === undefined || OF_THOSE.test(plain)) return before;
  const { market: _, ...ofAnyMarket } = before;
  if (!AT_ALL.test(plain)) return ofAnyMarket;
  const { league, eventId, eventIds, from, to, ...ofAll } = ofAnyMarket;
  return ofAll;
}

const OF_THOSE = /\b(those|these|them|that|this|it|there|same)\b/;
const AT_ALL = /\b(at all|anywhere|any (sport|league|game)|(whole|entire|full) (slate|board)|everything)\b/;

const QUOTED = /\b(books?|prices?|odds|lines?|quotes?|board)\b/;
const SURE_OF_BOARD = 0.9;

/** "Show me the Bears game books on the total" behind a scan: the prices of one game, and no scan of it. */
const asksPrices = ({ plain, mentions, topics, likeliest: { act, share } }: GoingOn): boolean =>
  mentions.length > 0 &&
  scanKinds(topics).length === 0 &&
  QUOTED.test(plain) &&
  (act === 'board' || act === 'books') &&
  share >= SURE_OF_BOARD;

const ADDS = /\b(includ\w+|add|adding|as well|too|also|did (you|u|ya|that|it) (check|include|scan|look))\b/;

/** "Include DK and MGM", "did you check totals too" behind a scan of all of them: they are in it already. Null: they are not, or nothing is added. */
function isIncluded({ books, market: scanned }: ScanPricesInput, going: GoingOn, market: string | null) {
  const { parts, plain } = going;
  const isElse = parts.leagues.length > 0 || parts.window !== null || ONLY.test(plain) || !ADDS.test(plain);
  if (isElse || (parts.books.length === 0 && market === null)) return null;
  const isOfBooks = parts.books.length > 0;
  const isIn = isOfBooks
    ? parts.books.every((one) => books?.includes(one) ?? openBooks(going).includes(one))
    : !scanned;
  if (!isIn) return null;
  if (isOfBooks && books)
    return `${list(parts.books)} ${parts.books.length === 1 ? 'was' : 'were'} in the scan already.`;
  return isOfBooks
    ? `${list(parts.books)} ${parts.books.length === 1 ? 'was' : 'were'} in the scan already: with no book named it takes every one where you can bet.`
    : 'Yes: moneylines, spreads, totals and props were all scanned already.';
}

const ONLY = /\b(just|only|without|instead)\b/;

const OFFSHORE = /\boff ?shore|\blegal (ones|books)\b/;
const NO_OFFSHORE =
  'Every price below is one of a book where a US bettor can bet: offshore books are references alone, and no scan uses them.';

const isSame = (a: object, b: object): boolean => {
  const [one, other] = [a, b].map((input) => Object.entries(withoutGaps(input)).sort(([x], [y]) => x.localeCompare(y)));
  return JSON.stringify(one) === JSON.stringify(other);
};

/** "Top 3", "the best one", "the second one": so many rows, from which on. */
function rowsOf({ offset, limit }: ScanPricesInput, { tokens, plain, amounts, text }: GoingOn) {
  const place = pointedAt(tokens, text);
  const count = /\b(top|best|first) \d+\b/.test(plain) ? amounts.counts[0]?.count : undefined;
  if (count !== undefined) return { limit: Math.min(count, MOST_ROWS) };
  if (place !== null && place <= limit) return { limit: 1, offset: offset + place - 1 };
  return /\b(the |this )?(best|top|biggest|highest|widest|first) one\b/.test(plain) ? { limit: 1, offset } : {};
}

const MOST_ROWS = 10;

const ALL_BOOKS = /\b(all|any|every) (the )?(books?|sportsbooks?)\b/;

const saysElse = (going: GoingOn): boolean =>
  asksPrices(going) ||
  going.parts.hasStat ||
  going.said.some(({ price, direction }) => price !== null || direction !== null);

/** Of gaps one book alone is one that they are to be at: where it pays the least, or the most. */
function booksOf(
  { books, bestAt, worstAt }: ScanPricesInput,
  { parts, plain }: GoingOn,
  kind: ScanKind,
): Pick<ScanPricesInput, 'books' | 'bestAt' | 'worstAt'> {
  const [book = bestAt ?? worstAt, ...others] = parts.books;
  if (kind === 'gaps' && book !== undefined && others.length === 0) {
    const isWorst = WORST_END.test(plain) || (worstAt !== undefined && !BEST_END.test(plain));
    return { books: undefined, bestAt: isWorst ? undefined : book, worstAt: isWorst ? book : undefined };
  }
  if (ALL_BOOKS.test(plain)) return { books: undefined, bestAt: undefined, worstAt: undefined };
  const added = ADDS.test(plain) && !ONLY.test(plain) ? (books ?? []) : [];
  return { books: parts.books.length > 0 ? [...new Set([...added, ...parts.books])] : books };
}
const WORST_END = /\b(worst|lowest|least)\b/;
const BEST_END = /\b(best|top)\b/;

/** The game that is named, else the leagues, else where was looked before. */
function scopesOf(
  { league, eventId, eventIds }: Pick<ScanPricesInput, 'league' | 'eventId' | 'eventIds'>,
  { parts, slate, nowMs }: GoingOn,
  person: Person | null,
) {
  const nowhere = { league: undefined, eventId: undefined, eventIds: undefined };
  if (person) return [{ ...nowhere, eventId: person.event.id }];
  if (parts.leagues.length === 0) return [{ league, eventId, eventIds }];
  const scopes = scanScopes(parts, { events: slate.events, nowMs });
  return Array.isArray(scopes) ? scopes.map((scope) => ({ ...nowhere, ...scope })) : scopes;
}
