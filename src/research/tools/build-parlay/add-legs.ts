import type { BuildParlayInput, ChosenLegs } from '#contract/research/build-parlay.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { writeOdds } from '../../words/bettor.ts';
import { plural } from '../../words/format.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { type Asked, type AskedFilters, readFilters } from '../best-bets/asked-filters.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { fittingBets } from '../best-bets/fitting-bets.ts';
import { nothingFits } from '../best-bets/nothing-fits.ts';
import { refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { type Choosing, chooseLegs, type Found } from './choose-legs.ts';
import { atEachBook, noSingleBook, takesAll } from './one-book.ts';
import { bestOffer, type Leg } from './parlay-legs.ts';
import type { TargetPrice } from './target-price.ts';

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
  const { count, sameGame, place, ...filterInput } = choose;
  const impossible = contradictionIn(adding);
  if (impossible) return impossible;
  const asked: Asked = {
    input: filterInput,
    call: (filters) =>
      callWith({
        ...input,
        choose: { ...filters, sameGame, ...(count !== undefined && { count }), ...(place !== undefined && { place }) },
      }),
  };
  const filters = readFilters(asked, world);
  if ('ok' in filters) return filters;
  const stated = atEachBook(legs, intersect(filters.bookKeys, keys), world);
  const taking = stated.filter(takesAll);
  if (taking.length === 0) return noBookFor(adding, stated);
  const choosing: Choosing = {
    filters,
    sameGame,
    target,
    counts: countsOf(adding),
    books: new Map(taking.map(({ bookKey, decimal }) => [bookKey, decimal])),
    stated: legs.flatMap((leg) => bestOffer(leg, leg.keys, world) ?? []),
  };
  const found = chooseLegs(choosing, world);
  if (found.best) {
    const chosen = found.best.legs.map((leg) => toLeg(leg, filters));
    const at = place === undefined ? legs.length : place - 1;
    const all = [...legs.slice(0, at), ...chosen, ...legs.slice(at)];
    return { legs: all, bookKey: found.best.bookKey, unmatched: filters.unmatched };
  }
  if (fittingBets(filters, world).length === 0) return nothingFits(asked, world);
  if (found.mostLegs < choosing.counts.least) return tooFewLegs(adding, choosing, found, world);
  return noSuchPrice(adding, found, world);
}

function contradictionIn({ input, choose: { count, sameGame }, legs }: Adding): Refusal | null {
  if (sameGame && input.targetPrice !== undefined)
    return refusal(
      'invalid_input',
      'Legs of one game have no target price: only the book knows what it pays for them together.',
      {
        named: [input.targetPrice],
      },
    );
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

function countsOf({ choose: { count }, target, legs }: Adding): { least: number; most: number } {
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

function noBookFor({ input, legs }: Adding, stated: ReturnType<typeof atEachBook>): Refusal {
  if (legs.length === 0)
    return refusal('book_not_stored', `${input.book} is not among the books that were asked for.`, {
      named: [`${input.book}`],
    });
  return noSingleBook(stated, legs, {
    without: (kept) => callWith({ ...input, legs: input.legs.filter((_, at) => kept.includes(at)) }),
    apart: callWith({ ...input, acrossBooks: true }),
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
  return refusal(
    'nothing_fits',
    `No ${legs} that fit pay about ${input.targetPrice} (within 15%) at one book${near === null ? '' : `; the closest pay ${near}`}.`,
    {
      named: [`${input.targetPrice}`],
      choices: near === null ? [] : [{ label: `About ${near}`, ...callWith({ ...input, targetPrice: near }) }],
    },
  );
}
