import type { Calculation } from '#contract/research/calculate.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { type Asked, calculated } from './call.ts';
import type { Tagged } from './tagged.ts';
import { type SideLeg, spreadLeg, teasedLegs } from './teased-sides.ts';
import { spreadOf } from './teaser-calls.ts';
import { teaserCandidates } from './teaser-candidates.ts';
import { newPoints } from './teaser-points.ts';
import { isOfTeaserList, MOST_TEASED_LEGS, pricesNamed } from './teaser-spoken.ts';

type Teaser = Extract<Calculation, { kind: 'teaser' }>;

const MOST_WORDS = 16;
const MOST_LEGS = 15;
const USUAL_POINTS = 6;
const TEASES = /\bteas(e|ed|ing|ers?)\b/;
/**
 * Of the teaser that stands, or of sides that were shown: "make it 7 points" moves its legs by these, "73.8% and 72%, do both hit" works it
 * out with these chances, "no, tease those two" makes one of bets that were read by themselves. Null: somebody is named, or something else
 * is asked.
 */
export function teaserStands(read: Tagged): Asked | null {
  const { previous, mentions, tokens, amounts, says } = read;
  if (!previous || tokens.length > MOST_WORDS || says.has('parlay')) return null;
  const before = previous.calculation?.kind === 'teaser' ? previous.calculation : null;
  if (before && amounts.shares.length > 0) return byChances(before, read);
  const isElse = mentions.length > 0 || pricesNamed(read).length > 1 || amounts.shares.length > 0;
  return isElse ? null : byPoints(before, read);
}

function byPoints(before: Teaser | null, read: Tagged): Asked | null {
  const points = newPoints(read);
  if (isOfTeaserList(read.previous)) return points === null ? null : teaserCandidates(read);
  const isTeased = before ? points !== null : TEASES.test(read.plain) && !ASKS_TERM.test(read.plain);
  const legs = isTeased ? legsShown(before, read) : [];
  if (legs.length < 2) return null;
  const asked = teasedLegs(legs, points ?? USUAL_POINTS, read);
  const isKept = before !== null && before.points !== points && pricesNamed(read).length === 0;
  return isKept && asked.kind === 'calls' ? { ...asked, assumed: [...asked.assumed, keptPrice(before.price)] } : asked;
}
const ASKS_TERM = /\b(what|whats|how|why|when|explain|means|should i|better off|which|who)\b/;

const keptPrice = (price: string): string =>
  `The price is left at ${price}: other points have another price, so name that of your book.`;

/** Each leg with the chance that is named for it; one chance is that of whoever is named beside it, else of all. */
function byChances(before: Teaser, read: Tagged): Asked | null {
  const { amounts, mentions, plain } = read;
  const [first, ...others] = amounts.shares.map(({ share }) => share);
  if (first === undefined || ELSE.test(plain) || mentions.some(({ kind }) => kind !== 'side')) return null;
  const now = { ...before, price: pricesNamed(read)[0]?.text ?? before.price };
  if (mentions.length === 1 && others.length === 0) return withChance(now, first, read);
  const legs = others.length > 0 ? others.length + 1 : Math.max(before.legs, mentions.length);
  const chances = others.length > 0 ? [first, ...others] : Array.from({ length: legs }, () => first);
  const { teams: _, lines: __, ...unnamed } = now;
  const calc = legs === before.legs && mentions.length === 0 ? now : unnamed;
  return legs > MOST_LEGS ? null : calculated([{ ...calc, legs, chances }]);
}

function withChance(before: Teaser, chance: number, { mentions: [mention] }: Tagged): Asked | null {
  const place = before.teams?.findIndex((name) => mention?.names.includes(name)) ?? -1;
  return place < 0 || !before.chances ? null : calculated([{ ...before, chances: before.chances.with(place, chance) }]);
}
const ELSE = /\b(kelly|bankroll|boost\w*|hedge\w*)\b/;

/** The legs of the teaser before, else the sides of bets that were shown: each on its stored spread. */
export function legsShown(before: Teaser | null, { previous, slate, nowMs }: Tagged): SideLeg[] {
  const teams = before?.teams;
  if (teams) return inAll(teams.map((name, at) => legNamed(name, before.lines?.[at], slate.events, nowMs)));
  const focus = previous?.focus ?? [];
  const isOfGames = new Set(focus.map(({ eventId }) => eventId)).size === focus.length;
  if (!isOfGames || focus.length > MOST_TEASED_LEGS) return [];
  return inAll(
    focus.map(({ eventId, side, market }) => {
      const event = slate.events.find(({ id }) => id === eventId);
      const isSide = (side === 'home' || side === 'away') && (market === 'spread' || market === 'moneyline');
      return event && isSide ? onSpread(event, side) : null;
    }),
  );
}

const inAll = (legs: readonly (SideLeg | null)[]): SideLeg[] =>
  legs.some((leg) => leg === null) ? [] : legs.flatMap((leg) => leg ?? []);

export function onSpread(event: SlateEvent, side: 'home' | 'away'): SideLeg | null {
  const stored = spreadOf(event, side);
  return stored === null ? null : spreadLeg(event, side, stored);
}

/** Who plays twice is meant where he has that line. */
function legNamed(
  name: string,
  line: number | undefined,
  events: readonly SlateEvent[],
  nowMs: number,
): SideLeg | null {
  const legs = events
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .flatMap((event) =>
      (['home', 'away'] as const).flatMap((side) => (event[side] === name ? (onSpread(event, side) ?? []) : [])),
    );
  return legs.find(({ stored }) => stored === line) ?? legs[0] ?? null;
}
