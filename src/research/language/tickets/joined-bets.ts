import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { plural } from '../../words/format.ts';
import { SURE_SHARE } from '../acts/read-act.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Piece } from '../calls/pieces.ts';
import { plainText } from '../calls/plain-text.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { lastBets } from '../lists/last-bets.ts';
import { asOneThing } from '../lists/one-thing.ts';
import { isOfMany } from '../looked.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { numberWord } from '../wishes/wish-words.ts';
import type { Edit } from './edit.ts';
import { kindsSaid, type SaidKind } from './kinds-said.ts';
import { stakeOn } from './last-ticket.ts';
import { hashPlaces, placesIn } from './places-in.ts';
import { FEWEST_LEGS, isSame, legOf, legsWanted, ticketCall, UNCHANGED } from './ticket-call.ts';
import { asksJudged, asksPriceOnly, paysOnly, stakeIn } from './ticket-words.ts';

const THEM = String.raw`(?:them|those|these|all|both|everything|(?:the |your |ur |just )*(?:first|top|last|second|third|best|strongest|favorite|favourite|fav|two|2|three|3|pair)|(?:pick|number|bet) \d|2|two|three|3)`;
const JOINS = new RegExp(
  [
    String.raw`\b(?:parlay|combine|join) (?:all (?:of )?)?${THEM}`,
    String.raw`\b(?:put|throw|tie|link|lump) (?:all (?:of )?)?${THEM}\b.*\btogether\b`,
    String.raw`\b(?:put|throw|make|turn|roll|group|stick) (?:all (?:of )?)?${THEM}\b.*\bparlay`,
    String.raw`\b(?:put|throw|stick|get|combine) (?:all (?:of )?)?${THEM}\b.*\b(?:on|in|onto|into) (?:one|a|the same) (?:slip|ticket|bet slip|card)\b`,
    String.raw`\bparlay (?:out )?(?:of|with|from) ${THEM}`,
    String.raw`\b(?:first|top|last) (?:two|three|four|2|3|4)\b.* (?:as|in|into) (?:a|one) parlay\b`,
    String.raw`\bparlay (?:the rest|what ?s left|what is left|whatever is left|the others?|the other (?:two|2|three|3)|the remaining)\b`,
    String.raw`^(?:(?:ok|and|so|now|then) )*(?:all (?:of )?)?${THEM}(?: bets| legs| of (?:them|those|em))? together\b`,
    String.raw`\b(?:first|second|third|last|1st|2nd|3rd)(?: one)? (?:and|n|&|plus) (?:the )?(?:second|third|fourth|last|2nd|3rd|4th)(?: one)?\b.* (?:as|in|into) (?:a|one) parlay\b`,
    String.raw`\b${THEM}(?: \w+){0,2} parlayed\b`,
    String.raw`\b(?:both|all (?:three|of them|\d)?|them|those|these)\b.* (?:as|in|into) (?:a|one) parlay\b`,
    String.raw`^(?:(?:ok|and|so|now|then|just|can (?:u|you|i|we)|lets|let us|pls|please) )*(?:sgp|same game parlay|acca|multi|double(?! (?:up|down))) (?:up )?${THEM}\b`,
    String.raw`\b(?:put|throw|stick|get|roll|lump|toss|make|run|play|take) (?:all (?:of )?)?${THEM}(?: (?:bets|legs|picks|of (?:them|those)))? (?:in|into|on|onto|as) (?:(?:a|an|one|the same) )?(?:\w+ )?(?:sgp|parlay|multi|double|acca|combo|same game|one)\b`,
  ].join('|'),
);

/** "1st and 3rd together at one book", "parlay #1 and #2". */
const JOINS_PLACES = /\b(parlay|combine|join|together|(one|same) (book|bet|ticket|slip))\b/;
const MOST_PLACES = 10;
/** "Parlay the spreads" of what was spoken of; of a league or a day they are to be found. */
const JOINS_KIND = /\b(parlay|combine|join) (the|those|these|all|both) (moneylines?|money lines|mls|spreads)\b/;

/** "Parlay those two", "put the first two in a parlay": bets that were spoken of, and no others. Null: nothing of the kind is asked. */
export function joinedBets(edit: Edit): Asked | null {
  const { tokens, text, mentions, previous } = edit;
  if (!previous || mentions.length > 0) return null;
  const spoken = joinable(previous);
  const named = [...placesIn(withoutInOne(tokens), MOST_PLACES), ...hashPlaces(text, MOST_PLACES)];
  if (!asksToJoin(edit, named)) return null;
  const beyond = tokens.some(({ text: word }) => word === 'last') ? undefined : named.find((at) => at > spoken.length);
  if (spoken.length > 0 && beyond !== undefined)
    return say(
      `There ${spoken.length === 1 ? 'is' : 'are'} ${plural(spoken.length, 'bet')} here, so there is no #${beyond} to join.`,
    );
  return joinedOf(spoken, previous, edit);
}

