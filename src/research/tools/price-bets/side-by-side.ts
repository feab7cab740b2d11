import type { Reading } from '../../language/reading.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Slate } from '../../slate/slate.ts';
import { type Bettor, writeOdds, writeWorstOdds } from '../../words/bettor.ts';
import { createChooser } from '../../words/built-in-analyst/choose.ts';
import { list, percent, signed, signedPercent } from '../../words/format.ts';
import { betPhrase, selectionLine, sidePhrase } from '../../words/pick-label.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { isSide } from '../best-bets/fit.ts';
import { isWithinReach } from '../best-bets/reach.ts';

/** The answer to "this or that?" and "who wins?" in prose: every named bet with its price, then which is better. */
export function sideBySide(bets: readonly Candidate[], reading: Reading, slate: Slate, bettor: Bettor): string[] {
  const [best] = bets;
  if (!best) return [];
  const chooser = createChooser();
  const seed = bets.map(({ market, selection }) => `${market.id}${selection}`).join('|');
  const names = nameBets(bets);
  const say = (name: string, ways: readonly string[]) => chooser.plain(`${seed}|${name}`, ways);
  const priced = bets.map((bet, at) =>
    pricedSide(bet, names.get(bet) ?? '', slate, bettor, (ways) => say(`side ${at}`, ways)),
  );
  return [
    ...beforehand(bets, reading, names),
    ...likelier(bets, reading),
    ...priced,
    ...conclusion(bets, reading, names, bettor),
    ...missing(bets, reading),
  ];
}

/** What the question took for granted and is not so: when a side plays, whom, and which line there is. */
function beforehand(
  bets: readonly Candidate[],
  { window, teams, line, markets }: Reading,
  names: ReadonlyMap<Candidate, string>,
): string[] {
  const told: string[] = [];
  const events = [...new Set(bets.map(({ event }) => event))];
  const isOutside = ({ startsAt }: Candidate['event']) =>
    window !== null && (startsAt.getTime() < window.fromMs || startsAt.getTime() >= window.toMs);
  for (const event of window === null ? [] : events.filter(isOutside)) {
    const named = teams.filter(({ name }) => isSide(event, name)).map(({ name }) => name);
    if (named.length > 0)
      told.push(`No priced game of ${list(named)} starts ${window?.label}; the next is ${gameLabel(event)}.`);
  }
  const meet = teams.length < 2 || events.some((event) => teams.filter(({ name }) => isSide(event, name)).length > 1);
  if (!meet && events.length > 1)
    told.push(`${list(teams.map(({ name }) => name))} do not meet in a priced game; each is held to its own price.`);
  const spreads = bets.filter(({ market, selection }) => market.market === 'spread' && isNamed(teams, selection, bets));
  const isOffered = spreads.some(({ market, selection }) => selectionLine(market, selection) === line);
  if (spreads.length > 0 && line !== null && markets.includes('spread') && !isOffered && Math.abs(line) < 60) {
    const priced = list(spreads.map((bet) => names.get(bet) ?? ''));
    told.push(`No book offers ${signed(line)} there; what is priced is ${priced}.`);
  }
  return told;
}

const isNamed = (teams: Reading['teams'], selection: Candidate['selection'], bets: readonly Candidate[]): boolean =>
  teams.some(({ name }) =>
    bets.some(({ event, selection: own }) => own === selection && (own === 'home' ? event.home : event.away) === name),
  );

/** Short within one game that is named once; with its game where there are several. */
function nameBets(bets: readonly Candidate[]): Map<Candidate, string> {
  return new Map(
    bets.map((bet, at) => {
      const { event, market, selection } = bet;
      const isFirst = bets.findIndex((other) => other.event.id === event.id) === at;
      const name =
        market.market === 'total' && !isFirst
          ? `the ${sidePhrase(event, market, selection)}`
          : market.market === 'total'
            ? `the ${betPhrase(event, market, selection, gameLabel(event))}`
            : betPhrase(event, market, selection, gameLabel(event));
      return [bet, name];
    }),
  );
}

