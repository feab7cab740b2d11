import type { League } from '#engine/names/league.ts';
import { type PhraseIndex, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Person, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { Amounts, LineAmount, PriceAmount } from './amount.ts';
import { type Mention, withPersons } from './mentions.ts';

type Known = {
  tokens: readonly Token[];
  amounts: Amounts;
  names: PhraseIndex<Person>;
  nowMs: number;
  /** Which leagues are named. */
  context: { named: readonly League[] };
};

/** What a question says of the bets on one name. */
type Evidence = {
  spreads: readonly number[];
  totals: readonly number[];
  prices: readonly number[];
  /** Words that may be short for where one of them is from. */
  places: readonly string[];
};

/** Signed numbers below it are handicaps. */
const LEAST_PRICE = 100;

/**
 * Of several sides that go by a name those on whom the bet that is stated can be: "Wings +9.5" is of no hockey team, "Spurs over 112.5"
 * of no soccer club, and "Kings +114" of the one on whom some book has that price. Who is named alone by the tables of names gives way
 * to whom the slate calls so too, where only of these the bet can be.
 */
export function toldApart(mentions: readonly Mention[], known: Known): readonly Mention[] {
  return mentions.map((mention) => {
    if (mention.kind !== 'side' || mention.persons.length === 0 || isOfLeague(mention, known)) return mention;
    const all = allCalled(mention, known);
    const evidence = evidenceOf(mention, mentions, known);
    if (new Set(all.map(({ name }) => name)).size < 2) return notBegun(mention, evidence);
    const left = fitting(all, evidence);
    const isOther = left.some(({ name }) => !mention.names.includes(name));
    // Whom no table means is meant only where the one that it means cannot be.
    if (left.length === all.length || (isOther && left.some(({ name }) => mention.names.includes(name))))
      return mention;
    return withPersons({ ...mention, begun: isOther ? null : mention.begun }, left);
  });
}

/** "Wolves +14" while the Wolverhampton game runs: who is still to play has that line, and no soccer club does. */
function notBegun(mention: Mention, evidence: Evidence): Mention {
  const { begun, persons } = mention;
  const isOfOther = begun !== null && !persons.some(({ name }) => name === begun.home || name === begun.away);
  const isMeant = isOfOther && (isBeyond(begun, evidence) || persons.some((person) => isBetOn(person, evidence)));
  return isMeant ? { ...mention, begun: null } : mention;
}

/** Nobody bets on so many points in that game. */
function isBeyond(event: SlateEvent, { spreads, totals }: Evidence): boolean {
  const { spread, least, total } = boundsOf(event);
  return spreads.some((line) => Math.abs(line) > spread) || totals.some((line) => line < least || line > total);
}

/** Some book has that very line or price on him. */
const isBetOn = (person: Person, { spreads, totals, prices }: Evidence): boolean =>
  prices.some((price) => isQuoted(person, price)) ||
  person.event.markets.some((one) =>
    isOfGame('spread')(one)
      ? person.kind === 'side' && spreads.includes(selectionLine(one, person.selection) ?? Number.NaN)
      : isOfGame('total')(one) && totals.includes(one.lineHundredths / HUNDREDTHS),
  );
const HUNDREDTHS = 100;

/** "Jets nfl, -120" is of the football team, whoever else is at that price. */
const isOfLeague = (
  { persons }: Mention,
  {
    context: {
      named: [league, ...others],
    },
  }: Known,
): boolean =>
  others.length === 0 && persons.some(({ event }) => league !== undefined && leagueOf(event.sportKey) === league);

function allCalled({ persons, from, to }: Mention, { tokens, names, nowMs }: Known): readonly Person[] {
  const match = phraseAt(names, tokens, from);
  const others = match?.to === to ? match.values : [];
  const isNew = ({ name, kind, event }: Person) =>
    kind === 'side' && event.startsAt.getTime() > nowMs && !persons.some((one) => one.name === name);
  return [...persons, ...others.filter(isNew)];
}

/** The numbers behind the name, as far as the next one, wherever it is said. */
function evidenceOf(mention: Mention, all: readonly Mention[], { tokens, amounts }: Known): Evidence {
  const words = wordsOf(mention, tokens);
  const spans = all.filter((one) => wordsOf(one, tokens) === words).map((one) => spanOf(one, all, tokens.length));
  const isSaid = ({ from }: { from: number }) => spans.some((span) => from >= span.from && from < span.to);
  const lines = amounts.lines.filter((line) => isSaid(line) && Math.abs(line.line) < MOST_POINTS);
  return {
    spreads: lines.filter((line) => line.signed && Math.abs(line.line) < LEAST_PRICE).map(lineOf),
    totals: lines.filter((line) => !line.signed && isTotal(line, tokens)).map(lineOf),
    // What a teaser pays is no price of who is in it.
    prices: lines.length > 0 || tokens.some(isTease) ? [] : amounts.prices.filter(isSaid).map(decimalOf),
    places: tokens.flatMap(({ text }, at) => (isSaid({ from: at }) ? [text] : [])),
  };
}

const isTease = ({ text }: Token): boolean => text.startsWith('teas');
const MOST_POINTS = 400;
const lineOf = ({ line }: LineAmount): number => line;
const decimalOf = ({ decimal }: PriceAmount): number => decimal;

const wordsOf = ({ from, to }: Mention, tokens: readonly Token[]): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

function spanOf({ to }: Mention, all: readonly Mention[], end: number): { from: number; to: number } {
  const next = all.find(({ from }) => from >= to);
  return { from: to, to: next?.from ?? end };
}

const isTotal = ({ from }: LineAmount, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, from - 2), from).some(({ text }) => /^(over|under|o|u|total|totals)$/.test(text));