function joinedOf(spoken: readonly BetFocus[], previous: Reading, edit: Edit): Asked | null {
  const { tokens } = edit;
  const kinds = kindsSaid(edit);
  const meant = ofKinds(spoken, kinds);
  const isOff = meant.length < FEWEST_LEGS || (tokens.some(({ text: word }) => word === 'both') && meant.length > 2);
  if (spoken.length >= FEWEST_LEGS && kinds.length > 0 && isOff) return notThatMany(meant.length, kinds);
  const few = tooFewShown(meant, tokens);
  if (few) return few;
  const legs = chosen(meant, edit);
  return legs.length < FEWEST_LEGS ? null : ticketOf(legs, previous, edit);
}

const BEST_OF_THEM =
  /\b(parlay|combine|join|put|throw) (just |only )?(the |your |ur )?((best|strongest|first|top) (two|three|2|3)|(two|three|2|3) (best|strongest|favou?rites?|favs?|faves?))\b/;

/** "Combine the strongest two for 50", "put both in a parlay for 20": a bet of what was shown, and neither which that is nor what one of them pays. */
export function joinsShown(read: Tagged): Asked | null {
  const { previous, reading, amounts, tokens } = read;
  if (reading.leagues.length > 0 || amounts.prices.length > 0) return null;
  const plain = plainText(tokens);
  const joins = (previous?.list === true ? BEST_OF_THEM : JOINS).test(plain) || REST.test(plain);
  if (joins && (!ASKS.test(plain) || asksPriceOnly({ plain }))) {
    const joined = joinedBets(read);
    if (joined) return joined;
  }
  return JOINS.test(plain) && !ASKS.test(plain) && !PARTS.test(plain) ? ofOneShown(read) : null;
}

/** The same behind bets that were spoken of one by one, whatever was looked up between, before anything else is made of it. */
export const joinsSpoken = (read: Tagged): Asked | null =>
  read.previous !== null && read.previous.list !== true && read.previous.ticket !== true && !APART_TOO.test(read.plain)
    ? joinsShown(read)
    : null;
/** "25 on each of those, and as a parlay too". */
const APART_TOO = /\b(each|apiece|too|as well|also|better|worth|smart|good|hedge)\b/;

/** "Parlay em" where one bet alone is spoken of: with who else was named in the question before, to win; else what is missing is said. */
function ofOneShown(read: Tagged): Asked | null {
  const { previous, mentions } = read;
  const [bet, ...others] = previous && previous.ticket !== true ? joinable(previous) : [];
  // Several that were spoken of earlier are joined by what the message means.
  const isLone = lastBets(previous).length < FEWEST_LEGS;
  if (!previous || !bet || !isLone || others.length > 0 || mentions.length > 0) return null;
  const beside = namedBeside(bet, read);
  if (beside.length > 0) return ticketOf([...beside, bet], previous, read);
  const stored = storedBet({ ...legOf(bet), price: null }, read);
  const name = isStored(stored) ? `: ${stored.name}` : '';
  return say(`Only one bet is shown here so far${name}. Name the other one, and I put both in one parlay.`);
}

/** "Oilers tn? and McDavid to score": the side whose game was asked for beside the bet. */
function namedBeside(bet: BetFocus, read: Tagged): BetFocus[] {
  const text = read.previous?.asked ?? null;
  const before = text === null ? [] : tag({ ...read, text, previous: null }).mentions;
  const sides = before.flatMap(({ kind, persons }) => (kind === 'side' ? (persons[0] ?? []) : []));
  const [side, ...others] = sides.flatMap((person) => (person.kind === 'side' ? [person] : []));
  if (!side || others.length > 0) return [];
  const isSame = bet.eventId === side.event.id && bet.player === null;
  return isSame
    ? []
    : [{ eventId: side.event.id, market: 'moneyline', side: side.selection, line: null, player: null }];
}
const ASKS = /^(why|should|would|is|are|what (?!if)|whats|how)\b/;

function ofKinds(spoken: readonly BetFocus[], kinds: readonly SaidKind[]): readonly BetFocus[] {
  const fitting = spoken.filter((bet) => kinds.every(({ fits }) => fits(bet)));
  return fitting.length < FEWEST_LEGS ? (asKind(spoken, kinds) ?? fitting) : fitting;
}