function pricedSide(
  { priced }: Candidate,
  name: string,
  slate: Slate,
  bettor: Bettor,
  say: (ways: readonly string[]) => string,
): string {
  const odds = writeOdds(bettor, priced.decimal);
  const fair = writeOdds(bettor, 1 / priced.fairProbability);
  const book = slate.bookTitles.get(priced.book) ?? priced.book;
  const chance = percent(priced.fairProbability);
  const edge = signedPercent(priced.edge);
  return say([
    `${capital(name)} pays ${odds} at ${book}; fair is ${fair}, a chance of ${chance}, which makes the edge ${edge}.`,
    `${capital(name)}: ${odds} at ${book} against a fair ${fair} (${chance}), an edge of ${edge}.`,
    `For ${name}, ${book} pays most with ${odds}; ${fair} would be fair at a chance of ${chance}, so the edge is ${edge}.`,
  ]);
}

/** Who wins is one question, which price is better another. */
function likelier(bets: readonly Candidate[], { intent, markets }: Reading): string[] {
  const asksWinner = intent === 'one_game' && (markets.length === 0 || markets.includes('moneyline'));
  const sides = bets.filter(({ market, selection }) => market.market === 'moneyline' && selection !== 'draw');
  const [first, second] = sides.toSorted((a, b) => b.priced.fairProbability - a.priced.fairProbability);
  if (!asksWinner || !first || !second || first.event.id !== second.event.id) return [];
  const name = sidePhrase(first.event, first.market, first.selection);
  return [`The likelier winner of ${gameLabel(first.event)} is ${name}, at ${percent(first.priced.fairProbability)}.`];
}

/** Of a fair price that too few books, or old ones, stand behind. */
const UNSURE = 'its fair price is too uncertain for a stake';

function conclusion(
  bets: readonly Candidate[],
  { asksWhy }: Reading,
  names: ReadonlyMap<Candidate, string>,
  bettor: Bettor,
): string[] {
  const [best] = bets;
  if (!best) return [];
  const name = names.get(best) ?? '';
  const worst = writeWorstOdds(bettor, best.priced.worstDecimal);
  const staked = bets.filter(({ priced }) => priced.verdict !== 'pass');
  if (staked.length === 0) return noStake(bets, best, { name, worst, asksWhy: asksWhy === true });
  const word = best.priced.verdict === 'bet' ? 'a bet' : 'a lean';
  if (bets.length === 1)
    return [`${asksWhy ? 'Nothing speaks against it' : 'So yes'}: it is ${word}, down to ${worst}.`];
  const better = `The better bet is ${name}: ${word}, down to ${worst}.`;
  return [staked.length === 1 ? `${better} It is the only one worth a stake.` : better];
}

function noStake(
  bets: readonly Candidate[],
  best: Candidate,
  { name, worst, asksWhy }: { name: string; worst: string; asksWhy: boolean },
): string[] {
  const isReachable = isWithinReach(best.priced);
  if (bets.length === 1) {
    const opening = asksWhy ? 'That is why it is a pass' : 'That is a pass';
    return [`${opening}: ${isReachable ? `it would need ${worst}` : UNSURE}.`];
  }
  const none = `${bets.length === 2 ? 'Neither is' : 'None of them is'} worth a stake at these prices.`;
  return [isReachable ? `${none} The closest is ${name}, which would need ${worst}.` : none];
}

/** A named side without a price is said to have none. */
function missing(bets: readonly Candidate[], { teams }: Reading): string[] {
  const absent = teams.filter(({ name }) => !bets.some(({ event }) => isSide(event, name)));
  if (absent.length === 0) return [];
  return [`No price is stored for ${list(absent.map(({ name }) => name))}, so nothing is guessed about that.`];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