/** "SF" behind the Giants: the first letters of the words before a team's own name. */
function shortPlace(name: string): string {
  const place = name.toLowerCase().split(' ').slice(0, -1);
  return place.length > 1 ? place.map(([first = '']) => first).join('') : '';
}

/** Nobody is left out where the bet can be of nobody. */
function fitting(persons: readonly Person[], { spreads, totals, prices, places }: Evidence): readonly Person[] {
  const there = persons.filter(({ name }) => places.includes(shortPlace(name)));
  if (there.length > 0) return there;
  const inSport = persons.filter(
    ({ event }) =>
      spreads.every((line) => Math.abs(line) <= boundsOf(event).spread) &&
      totals.every((line) => line >= boundsOf(event).least && line <= boundsOf(event).total),
  );
  const left = inSport.length > 0 ? inSport : persons;
  const quoted = left.filter((person) => prices.length > 0 && prices.some((price) => isQuoted(person, price)));
  return quoted.length > 0 ? quoted : left;
}

/** What is bet on in a sport at all, on the main lines and beside them. */
type Bounds = { spread: number; least: number; total: number };
const BOUNDS: readonly (readonly [RegExp, Bounds])[] = [
  [/^(icehockey|baseball)/, { spread: 4.5, least: 0.5, total: 20 }],
  [/^soccer/, { spread: 4.5, least: 0.5, total: 10 }],
  [/^americanfootball/, { spread: 60, least: 3, total: 95 }],
  [/^basketball/, { spread: 60, least: 20, total: MOST_POINTS }],
];
const ANY: Bounds = { spread: MOST_POINTS, least: 0, total: MOST_POINTS };

/** As far as they go in this game at least. */
function boundsOf({ sportKey, markets }: SlateEvent): Bounds {
  const bounds = BOUNDS.find(([sport]) => sport.test(sportKey))?.[1] ?? ANY;
  const spreads = markets.filter(isOfGame('spread')).map(({ lineHundredths }) => Math.abs(lineHundredths) / 100);
  // A puck line of 4.5 is told where it is quoted: without it nobody bets on more than 2.5.
  const isLow = bounds.spread < LOW_SCORING;
  return isLow ? { ...bounds, spread: Math.max(USUAL_OF_LOW, ...spreads) } : bounds;
}
const LOW_SCORING = 10;
const USUAL_OF_LOW = 2.5;

const isOfGame =
  (kind: string) =>
  ({ market, player }: SlateMarket): boolean =>
    market === kind && player === '';

/** Whether some book has that very price on him to win. */
function isQuoted(person: Person, price: number): boolean {
  if (person.kind !== 'side') return false;
  return person.event.markets.filter(isOfGame('moneyline')).some(({ outcomes, quotes }) => {
    const at = outcomes.indexOf(person.selection);
    return quotes.some(({ decimals }) => Math.abs((decimals[at] ?? 0) - price) < SAME_PRICE);
  });
}
const SAME_PRICE = 0.005;
