import type { BetRefDraft } from '#contract/research/bet.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { signed } from '../../words/format.ts';
import type { BetFocus } from '../reading.ts';
import { editSpans } from '../tickets/edit-spans.ts';
import { legOf } from '../tickets/ticket-call.ts';
import { type Asked, say } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import type { Mention } from './mentions.ts';
import type { Tagged } from './tagged.ts';
import { ofTeasedSport } from './teased-sport.ts';
import { lineOfGame, lineSpoken, spreadOf, teaserCall } from './teaser-calls.ts';
import { pointsSaid } from './teaser-points.ts';
import {
  FAR,
  isOfTeaser,
  isOfTeaserList,
  JUDGES,
  MOST_TEASED_LEGS,
  MOST_TEASED_POINTS,
  MOST_TEASER_WORDS,
  teaserOf,
  teaserPrice,
} from './teaser-spoken.ts';

const ELSE = /\b(ml|moneylines?|totals?|over|under|o|u)\b/;

/** A side with its stored spread, and the line at which it is named. */
export type SideLeg = { name: string; ref: BetRefDraft; stored: number; said: number | null };

/**
 * "Take the Vikings and Pats 6 pts each at -120, +ev?", "teaser Vikings +8.5 Jags +8.5, 6 pts", "swap the Pats for the Jags": sides that are
 * teased by so many points, or the teaser before with another side. A line that is far from the stored one is where it ends. Null: neither.
 */
export function teasedSides(read: Tagged): Asked | null {
  const { mentions, plain, tokens } = read;
  const isElse = mentions.some(({ kind }) => kind !== 'side') || ELSE.test(plain) || tokens.length > MOST_TEASER_WORDS;
  const shown = shownLegs(read);
  if (isElse || mentions.length === 0) return null;
  const together = shown.length < 2 && TEASES_THEM.test(plain) ? withSpoken(read) : null;
  if (together) return together;
  if (!(shown.length > 1 || isOfTeaser(read))) return null;
  const spans = shown.length > 1 ? editSpans(tokens) : null;
  if (spans) return swapped(shown, spans, read);
  // "2 team teaser Niners and Ravens": six points, where no others are said.
  const points = pointsSaid(plain) ?? (read.says.has('teaser') ? STANDARD_POINTS : pointsInstead(shown, read));
  return points === null || mentions.length < 2 || mentions.length > MOST_TEASED_LEGS ? null : teasedBy(points, read);
}

/** "What about Ravens and Packers +9 instead" behind a teaser: other sides for all of it, by as many points. */
const pointsInstead = (shown: readonly BetFocus[], { plain, mentions, slate }: Tagged): number | null =>
  shown.length > 1 && mentions.length > 1 && /\binstead\b|\b(what|how) (about|bout)\b/.test(plain)
    ? movedBy(shown, slate.events)
    : null;

const TEASES_THEM = /\bteas(e|er|ing) (them|it|that|those|these|this|him|both)\b/;
/** "Tease them down to +0.5": where the side that was spoken of ends. */
const ENDS_AT = /\b(?:up|down) to ([+-]?\d{1,2}(?:\.5)?|pk|pick)\b/;

