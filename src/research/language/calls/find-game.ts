import { dayOfNight } from '../../slate/day-of-night.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Person } from '../../slate/slate.ts';
import { startWords } from '../../words/moment-words.ts';
import type { TimeWindow } from '../reading.ts';
import type { Mention } from './mentions.ts';

/** What is missing, in a sentence, with readings to choose from where there are some. */
export type Unresolved = {
  missing: string;
  choices: readonly string[];
  /** The event, and the markets in which what is asked stands by player. */
  boards?: { eventId: string; markets: readonly string[] };
  /** The event, where it is of a kind of bet that no price is stored of. */
  unsoldOf?: string;
};

/** What decides which of several games is meant. */
export type GameChoice = { nowMs: number; zone: string; window: TimeWindow | null; eventId: string | null };

export const isUnfound = (found: readonly Person[] | Unresolved): found is Unresolved => 'missing' in found;

/**
 * Whom of the slate a name means: in the game with the other side, at the time that was named, the soonest first. Two of a name
 * that nothing tells apart are asked about.
 */
export function fittingPersons(
  subject: Mention,
  opponent: Mention | null,
  { nowMs, zone, window, eventId }: GameChoice,
): readonly Person[] | Unresolved {
  const { persons, names, begun, kind } = subject;
  if (persons.length === 0 || isOfOthers(subject))
    return {
      missing: begun
        ? `${gameLabel(begun)} has started, and live prices are not valued here. No next game of ${names.join(' or ')} is priced.`
        : noneAhead(kind, names),
      choices: [],
    };
  if (opponent !== null && opponent.persons.length === 0)
    return { missing: `I have no upcoming game with ${opponent.names.join(' or ')}.`, choices: [] };
  const together = opponent
    ? persons.filter(({ event }) => opponent.persons.some((other) => other.event === event))
    : persons;
  if (together.length === 0) return { missing: notTogether([subject, opponent], { nowMs, zone }), choices: [] };
  const inFocus = together.filter(({ event }) => event.id === eventId);
  const candidates = inFocus.length > 0 ? inFocus : together;
  const starts = candidates.map(({ event }) => event.startsAt.getTime());
  const meant = window && dayOfNight(onNextSuchDay(window, starts, nowMs), starts, nowMs);
  // Two who meet once ahead are named whole; a day chooses between several games.
  const isNamedWhole = opponent !== null && new Set(candidates.map(({ event }) => event.id)).size === 1;
  const [next] = candidates;
  const inTime = isNamedWhole ? candidates : inWindow(candidates, meant);
  if (inTime.length === 0 && next)
    return {
      missing: `No priced game of ${next.name} starts ${window?.label}; the next is ${gameLabel(next.event)}, ${startWords(next.event.startsAt.toISOString(), nowMs, zone)}.`,
      choices: [],
    };
  const who = [...new Set(inTime.map(({ name }) => name))];
  return who.length > 1 ? severalNamed(inTime, { nowMs, zone }) : inTime;
}

const MOST_TOLD = 6;
const MOST_CHOICES = 4;

