import type { After } from '../acts/act.ts';
import { isOfSeason } from '../calls/not-kept.ts';
import { asksWeatherOfGames } from '../free/asks-weather.ts';
import type { EntityText } from './entities.ts';
import { type Frame, hasName, SEARCHES } from './merged.ts';
import type { Role, Want } from './wants.ts';

/** It points at a game that was spoken of. */
export const POINTS =
  /\b(?:that|this|same) (?:game|gm|one|match|matchup|fight|contest)\b|\b(?:in|on|during) it\b|\bthere\b/i;

/** What no want is about: other bets and offers, and what is done with bets. */
const OF_OTHERS =
  /\b(?:teas(?:er|ers|ed)|round robins?|rr|futures?|super ?bowl|mvp|champions?hips?|heisman|hedg\w+|alerts?|notify|boost\w*|free bets?|bonus|promo\w*|cash(?:ed)? ?out|push(?:es|ed)?|void\w*|refund\w*|live|in-?game|clv|closing line|beat(?:ing|en)? the (?:market|close|closing|line|number)|both sides|each side|handle|heaviest|rank\w*|sort|in order|juice|from fair|off fair|too late|kelly|no[ -]?vig (?:on|for|of) (?:that|it|this|those)|who(?:['’]?s| is)? (?:(?:gonna|going to|gon) )?wins?|(?:down|up) to [+-]?\d|if \S+(?: \S+)? (?:(?:is|are) (?:out|not)|isnt|isn['’]t|sits?|doesn['’]?t))\b|\d ?u\b/i;

/** Two questions in one; other numbers of a sum; what is to hold for the rest of a chat: what no one question asks. */
const NO_QUESTION = [
  /\?\W*(?:and|also|plus|then|oh)\b/i,
  /^\W*(?:at |and )?\d+(?:\.\d+)? ?(?:units?|%)\W*$/i,
  /^i (?:never|always|dont|don['’]t|do not|wont|won['’]t|hate) (?:\w+ )?(?:bet|play|like|want|touch|do|trust|take)\b[^?,.]*$/i,
  /\b(?:fine|ok|okay|allowed|good) again\W*$/i,
  /\b(?:ever|always|from now on|after all)\W*$/i,
];
export const isForWords = (message: string, want: Want | null): boolean =>
  (OF_OTHERS.test(message) && !isBuilt(message, want)) || asksWeatherOfGames(message) || asksSeveral(message);

/** Two questions in one, and what no one question asks. */
export const asksSeveral = (message: string): boolean => NO_QUESTION.some((pattern) => pattern.test(message));

/** "Boost on any 3 leg at Fanatics, build me one", "round robin with 4 teams tonight, which four": bets are to be found first. */
const isBuilt = (message: string, want: Want | null): boolean =>
  (want === 'parlay' || want === 'list') && BUILDS.test(message) && !MONEY.test(message);
const BUILDS = /\b(?:build|make|find|give|gimme|which|pick)\b.*\b(?:one|it|me|legs?|teams?|two|three|four|five|\d)\b/i;
const MONEY = /\$\d|\bfree bets?\b|\bhedg|[+-]\d{3}/i;

/** It is said of what was shown. */
export const LEANS = /^(revise|lift|ref|it|leg|other_game)/;

/** What is read by what was shown, and not by weights: of several bets one, and what names too little of what it is of. */
export function isForOthers(own: Frame, message: string, after: After): boolean {
  const { want, placed } = own;
  if (want === 'judge' && ASKS_WHY.test(message)) return true;
  if (want === 'leg.stake' && TO_WIN.test(message)) return true;
  if (after === 'bets' && LEANS.test(want)) return true;
  if (isUnnamedTotal(own, after) || changesLegs(own, message, after)) return true;
  if (SEARCHES.has(want) && !hasName(own) && OF_THEM.test(message)) return true;
  // Behind something a search says itself which bets it is of.
  return SEARCHES.has(want) && !POINTS.test(message) && !placed.some(({ role }) => OF_SEARCH.has(role));
}

/** What is to be won, and not what is staked. */
const TO_WIN = /\bto win\b|\bneed\b/i;

/** Of whom or of which was said before. */
const OF_THEM =
  /\b(?:his|her|hers|him|their|those|these|that (?:team|guy|player|squad)|both|all (?:of )?(?:\d|two|three|four|five|them)|the (?:two|three|\d))\b(?! (?:games?|sports?|leagues?|days?|books?)\b)/i;

/** Why a bet is none is asked of a verdict, and no new one is asked for. */
const ASKS_WHY = /\b(?:why|how come|explain|reason)\b/i;

/** A parlay is changed by whom it names. */
const changesLegs = (own: Frame, message: string, after: After): boolean =>
  hasName(own) && OF_LEGS.test(own.want) && (EDITS.test(message) || after === 'parlay');
const OF_LEGS = /^(?:leg|ref|it|parlay|list|other_game|revise)\b/;
const EDITS =
  /^(?:\W|ok\b|okay\b|and\b|now\b|pls\b|please\b|can (?:you|u)\b)*(?:swap|replace|drop|add|take out|remove|switch|throw in|lose|ditch)\b/i;

/** "Is Edmonton worth it" behind the Stanley Cup is of that, and of none of its games. */
export const isOfSeasonBefore = ({ want, placed }: Frame, { entities }: EntityText, absent: string): boolean =>
  isOfSeason(absent) &&
  JUDGED.has(want) &&
  placed.every(({ role }) => role === 'name') &&
  entities.every(({ kind }) => kind === 'name');
const JUDGED: ReadonlySet<Want> = new Set<Want>(['judge', 'chance', 'fair', 'worst_price', 'best_price', 'value']);

/** The total of what was spoken of is read by what was said of the bet. */
const isUnnamedTotal = (own: Frame, after: After): boolean =>
  own.want === 'lean.total' && !hasName(own) && after === 'bet';

const OF_SEARCH: ReadonlySet<Role> = new Set<Role>([
  'name',
  'league',
  'market',
  'time',
  'book',
  'minPrice',
  'maxPrice',
  'minChance',
  'legs',
]);
