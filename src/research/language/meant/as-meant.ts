import type { After } from '../acts/act.ts';
import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { Weights } from '../taught/shares.ts';
import { type Entity, type EntityText, entitiesIn } from './entities.ts';
import { type Frame, isOfSpoken, merged, withOthers } from './merged.ts';
import { AS_WRITTEN, hasPlace, mayBeLeft, placedIn, plainQuestion } from './plain-question.ts';
import { type RoleShare, roleShares, wantShares } from './read-want.ts';
import roleWeights from './role-weights.json' with { type: 'json' };
import { type Behind, behindOf } from './want-features.ts';
import wantWeights from './want-weights.json' with { type: 'json' };
import type { Role, Want } from './wants.ts';

/** What a message means as one plain question, and how sure that is: 0 to 1. `isWhole`: it leans on nothing that was said before;
 * `isSearch`: it names no bet or game of which it is; `isVerdict`: it asks what costs a token. */
export type Meant = {
  want: Want;
  question: string;
  share: number;
  isWhole: boolean;
  isSearch: boolean;
  isVerdict: boolean;
};

const MOST_WORDS = 60;
const MOST_ENTITIES = 20;
/** From which share on the question before is what it goes on from. */
const LEAST_BEFORE = 0.4;
/** The same where nothing is said but of whom. */
const SURE_BEFORE = 0.7;

/**
 * A message as the plain question that asks for the same: what it wants and what each name and number is there for, weights say that
 * were taught by `npm run meant:train`. `before`: the question before, where it was whole. Null: it wants nothing of these, or something
 * that it names has no place in such a question.
 */
export function asMeant(message: string, chat: Chat, known: Known): Meant | null {
  const read = OF_OTHERS.test(message) ? null : readText(message, known);
  if (read === null) return null;
  const alike = chat.previous === null ? null : sameOfOthers(read, chat.before(), known);
  if (alike !== null) return alike === 'unknown' ? null : alike;
  const after = afterOf(chat.previous);
  const own = frameIn(read, behindOf(after));
  return own === null || isForOthers(own, message, chat, after) ? null : meantOf(own, message, chat, known);
}

/** What a message stands behind. `before`: the question before, where it was whole. */
export type Chat = { previous: Reading | null; before: () => string | null };

function meantOf(own: MeantFrame, message: string, { previous, before }: Chat, known: Known): Meant | null {
  const { want, share } = own;
  const goesOn = mayGoOn(own) || pointsAtGame(own, message);
  const isOne = ONE.test(message) && !SEVERAL.test(message);
  const asked = previous === null || !goesOn ? null : before();
  const frame = asked === null ? null : frameOf(asked, known);
  const whole = frame && frame.share >= LEAST_BEFORE ? merged(own, frame) : null;
  const ofWhole = whole && plainQuestion(whole.want, whole.placed, isOne);
  if (whole && ofWhole) return { want: whole.want, question: ofWhole, share, isWhole: true, ...kindOf(whole.want) };
  // Of a bet whose question is not known its words say more.
  if (isOfSpoken(want)) return null;
  const question = plainQuestion(want, own.placed, isOne);
  return question === null ? null : { want, question, share, isWhole: !goesOn, ...kindOf(want) };
}

const VERDICTS =
  /^(?:list|value|lean|parlay$|parlay\.game|parlay\.judge|judge|compare|worst_price|stake|ref\.more|ref\.replace|it\.other_side)/;
const kindOf = (want: Want) => ({ isSearch: ALONE.has(want), isVerdict: VERDICTS.test(want) });

const hasName = ({ placed }: Frame): boolean => placed.some(({ role }) => role === 'name');
const pointsAtGame = (own: Frame, message: string): boolean => POINTS.test(message) && !hasName(own);

/** What is read by what was shown, and not by weights: of several bets one, and what names too little of what it is of. */
function isForOthers(own: Frame, message: string, { previous }: Chat, after: After): boolean {
  if (previous === null) return false;
  const { want, placed } = own;
  if (want === 'judge' && ASKS_WHY.test(message)) return true;
  if (after === 'bets' && LEANS.test(want)) return true;
  if (isHalfNamed(own, after) || changesLegs(own, message, after)) return true;
  // Behind something a search says itself which bets it is of.
  return ALONE.has(want) && !POINTS.test(message) && !placed.some(({ role }) => OF_SEARCH.has(role));
}

const ONE =
  /\b(?:single|one|lone|best|top|favou?rite|strongest|fave|fav)\b(?: \S+){0,6}? (?:bet|play|pick|wager|lock|look|prop|angle|side|over|under|dog|underdog)\b/i;
const SEVERAL =
  /\b(?:bets|plays|picks|wagers|locks|props|ones|looks|spots|sides|overs|unders|dogs|underdogs|favorites|options|values)\b/i;

/** It points at a game that was spoken of. */
const POINTS = /\b(?:that|this|same) (?:game|gm|one|match|matchup|fight|contest)\b|\b(?:in|on|during) it\b|\bthere\b/i;

/** Why a bet is none is asked of a verdict, and no new one is asked for. */
const ASKS_WHY = /\b(?:why|how come|explain|reason)\b/i;

/** A parlay is changed by whom it names. */
const changesLegs = (own: Frame, message: string, after: After): boolean =>
  hasName(own) && (EDITS.test(message) || (after === 'parlay' && !own.want.startsWith('facts')));
const EDITS =
  /^(?:\W|ok\b|okay\b|and\b|now\b|pls\b|please\b|can (?:you|u)\b)*(?:swap|replace|drop|add|take out|remove|switch|throw in|lose|ditch)\b/i;