/** "Teaser them down to +0.5 with the Cowboys" behind a bet on another side: both, each by as many points. */
function withSpoken(read: Tagged): Asked | null {
  const { previous, mentions, slate, plain, text } = read;
  const spoken = (previous?.focus ?? []).flatMap(({ eventId, side, market, line }) => {
    const event = slate.events.find(({ id }) => id === eventId);
    const stored = event && (side === 'home' || side === 'away') ? spreadOf(event, side) : null;
    const isSide = market === 'spread' || market === 'moneyline';
    const isNamed = mentions.some(({ persons }) => persons.some((person) => person.event.id === eventId));
    return event && isSide && !isNamed && stored !== null && (side === 'home' || side === 'away')
      ? [{ ...spreadLeg(event, side, stored), said: market === 'spread' ? lineOfGame(line, stored) : null }]
      : [];
  });
  const [first, ...others] = eachSide(spoken);
  const named = mentions.map((mention) => sideOf(mention, read));
  const missing = named.find((leg) => typeof leg === 'string');
  if (!first || previous?.list === true || others.length + named.length >= MOST_TEASED_LEGS) return null;
  if (typeof missing === 'string') return say(missing);
  const said = ENDS_AT.exec(text.toLowerCase())?.[1];
  const end = said === undefined || others.length > 0 ? null : Number(said.replace(/^p.*$/, '0'));
  const from = previous?.focus?.[0]?.line ?? first.stored;
  const points = end === null ? (pointsSaid(plain) ?? STANDARD_POINTS) : end - from;
  if (points < FAR || points > MOST_TEASED_POINTS)
    return say(
      `${first.name} ${signed(from)} to ${signed(end ?? 0)} is ${Math.abs(points)} points. A teaser moves each line by ${FAR} to ${MOST_TEASED_POINTS} points in the bettor's favor: say another line, or by how many points.`,
    );
  // The number behind "to" is where the first ends, and no line of who is named behind it.
  const beside = named.flatMap((leg) => (typeof leg === 'string' ? [] : [end === null ? leg : { ...leg, said: null }]));
  return teasedLegs([{ ...first, said: end ?? first.said }, ...others, ...beside], points, read);
}

/** Once, also where to win and the spread of it were told: with the line that was. */
const eachSide = (legs: readonly SideLeg[]): readonly SideLeg[] =>
  legs
    .toSorted((one, other) => Number(one.said === null) - Number(other.said === null))
    .filter(
      ({ ref }, at, all) => all.findIndex((one) => one.ref.eventId === ref.eventId && one.ref.side === ref.side) === at,
    );

/** The sides that are named, each so many points better. */
export function teasedBy(points: number, read: Tagged): Asked {
  const legs = read.mentions.map((mention) => sideOf(mention, read));
  const missing = legs.find((leg) => typeof leg === 'string');
  return typeof missing === 'string'
    ? say(missing)
    : teasedLegs(
        legs.filter((leg) => typeof leg !== 'string'),
        points,
        read,
      );
}

/** Where no verdict is asked for, how often each must win is told free. */
export function teasedLegs(legs: readonly SideLeg[], points: number, read: Tagged): Asked {
  const price = teaserPrice(read);
  if (JUDGES.test(read.plain) || legs.some(isTeased)) {
    const isEnd = areEnds(legs, points);
    return teaserOf(
      legs.map((leg) => at(leg, points, leg.said !== null && (isEnd || isOfNone(leg)))),
      price,
    );
  }
  const counts = [{ from: 0, to: 0, count: points, of: 'points' }];
  return teaserCall(
    legs.map(({ name, stored, said }) => ({ name, line: said ?? stored, isStored: said === null })),
    { ...read, amounts: { ...read.amounts, counts } },
    price === undefined ? {} : { price },
  );
}

const isTeased = ({ said, stored }: SideLeg): boolean => said !== null && Math.abs(said - stored) >= FAR;
const at = (leg: SideLeg, points: number, isEnd = isTeased(leg)): BetRefDraft => ({
  ...leg.ref,
  line: isEnd ? leg.said : (leg.said ?? leg.stored) + points,
});

/** So far off it is no line of a teaser of that game, and told as it is named. */
const isOfNone = ({ said, stored }: SideLeg): boolean =>
  said !== null && Math.abs(said - stored) > MOST_TEASED_POINTS + FAR;

/** Whether the lines that are said are where all of them end, or where all of them stand before: whichever is nearer to the stored ones. */
function areEnds(legs: readonly SideLeg[], points: number): boolean {
  const said = legs.filter((leg) => leg.said !== null);
  const away = (moved: number) => said.reduce((all, leg) => all + Math.abs((leg.said ?? 0) - leg.stored - moved), 0);
  return said.length > 0 && away(points) < away(0);
}