/** Each with the next game of it, the soonest first: whoever asked knows by it which one he means. */
function severalNamed(persons: readonly Person[], { nowMs, zone }: Pick<GameChoice, 'nowMs' | 'zone'>): Unresolved {
  const ordered = persons.toSorted((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime());
  const next = ordered.filter(({ name }, at) => ordered.findIndex((other) => other.name === name) === at);
  const told = next.map(({ name, event }) => {
    const rival =
      name === event.home ? `vs ${event.away}` : name === event.away ? `at ${event.home}` : gameLabel(event);
    return `${name} (${rival}, ${startWords(event.startsAt.toISOString(), nowMs, zone)})`;
  });
  return {
    missing: `There are several here: ${told.slice(0, MOST_TOLD).join(', ')}.`,
    choices: next.slice(0, MOST_CHOICES).map(({ name }) => name),
  };
}

function inWindow(persons: readonly Person[], window: TimeWindow | null): readonly Person[] {
  const within = persons.filter(({ event }) => isIn(window, event.startsAt));
  const [next] = within.length > 0 ? [] : persons;
  return next && isAtHour(window, next.event.startsAt) ? [next] : within;
}

/** "The Lions at 4:30" is of the game that starts then, whichever day that is. */
function isAtHour(window: TimeWindow | null, startsAt: Date): boolean {
  if (!window || window.toMs - window.fromMs > HOUR_MS) return false;
  const past = (((startsAt.getTime() - window.fromMs) % DAY_MS) + DAY_MS) % DAY_MS;
  return past < window.toMs - window.fromMs;
}

/** Which day they play, where another was said of a game that both its sides name. */
export function otherDayTold(mentions: readonly Mention[], { nowMs, zone, window }: GameChoice): string[] {
  const [first, second] = mentions.filter(({ kind }) => kind === 'side');
  const games = (first?.persons ?? []).map(({ event }) => event);
  const both = games.filter((event) => second?.persons.some((other) => other.event === event));
  const [event] = both;
  if (!window || !event || new Set(both.map(({ id }) => id)).size > 1) return [];
  const starts = [event.startsAt.getTime()];
  const meant = dayOfNight(onNextSuchDay(window, starts, nowMs), starts, nowMs);
  if (isIn(meant, event.startsAt)) return [];
  const start = startWords(event.startsAt.toISOString(), nowMs, zone);
  return [`${gameLabel(event)} starts ${start}, not ${window.label}.`];
}

/** Whom the first two names of a message mean, whenever they play; empty: nobody who plays. */
export function personsMeant(mentions: readonly Mention[], where: GameChoice): readonly Person[] {
  const [subject, opponent = null] = mentions;
  const found = subject ? fittingPersons(subject, opponent, { ...where, window: null, eventId: null }) : [];
  return isUnfound(found) ? [] : found;
}

/** "The Lions" whose game has begun are not the next team that goes by Lions. */
const isOfOthers = ({ persons, begun, kind }: Mention): boolean =>
  begun !== null && kind === 'side' && !persons.some(({ name }) => name === begun.home || name === begun.away);

const noneAhead = (kind: Mention['kind'], names: readonly string[]): string =>
  kind === 'player'
    ? `I have no price for ${names.join(' or ')}.`
    : `I have no upcoming game with ${names.join(' or ')}.`;

/** Who does not play the other plays somebody else, at another time. */
function notTogether(two: readonly (Mention | null)[], { nowMs, zone }: Pick<GameChoice, 'nowMs' | 'zone'>): string {
  const games = two.flatMap((one) => {
    const event = one?.persons[0]?.event;
    return event ? [`${gameLabel(event)} is ${startWords(event.startsAt.toISOString(), nowMs, zone)}`] : [];
  });
  const names = two.flatMap((one) => one?.names[0] ?? []);
  return `${names.join(' and ')} do not meet in a priced game ahead: ${[...new Set(games)].join(', and ')}.`;
}

const WEEKDAY = /^on \w+day\b/;
const WHOLE_DAY = /^on \w+day$/;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** "Sunday night" said late on a Sunday is the next one, where those who are named play on it and not today any more. */
function onNextSuchDay(window: TimeWindow, startsMs: readonly number[], nowMs: number): TimeWindow {
  const toMs = window.toMs + WEEK_MS;
  // Of today only the rest is left, of the next such day all of it.
  const later = { ...window, fromMs: WHOLE_DAY.test(window.label) ? toMs - DAY_MS : window.fromMs + WEEK_MS, toMs };
  const has = ({ fromMs, toMs }: TimeWindow) => startsMs.some((at) => at >= fromMs && at < toMs);
  const isToday = WEEKDAY.test(window.label) && window.fromMs <= nowMs;
  return isToday && !has(window) && has(later) ? later : window;
}

const isIn = (window: TimeWindow | null, startsAt: Date): boolean =>
  window === null || (startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs);