/** What no want is about: other bets and offers, and what is done with bets. */
const OF_OTHERS =
  /\b(?:teas(?:er|ers|ed)|round robins?|rr|futures?|super ?bowl|mvp|champions?hips?|heisman|hedg\w+|alerts?|notify|boost\w*|free bets?|bonus|promo\w*|cash(?:ed)? ?out|push(?:es|ed)?|void\w*|refund\w*|live|in-?game|clv|closing line|both sides|each side|public|handle|heaviest|who(?:['’]?s| is)? (?:(?:gonna|going to|gon) )?wins?|(?:down|up) to [+-]?\d|if \S+(?: \S+)? (?:(?:is|are) (?:out|not)|isnt|isn['’]t|sits?|doesn['’]?t|gets?))\b|\d ?u\b/i;

/** One side of what was spoken of, or one team of it, is read by what was said of the other. */
function isHalfNamed({ want, placed }: Frame, after: After): boolean {
  const names = placed.filter(({ role }) => role === 'name').length;
  return (want === 'value' && names === 1) || (want === 'lean.total' && names === 0 && after === 'bet');
}

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
const LEANS = /^(revise|lift|ref|it|leg|other_game)/;
const ALONE: ReadonlySet<Want> = new Set<Want>([
  'list',
  'list.chance',
  'list.edge',
  'list.longest',
  'parlay',
  'scan.arb',
  'scan.middle',
  'scan.hold',
  'scan.gap',
  'moves.league',
  'games',
  'lines',
]);

/** Whether it may be of what was said before: it says so, or it names nobody of whom it could be. */
const mayGoOn = ({ want, placed }: Frame): boolean =>
  LEANS.test(want) || (!hasName({ want, placed }) && !(ALONE.has(want) && placed.length > 0));

function readText(text: string, known: Known): EntityText | null {
  const read = entitiesIn(text, known);
  return read.tokens.length === 0 || read.tokens.length > MOST_WORDS || read.entities.length > MOST_ENTITIES
    ? null
    : read;
}

function frameOf(text: string, known: Known): MeantFrame | null {
  const read = readText(text, known);
  return read && frameIn(read, 'none');
}

type MeantFrame = Frame & { share: number };

/** "And Mavs Celtics?", "what about the total": it names others alone, of which the same is asked. `unknown`: of what is not known. */
function sameOfOthers(read: EntityText, asked: string | null, known: Known): Meant | 'unknown' | null {
  const { tokens, entities } = read;
  const [first] = entities;
  if (!first || entities.some(({ kind }) => kind !== first.kind) || (first.kind !== 'name' && first.kind !== 'market'))
    return null;
  const isNamed = (at: number) => entities.some(({ from, to }) => at >= from && at < to);
  if (!tokens.every(({ text }, at) => isNamed(at) || FILLER.test(text))) return null;
  const frame = asked === null ? null : frameOf(asked, known);
  if (frame === null || frame.share < SURE_BEFORE) return 'unknown';
  const whole = withOthers(frame, entities, first.kind);
  const question = whole && plainQuestion(whole.want, whole.placed);
  return whole && question
    ? { want: whole.want, question, share: frame.share, isWhole: true, ...kindOf(whole.want) }
    : 'unknown';
}
const FILLER =
  /^(and|ok|okay|so|now|then|what|whats|how|hows|about|abt|bout|for|on|in|of|the|a|same|thing|it|do|with|but|just|only|instead|too|also|tho|though|game|match|fight|pls|please|vs|v|at|or|n|hmm|cool|thanks)$/;

function frameIn(read: EntityText, behind: Behind): MeantFrame | null {
  for (const { of: want, share } of wantShares(read, behind, wantWeights as Weights).slice(
    0,
    behind === 'none' ? MOST_WANTS : 1,
  )) {
    if (want === null || share < LEAST_WANT) return null;
    const roles = rolesIn(want, read);
    const placed = placedIn(
      want,
      read.entities,
      roles.map(({ of }) => of),
    );
    if (placed) return { want, placed, share: Math.min(share, ...roles.map((one) => one.share)) };
  }
  return null;
}

const MOST_WANTS = 2;
const LEAST_WANT = 0.25;

/** What each entity is there for, of what has a place in what is wanted. */
const rolesIn = (want: Want, read: EntityText): RoleShare[] =>
  roleShares(read, want, roleWeights as Weights).map((shares, at) => {
    const entity = read.entities[at];
    const fits = shares.filter(({ of }) =>
      of === null ? entity && mayBeLeft(entity, want, read) : entity && mayBe(entity, of) && hasPlace(want, of),
    );
    const [best] = fits;
    const all = fits.reduce((sum, { share }) => sum + share, 0);
    return best && all > LEAST_ROLE ? { of: best.of, share: best.share / all } : { of: null, share: 1 };
  });
const LEAST_ROLE = 0.03;

/** A number is there for no more than it may be. */
function mayBe({ kind, written, value }: Entity, role: Role): boolean {
  if (COUNTS.has(role)) return value !== null && Number.isInteger(value) && value <= MOST_COUNTED;
  const as = AS_WRITTEN[role];
  if (as === undefined || kind === 'bare') return true;
  if (as === 'price' && DECIMAL.test(written?.price ?? '') && Number(written?.price) > MOST_DECIMAL) return false;
  return written?.[as] !== undefined && !(role === 'line' && isLongPrice(written));
}
const isLongPrice = ({ price, line }: NonNullable<Entity['written']>): boolean =>
  price !== undefined && Math.abs(Number(line)) >= LEAST_PRICE;
const LEAST_PRICE = 100;
/** "At 88.5" is a line. */
const DECIMAL = /^\d+(?:\.\d+)?$/;
const MOST_DECIMAL = 20;
const COUNTS: ReadonlySet<Role> = new Set<Role>(['count', 'legs', 'nth']);
const MOST_COUNTED = 25;
