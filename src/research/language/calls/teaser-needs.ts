import type { Calculation } from '#contract/research/calculate.ts';
import { signed } from '../../words/format.ts';
import { type Asked, calls } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import { countIn, MOST_AT_ONCE, type Sum } from './sum.ts';
import type { Tagged } from './tagged.ts';
import { spreadOf } from './teaser-calls.ts';
import { atUsualPrice, usualTeaserPrice } from './usual-teaser.ts';

type Teaser = Extract<Calculation, { kind: 'teaser' }>;

const STANDARD = { legs: 2, points: 6 };
const MOST_LEGS = 15;
const NEEDS =
  /\bbreak ?evens?\b|\b(what|whats|how (often|much|many)|which|does|do)\b.*\b(need|needs|has|have|gotta|must|got)\b.*\b(hit|win|cash|cover)\b|\b(win|hit) rate\b|\bhow often\b|\bwhat\b.*\bto hit\b/;
const JUDGES = /\b(worth|good|bad|value|ev|edge|should i|play it|bet it|any good)\b/;

/**
 * "Tease the Vikings and Cards at -120, whats my break even per leg": how often each leg must win, which follows from the price and
 * how many they are, whoever they are. Null: that is not asked of a teaser, or its lines stand there alone.
 */
export function teaserNeeds(read: Tagged): Asked | null {
  const { previous, amounts } = read;
  const before = previous?.calculation?.kind === 'teaser' ? previous.calculation : undefined;
  if (!asksNeeds(read, before)) return null;
  const named = amounts.prices[0]?.text;
  const teams = teamsIn(read);
  const legs = countIn({ ...read, hasSides: false } satisfies Sum, 'legs') ?? legsOf(teams.length, read, before);
  const price = named ?? before?.price ?? usualTeaserPrice(legs);
  if (legs < 2 || legs > MOST_LEGS) return null;
  const points = countIn({ ...read, hasSides: false } satisfies Sum, 'points') ?? before?.points;
  const isWhole = teams.length === legs;
  const calc: Teaser = {
    kind: 'teaser',
    price,
    legs,
    ...(isWhole && { teams: teams.map(({ name }) => name), lines: teams.map(({ line }) => line) }),
    ...((points !== undefined || isWhole) && { points: points ?? STANDARD.points }),
  };
  const stored = isWhole ? [`By the lines that are stored: ${teams.map(said).join(', ')}.`] : [];
  const assumed = named === undefined && !before ? [atUsualPrice(legs)] : [];
  const others = amounts.prices.slice(1, MOST_AT_ONCE).map(({ text }) => ({ ...calc, price: text }));
  return calls(
    [calc, ...others].map((one) => ({ tool: 'calculate', input: { calc: one } })),
    [...stored, ...assumed],
  );
}

/** Of a teaser whose legs are named, or of the one before. */
function asksNeeds({ plain, says, previous, mentions, amounts }: Tagged, before: Teaser | undefined): boolean {
  if (!NEEDS.test(plain) || JUDGES.test(plain)) return false;
  if (mentions.length > 0) return says.has('teaser');
  const areBare = amounts.lines.some(({ signed: isSigned }) => isSigned);
  return !areBare && (before !== undefined || /teas|wong/i.test(previous?.asked ?? ''));
}

type Team = { name: string; line: number };
const said = ({ name, line }: Team): string => `${name} ${signed(line)}`;

/** Those that are named with no line of their own: a line beside a name may be the teased one. */
function teamsIn({ mentions, amounts, where }: Tagged): Team[] {
  if (amounts.lines.some(({ signed: isSigned }) => isSigned)) return [];
  return mentions.flatMap((mention) => {
    const found = fittingPersons(mention, null, { ...where, window: null, eventId: null });
    const person = isUnfound(found) ? undefined : found.find((one) => one.kind === 'side');
    const line = person?.kind === 'side' ? spreadOf(person.event, person.selection) : null;
    return person && line !== null ? [{ name: person.name, line }] : [];
  });
}

function legsOf(teams: number, { previous, mentions }: Tagged, before: Teaser | undefined): number {
  if (mentions.length > 1) return Math.max(teams, mentions.length);
  const shown = (previous?.focus ?? []).filter(({ market }) => market === 'spread').length;
  return before?.legs ?? (shown > 1 ? shown : STANDARD.legs);
}
