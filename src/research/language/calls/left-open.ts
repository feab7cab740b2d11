import type { Token } from '#engine/names/tokenise.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { list } from '../../words/format.ts';
import { type Act, FOR_BETS } from '../acts/act.ts';
import type { Intent, Reading } from '../reading.ts';
import type { Zone } from '../time-zone.ts';
import { OF_ONE } from '../wishes/of-one.ts';
import { isPlainWord } from '../wishes/plain-words.ts';
import { readParts } from '../wishes/read-parts.ts';
import type { WishPart } from '../wishes/wish-part.ts';
import { wishTimes } from '../wishes/wish-times.ts';
import type { Amounts } from './amount.ts';
import { type Asked, askWho, sayLost } from './call.ts';
import type { Mention } from './mentions.ts';

/** What would be answered with bets, and charged. */
const CHARGED: ReadonlySet<Intent> = new Set<Intent>(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);
const ASKS: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>(['asks', 'parlay']);
const MOST_QUOTED = 4;

type Question = {
  nowMs: number;
  zone: Zone;
  tokens: readonly Token[];
  plain: string;
  amounts: Amounts;
  mentions: readonly Mention[];
  reading: Reading;
  previous: Reading | null;
};

/**
 * Where a word is left that may ask for something else, nothing is searched for nor charged: it is said which word, and what can be
 * asked. Null: every word is known, bets are asked for in so many words, or none would be given.
 */
export function leftOpen(question: Question, likely: Act | null): Asked | null {
  const { mentions, reading } = question;
  // A part of a game that nobody prices is refused by its name.
  if (!CHARGED.has(reading.intent) || reading.period != null || reading.readBy === 'model') return null;
  const read = partsOf(question);
  const isParlay = isParlayFor(reading);
  if (!isParlay && isAdrift(question, read)) return sayLost(ADRIFT);
  if (!isParlay && isForOther(likely, read))
    return question.previous ? sayLost(ADRIFT) : sayLost(UNCLEAR, choicesFor(mentions, reading));
  if (isOfNobody(question)) return askWho('Which bet do you mean? Name a team or a player.');
  const open = openWords(reading, read, likely !== null);
  if (open.length === 0) return null;
  const words = list(open.slice(0, MOST_QUOTED).map((word) => `"${word}"`));
  const text = `I am not sure what you mean by ${words} here, so nothing was charged.`;
  return sayLost(text, choicesFor(mentions, reading));
}

/** "3 team parlay of NFL favorites, what would 20 pay": so many legs for so much are a wish, whatever else is asked of them. */
export const isParlayFor = ({ intent, count, stakeCents }: Reading): boolean =>
  intent === 'parlay' && count !== null && stakeCents !== undefined;

/** Whether a word is left that may ask for something else. */
export const hasOpenWords = (question: Question): boolean =>
  openWords(question.reading, partsOf(question), false).length > 0;

type Parts = ReturnType<typeof readParts>;

function partsOf({ tokens, amounts, mentions, nowMs, zone }: Question): Parts {
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday: false, before: null });
  return readParts({ tokens, amounts, mentions, times });
}

/** "My bankroll is $400. Best NFL bets?" says something of oneself and asks for bets. */
const isForOther = (likely: Act | null, { parts }: Parts): boolean =>
  likely !== null &&
  !FOR_BETS.has(likely) &&
  !(likely === 'react' && parts.some(({ part }) => part.kind === 'name')) &&
  !(likely === 'setting' && parts.some(({ part }) => ASKS.has(part.kind)));

const ADRIFT =
  'I am not sure what you are asking there, so nothing was charged. Name the bet, or put the whole question in one sentence.';

const UNCLEAR = 'I am not sure what you want to know about that, so nothing was charged.';

/** What a search may be about: without any of it a message leans on what was spoken of, and no search is meant. */
const SUBSTANCE: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>([
  'asks',
  'parlay',
  'legs',
  'league',
  'name',
  'time',
  'market',
  'stat',
  'side',
  'book',
  'price',
  'confidence',
  'order',
  'more',
]);

/** "Which is it then" behind a sum or a bet: a search of everything would be about something else. */
function isAdrift({ previous }: Question, { parts }: Parts): boolean {
  if (previous === null) return false;
  const leans = parts.some(({ part }) => part.kind === 'those' || part.kind === 'that_game');
  return leans || !parts.some(({ part }) => SUBSTANCE.has(part.kind));
}

/** "Too late to bet it?" where no bet was spoken of. */
const isOfNobody = ({ plain, mentions, reading }: Question): boolean =>
  reading.intent !== 'parlay' &&
  OF_ONE.test(plain) &&
  mentions.length + reading.leagues.length + reading.teams.length + reading.players.length === 0 &&
  reading.window === null;

function openWords(reading: Reading, { parts, unread }: Parts, isOfBets: boolean): string[] {
  // "Best bets tonight, grandma's birthday": bets are asked for, whatever else is told.
  if (isOfBets && parts.some(({ part }) => ASKS.has(part.kind))) return [];
  const named = new Set(
    [...reading.teams.map(({ name }) => name), ...reading.players].flatMap((name) =>
      name.toLowerCase().split(/[^a-z0-9]+/),
    ),
  );
  return [...new Set(unread)].filter((word) => !isPlainWord(word) && !/\d/.test(word) && !named.has(word));
}

/** What can be asked of whom was named, in whole questions. */
function choicesFor(mentions: readonly Mention[], { leagues }: Reading): string[] {
  const person = mentions.flatMap(({ persons }) => persons)[0];
  if (!person)
    return leagues[0]
      ? [`Best ${leagues[0]} bets`, `${leagues[0]} games`]
      : ['Best bets today', 'What games are there?'];
  const { name, event } = person;
  return person.kind === 'player'
    ? [`${name} props`, `Is ${name} injured?`, `Best bets in ${gameLabel(event)}`]
    : [`Best bets in ${gameLabel(event)}`, `${name} odds`, `${name} injuries`, `Did the ${name} line move?`];
}