/** "The two moneylines" behind two spreads: who they are on, to win; "the spreads" behind moneylines at the line that most books have. */
function asKind(spoken: readonly BetFocus[], kinds: readonly SaidKind[]): BetFocus[] | null {
  const [kind, ...others] = kinds;
  if (others.length > 0 || (kind?.word !== 'moneyline' && kind?.word !== 'spread')) return null;
  const sided = spoken.filter(({ market }) => market === 'moneyline' || market === 'spread');
  const games = new Set(sided.map(({ eventId }) => eventId));
  if (games.size < FEWEST_LEGS || games.size < sided.length) return null;
  return sided.map(({ eventId, side }) => ({ eventId, market: kind.word, side, line: null, player: null }));
}

/** "Both overs" of three, or of one: a parlay of others would be another bet. */
function notThatMany(count: number, kinds: readonly SaidKind[]): Asked {
  const kind = kinds.map(({ word }) => word).join(' ');
  const there = count === 0 ? `is no ${kind}` : `${count === 1 ? 'is' : 'are'} ${plural(count, kind)}`;
  return say(`There ${there} among these bets, so nothing was joined.`, ['Parlay all of them', 'Parlay the first two']);
}

/** "A 4 leg parlay out of those" of three: another leg would be none of them. */
export function tooFewShown(shown: readonly BetFocus[], tokens: Edit['tokens']): Asked | null {
  const size = sizeSaid(tokens);
  if (size === null || shown.length < FEWEST_LEGS || size <= shown.length) return null;
  return say(`Only ${plural(shown.length, 'bet')} are shown here, so ${size} legs cannot come from them.`, [
    'Parlay all of them',
  ]);
}

/** "Throw all 3 in one". */
const ALL_OF_THEM = /\ball ([3-9]|three|four|five|six)\b/;

/** "A double from those" is of two. */
export function sizeSaid(tokens: Edit['tokens']): number | null {
  const said = legsWanted(tokens);
  const all = ALL_OF_THEM.exec(plainText(tokens))?.[1];
  if (said === null && all !== undefined) return numberWord(all) ?? Number(all);
  if (said !== null || !isOfShown(plainText(tokens))) return said;
  if (tokens.some(({ text }) => text === 'double')) return 2;
  return tokens.some(({ text }) => text === 'treble') ? 3 : null;
}

/** "2 leg parlay out of those", "a 3 legger from these": of what was shown, and not anew. */
export const isOfShown = (plain: string): boolean => OF_THOSE.test(plain);
const OF_THOSE =
  /\b(legs?|leggers?|teamers?|folds?|double|treble|accas?|accy|accumulator|multi|combo|parlay|parley|parly|sgp) (out )?(of|from|with|using) (all )?(of )?(those|these|them|(that|this|the) list)\b/;