/** The legs of the teaser before, on the lines that they end on; lines to choose from are none. */
export function shownLegs({ previous, slate }: Tagged): readonly BetFocus[] {
  if (isOfTeaserList(previous)) return [];
  const focus = previous?.focus ?? [];
  const isSum = previous?.calculation?.kind === 'teaser' && previous.calculation.teams === undefined;
  const isTeaser = isSum || areTeased(focus, slate.events);
  return isTeaser && focus.every(({ market, line }) => market === 'spread' && line !== null) ? focus : [];
}

/** "Why -10?" in between leaves the legs of a teaser: sides of several games, all as far from their stored lines. */
function areTeased(focus: readonly BetFocus[], events: Tagged['slate']['events']): boolean {
  const moves = new Set(focus.map((leg) => movedBy([leg], events)));
  const isOfGames = new Set(focus.map(({ eventId }) => eventId)).size === focus.length;
  const areSpreads = focus.every(({ market, line }) => market === 'spread' && line !== null);
  return focus.length > 1 && isOfGames && areSpreads && moves.size === 1 && [...moves].every((points) => points >= FAR);
}

function swapped(
  shown: readonly BetFocus[],
  { out, put }: { out: readonly number[]; put: readonly number[] },
  read: Tagged,
): Asked | null {
  const { mentions, slate } = read;
  const among = (places: readonly number[]) => mentions.filter(({ from }) => places.includes(from));
  const isOn = ({ eventId, side }: BetFocus) =>
    among(out).some(({ persons }) =>
      persons.some((person) => person.kind === 'side' && person.event.id === eventId && person.selection === side),
    );
  const kept = shown.filter((leg) => !isOn(leg));
  const added = among(put).map((mention) => sideOf(mention, read));
  const missing = added.find((leg) => typeof leg === 'string');
  if (typeof missing === 'string') return say(missing);
  if (kept.length === shown.length && (added.length === 0 || among(out).length > 0)) return null;
  const points = movedBy(shown, slate.events);
  const legs = [...kept.map(legOf), ...added.flatMap((leg) => (typeof leg === 'string' ? [] : [at(leg, points)]))];
  return legs.length < 2
    ? say('A teaser takes at least two legs. Name another team.')
    : teaserOf(legs.slice(0, MOST_TEASED_LEGS), teaserPrice(read));
}

/** By how much the legs before were moved. */
export function movedBy(shown: readonly BetFocus[], events: Tagged['slate']['events']): number {
  const moves = shown.flatMap(({ eventId, side, line }) => {
    const event = events.find(({ id }) => id === eventId);
    const stored = event && (side === 'home' || side === 'away') ? spreadOf(event, side) : null;
    return stored === null || line === null ? [] : [line - stored];
  });
  return moves[0] ?? STANDARD_POINTS;
}
const STANDARD_POINTS = 6;

export function sideOf(mention: Mention, read: Tagged): SideLeg | string {
  const { where, said } = read;
  const found = fittingPersons(ofTeasedSport(mention, read), null, { ...where, window: null, eventId: null });
  if (isUnfound(found)) return found.missing;
  const person = found.find((one) => one.kind === 'side');
  const stored = person?.kind === 'side' ? spreadOf(person.event, person.selection) : null;
  if (person?.kind !== 'side' || stored === null)
    return `I have no spread of ${person?.name ?? mention.names[0] ?? 'that side'}, so a teaser of it has no chance here.`;
  const line = said.find(({ side }) => side?.from === mention.from)?.line;
  return {
    ...spreadLeg(person.event, person.selection, stored),
    said: line?.signed ? line.line : lineSpoken(mention, read),
  };
}

/** That side on its stored spread. */
export const spreadLeg = (event: SlateEvent, side: 'home' | 'away', stored: number): SideLeg => ({
  name: event[side],
  stored,
  said: null,
  ref: {
    eventId: event.id,
    price: null,
    book: null,
    named: ['side', 'line'],
    market: 'spread',
    side,
    line: stored,
    player: null,
  },
});
