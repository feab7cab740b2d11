import type { BuildParlayInput, ChosenLegs } from '#contract/research/build-parlay.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { writeOdds } from '../../words/bettor.ts';
import { plural } from '../../words/format.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { askedBooks } from '../best-bets/asked-books.ts';
import { type Asked, type AskedFilters, readFilters } from '../best-bets/asked-filters.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { betFits, fittingBets } from '../best-bets/fitting-bets.ts';
import { nothingFits } from '../best-bets/nothing-fits.ts';
import { refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { type BookChoice, chooseLegs, type Found, scoreOf } from './choose-legs.ts';
import type { Choosing, Start } from './choosing.ts';
import { absentPlayers } from './each-player.ts';
import { type AtBook, atEachBook, noSingleBook, takesAll } from './one-book.ts';
import { bestOffer, type Leg } from './parlay-legs.ts';
import { type TargetPrice, withinOf } from './target-price.ts';

const USUAL_LEGS = 3;
const LEAST_LEGS = 2;
const MOST_LEGS = 10;

export type Adding = {
  input: BuildParlayInput;
  choose: ChosenLegs;
  target: TargetPrice | null;
  /** Stated ones. */
  legs: readonly Leg[];
  /** Where the parlay may stand. */
  keys: ReadonlySet<string>;
};

export type Added = { legs: Leg[]; bookKey: string; unmatched: string[] };

export const callWith = (input: Partial<BuildParlayInput>): Omit<Choice, 'label'> => ({ tool: 'build_parlay', input });

/** The stated legs with chosen ones behind them, at the book where they are worth most together. */
export function addLegs(adding: Adding, world: World): Added | Refusal {
  const { input, choose, target, legs, keys } = adding;
  const { count, sameGame, place, worth, withPlayers, ...filterInput } = choose;
  const impossible = contradictionIn(adding);
  if (impossible) return impossible;
  const asked: Asked = {
    input: filterInput,
    call: (filters) =>
      callWith({
        ...input,
        choose: {
          ...filters,
          sameGame,
          ...(count !== undefined && { count }),
          ...(place !== undefined && { place }),
          ...(worth !== undefined && { worth }),
          ...(withPlayers !== undefined && { withPlayers }),
        },
      }),
  };
  const filters = readFilters(asked, world);
  if ('ok' in filters) return filters;
  const stated = atEachBook(legs, intersect(filters.bookKeys, keys), world);
  const taking = stated.filter(takesAll);
  if (taking.length === 0) return noBookFor(adding, stated, world);
  const choosing: Choosing = {
    filters,
    sameGame,
    withPlayers: withPlayers ?? [],
    target,
    counts: countsOf(adding),
    books: new Map(taking.map((book) => [book.bookKey, startAt(book)])),
    stated: legs.flatMap((leg) => bestOffer(leg, leg.keys, world) ?? []),
  };
  const absent = absentPlayers(choosing, world);
  if (absent) return absent;
  const found = legsFor(choosing, keptKeys(input, world), world);
  const complete = worth === true ? found.complete.filter(isWorth) : found.complete;
  if (complete.length === 0 && found.complete.length > 0) return noneWorth(adding, found, world);
  // Of one game only what is fair can be next to what was asked, and that is the same at every book.
  const whole = sameGame ? null : target;
  const [best] = complete.map((one) => placed(one, adding, choosing, world)).sort(byTarget(whole));
  if (best) return { legs: best.legs, bookKey: best.at.bookKey, unmatched: filters.unmatched };
  if (fittingBets(filters, world).length === 0) return nothingFits(asked, world);
  if (found.mostLegs < choosing.counts.least) return tooFewLegs(adding, choosing, found, world);
  return noSuchPrice(adding, found, world);
}

const isWorth = ({ legs }: BookChoice): boolean => legs.every(({ priced }) => priced.verdict !== 'pass');

/** Where only passes are left, none of them is a leg with value. */
function noneWorth(
  { input, choose: { worth: _, ...choose } }: Adding,
  { complete: [first] }: Found,
  world: World,
): Refusal {
  const book = input.book ?? input.keepBook;
  const title = first && book !== undefined ? ` at ${world.slate.bookTitles.get(first.bookKey) ?? book}` : '';
  const message = `No bet that fits is worth a stake${title}: what is left are passes, so none was added and nothing was charged.`;
  return refusal('nothing_fits', message, {
    choices: [{ label: 'The best of the passes', ...callWith({ ...input, choose }) }],
  });
}

const startAt = ({ legs, decimal }: AtBook): Start => ({
  decimal,
  score: legs.reduce((sum, leg) => sum + (leg ? scoreOf(leg) : 0), 0),
});

/** Where a parlay that is changed stands. Null: it may stand anywhere. */
function keptKeys({ keepBook }: BuildParlayInput, world: World): ReadonlySet<string> | null {
  if (keepBook === undefined) return null;
  const books = askedBooks([keepBook], world, () => callWith({}));
  return 'ok' in books ? null : books.keys;
}

/**
 * At the book where the parlay stands, as long as that has a leg that fits; else where it is worth most. What it was asked to pay is met as
 * nearly as can be where it is changed, and never forgotten.
 */
function legsFor(choosing: Choosing, kept: ReadonlySet<string> | null, world: World): Found {
  if (kept === null) return chooseLegs(choosing, world);
  const books = new Map([...choosing.books].filter(([key]) => kept.has(key)));
  const here = nearestLegs({ ...choosing, books }, world);
  return here.best ? here : nearestLegs(choosing, world);
}

function nearestLegs(choosing: Choosing, world: World): Found {
  const found = chooseLegs(choosing, world);
  const { nearest, best } = found;
  if (best || nearest === null) return found;
  const target = { decimal: nearest, least: nearest / NEXT_TO, most: nearest * NEXT_TO };
  return chooseLegs({ ...choosing, target }, world);
}
const NEXT_TO = 1.01;

type Placed = { legs: Leg[]; at: { bookKey: string; decimal: number } };

/** The legs in their order, at the book that pays most for them of those where each still fits. */
function placed(
  { bookKey, legs: chosen, score: _ }: BookChoice,
  { choose: { place }, legs, keys }: Adding,
  { filters }: Choosing,
  world: World,
): Placed {
  const at = place === undefined ? legs.length : place - 1;
  const added = chosen.map((leg) => toLeg(leg, filters));
  const all = [...legs.slice(0, at), ...added, ...legs.slice(at)];
  const isFit = ({ legs: offers }: AtBook) =>
    offers.slice(at, at + added.length).every((leg) => leg !== null && betFits(leg, filters));
  const [pays] = atEachBook(all, intersect(filters.bookKeys, keys), world).filter(
    (book) => takesAll(book) && (book.bookKey === bookKey || isFit(book)),
  );
  return { legs: all, at: pays ?? { bookKey, decimal: 0 } };
}

/** What pays most nearly as much as was asked, where it pays most, goes first. */
const byTarget =
  (target: TargetPrice | null) =>
  (a: Placed, b: Placed): number =>
    target === null ? 0 : farFrom(target, a) - farFrom(target, b);

const farFrom = ({ decimal }: TargetPrice, { at }: Placed): number => withinOf(decimal, at.decimal) ?? 1;

function contradictionIn({ choose: { count }, legs }: Adding): Refusal | null {
  if (count !== undefined && count <= legs.length)
    return refusal(
      'invalid_input',
      `${plural(legs.length, 'leg')} are stated already, so ${count} in all leave none to choose.`,
      {
        named: [`${count}`],
      },
    );
  return null;
}

function countsOf({ choose: { count, sameGame }, target, legs }: Adding): { least: number; most: number } {
  if (target && count === undefined && sameGame) {
    const added = Math.max(USUAL_LEGS - legs.length, 1);
    return { least: added, most: added };
  }
  if (target && count === undefined)
    return { least: Math.max(1, LEAST_LEGS - legs.length), most: MOST_LEGS - legs.length };
  const added = (count ?? Math.max(USUAL_LEGS, legs.length + 1)) - legs.length;
  return { least: added, most: added };
}

const intersect = (a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> =>
  new Set([...a].filter((key) => b.has(key)));

const toLeg = ({ event, market, selection }: Candidate, { bookKeys }: AskedFilters): Leg => ({
  event,
  market,
  side: selection,
  pick: pickLabel(event, market, selection),
  keys: bookKeys,
  stated: null,
});

function noBookFor({ input, legs }: Adding, stated: ReturnType<typeof atEachBook>, { bettor }: World): Refusal {
  if (legs.length === 0)
    return refusal('book_not_stored', `${input.book} is not among the books that were asked for.`, {
      named: [`${input.book}`],
    });
  return noSingleBook(stated, legs, {
    without: (kept) => callWith({ ...input, legs: input.legs.filter((_, at) => kept.includes(at)) }),
    apart: callWith({ ...input, acrossBooks: true }),
    stakeCents: input.stakeCents ?? null,
    bettor,
  });
}

function tooFewLegs(adding: Adding, choosing: Choosing, { mostLegs }: Found, world: World): Refusal {
  const { input, choose, legs } = adding;
  const inAll = mostLegs + legs.length;
  const what = choose.sameGame
    ? `${plural(mostLegs, 'leg')} of one game ${mostLegs === 1 ? 'fits' : 'fit'}`
    : `${plural(mostLegs, 'game')} ${mostLegs === 1 ? 'has' : 'have'} a leg that fits`;
  const needed = choosing.counts.least;
  const choices: Choice[] = [];
  if (mostLegs > 0 && inAll >= LEAST_LEGS)
    choices.push({ label: `${inAll} legs`, ...callWith({ ...input, choose: { ...choose, count: inAll } }) });
  if (!choose.sameGame && !choosing.target && chooseLegs({ ...choosing, sameGame: true }, world).best)
    choices.push({
      label: `${needed + legs.length} legs of one game`,
      ...callWith({ ...input, choose: { ...choose, sameGame: true } }),
    });
  return refusal('nothing_fits', `At one book only ${what}; ${needed} ${needed === 1 ? 'is' : 'are'} needed.`, {
    named: [`${needed + legs.length} legs`],
    choices,
  });
}

function noSuchPrice({ input, choose }: Adding, { nearest }: Found, world: World): Refusal {
  const legs = choose.count === undefined ? 'legs' : `${choose.count} legs`;
  const near = nearest === null ? null : writeOdds(world.bettor, nearest);
  if (choose.sameGame)
    return refusal(
      'nothing_fits',
      `No ${legs} of one game that fit have a fair price of about ${input.targetPrice} (within 15%)${near === null ? '' : `; the closest is ${near}`}.`,
      {
        named: [`${input.targetPrice}`],
        choices: near === null ? [] : [{ label: `About ${near}`, ...callWith({ ...input, targetPrice: near }) }],
      },
    );
  return refusal(
    'nothing_fits',
    `No ${legs} that fit pay about ${input.targetPrice} (within 15%) at one book${near === null ? '' : `; the closest pay ${near}`}.`,
    {
      named: [`${input.targetPrice}`],
      choices: near === null ? [] : [{ label: `About ${near}`, ...callWith({ ...input, targetPrice: near }) }],
    },
  );
}