function asksToJoin(edit: Edit, named: readonly number[]): boolean {
  const plain = plainText(edit.tokens);
  if (PARTS.test(plain)) return false;
  return (
    JOINS.test(plain) ||
    isOfShown(plain) ||
    /^parlay (#\s?\d)/i.test(edit.text.trim()) ||
    (JOINS_PLACES.test(plain) && named.length >= FEWEST_LEGS) ||
    (JOINS_KIND.test(plain) && edit.where.window === null && findPhrases(LEAGUE_NAMES, edit.tokens).length === 0) ||
    wantsJoined(edit)
  );
}

/** "Those 2 as a 2 legger", "run both on one slip": they are pointed at, and no other bet is named. */
const wantsJoined = ({ likeliest: { act, share }, tokens, pieces }: Edit): boolean =>
  act === 'join' &&
  share >= SURE_SHARE &&
  tokens.some(({ text }) => THEM_ALONE.test(text)) &&
  pieces.filter(({ kind }) => OF_BETS.has(kind)).length === kindsSaid({ pieces, tokens }).length;

/** Apart, and not together. */
export const PARTS =
  /\b(split|break up|break (it|them) (up|apart)|singles?|straights?|separate(ly)?|apart|unparlay|individual(ly)?)\b/;

const OF_BETS: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>(['direction', 'market', 'stat', 'line', 'price']);
const THEM_ALONE = /^(those|these|them|both|all|everything)$/;
/** "Those 2" are so many bets, and no money. */
const COUNTS = /^(the|those|these|them|all|both|first|last|top|best|strongest|favou?rite|your|ur)$/;

/** The parlay of these bets, with the stake and the book that are named. */
export function ticketOf(legs: readonly BetFocus[], previous: Reading, edit: Edit): Asked {
  const { text, tokens, says, books, amounts } = edit;
  const [book] = books;
  const stake =
    amounts.prices.length === 0
      ? amounts.money.find(
          ({ isSure, role, from }) =>
            isSure || (role === 'stake' && !text.includes('#') && !COUNTS.test(tokens[from - 1]?.text ?? '')),
        )
      : undefined;
  const paid = stake?.cents ?? (says.has('payout') ? stakeIn({ amounts, says, tokens, said: [] }) : null);
  const isHere = previous.ticket === true && (!book || book === previous.ticketBook);
  if (isHere && paid === null && isSame(previous.focus ?? [], legs.map(legOf))) return say(UNCHANGED);
  const stakeCents = paid ?? stakeOn(previous);
  return ticketCall(legs.map(legOf), {
    ...(book && { book }),
    ...(stakeCents !== null && { stakeCents }),
    ...paysOnly({ plain: plainText(tokens) }),
    ...(isOfPrices(previous) && !asksJudged(plainText(tokens)) && { priceOnly: true }),
  });
}

/** Of rows of a list only prices were shown: who joins them asks for those. */
const isOfPrices = ({ unjudged, list, looked = [] }: Reading): boolean =>
  unjudged === true && list !== true && isOfMany(looked);

/** What can be joined of what was shown: where that is one thing alone, seen from both sides or not, the picks before it. */
function joinable(previous: Reading): BetFocus[] {
  const spoken = previous.ticket === true ? [...(previous.focus ?? [])] : bothOf(previous);
  const isOneThing = new Set(spoken.map(keyOf)).size < FEWEST_LEGS;
  const held = previous.heldList?.bets ?? [];
  const isOfList = spoken.every((bet) => held.some((one) => one.eventId === bet.eventId));
  return isOneThing && isOfList && held.length >= FEWEST_LEGS ? [...held] : spoken;
}

/** The bets of the answer before; where it gave one more, those of the answers before that too. */
export function bothOf(previous: Reading): BetFocus[] {
  const { given = [] } = previous;
  const focus = asOneThing(previous.focus ?? [], previous.pointed);
  if (!isOneByOne({ ...previous, focus })) return [...focus];
  // What was asked of the same thing again, at another side, line or price, is one bet: the last, in its place.
  const last = new Map<string, BetFocus>();
  for (const bet of [...given, ...focus]) {
    last.delete(keyOf(bet));
    last.set(keyOf(bet), bet);
  }
  return [...last.values()];
}

/** They were spoken of one after the other. */
const isOneByOne = ({ focus = [], asksMore }: Reading): boolean => asksMore === true || focus.length < FEWEST_LEGS;

const keyOf = ({ eventId, market, player }: BetFocus): string => [eventId, market, player].join();

/** "The safest two" are two, however many came close; "all of them" are those that are shown. */
const askedFor = (tokens: Edit['tokens'], previous: Reading | null): number | null => {
  const { list, ticket, count = null } = previous ?? {};
  if (tokens.some(({ text }) => /^(all|everything)$/.test(text))) return null;
  return list === true && ticket !== true && count !== null && count >= FEWEST_LEGS ? count : null;
};

const REST =
  /\bparlay (the rest|what ?s left|what is left|whatever is left|the others?|the other (two|2|three|3)|the remaining)\b/;

/** "Throw both in one" points at no first one. */
const withoutInOne = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ text }, at) => text !== 'one' || !/^(in|into|as|on)$/.test(tokens[at - 1]?.text ?? ''));

/** Those that are pointed at; "those two" of more are the first two of a list, and the last two of what was spoken of one by one. */
function chosen(spoken: readonly BetFocus[], { tokens, text, previous }: Edit): BetFocus[] {
  const places = [...placesIn(withoutInOne(tokens), spoken.length), ...hashPlaces(text, spoken.length)];
  const isRest = REST.test(plainText(tokens));
  // "Drop it and parlay what's left": without the one that was spoken of, or that is named.
  const gone = isRest ? (places.length > 0 ? places : [previous?.pointed ?? 0]) : [];
  if (isRest) return spoken.filter((_, at) => !gone.includes(at + 1));
  if (places.length > 0) return places.flatMap((place) => spoken[place - 1] ?? []);
  const at = tokens.findIndex(({ text: word }) => /^(the|those|these|them|both)$/.test(word));
  const next = tokens[at + 1];
  const count = at >= 0 && next ? countOf(next) : null;
  const isBoth = tokens.some(({ text: word }) => word === 'both');
  const wanted = sizeSaid(tokens) ?? count ?? (isBoth ? 2 : (askedFor(tokens, previous) ?? spoken.length));
  return previous && isSpokenSingly(previous) ? spoken.slice(-wanted) : spoken.slice(0, wanted);
}

const isSpokenSingly = (previous: Reading): boolean =>
  previous.list !== true &&
  previous.ticket !== true &&
  isOneByOne({ ...previous, focus: asOneThing(previous.focus ?? [], previous.pointed) });

/** "Those 2" are so many, and "those, $20" are for so much. */
const countOf = ({ number, text }: Token): number | null =>
  number === null ? numberWord(text) : number.dollars || number.sign !== null ? null : number.value;
