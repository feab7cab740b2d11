import type { Token } from '#engine/names/tokenise.ts';
import { type Edit, wordsOf } from '../correct/corrected-question.ts';
import { isLine, type NamedPart, type NamedText, type NamePart } from '../correct/named-parts.ts';
import { meets, type Slot, samePart, slotOf } from '../correct/slot-of.ts';
import { isHour } from './is-hour.ts';
import { liftsOf } from './lifted.ts';
import { asWritten, hasAlike, isHandicap, numberPlace, saidBehind } from './number-place.ts';
import type { ValuesSaid } from './values-said.ts';

/** A question that values are put into, and what they are. */
type Putting = { was: NamedText; said: ValuesSaid; isList: boolean; isOfLegs: boolean };

/** Where each value that is said goes in the question; null: it is not clear in whose place. */
export function editsOf(putting: Putting): Edit[] | null {
  const edits = liftsOf(putting.said.lifts, putting.was);
  if (edits === null || (putting.said.lifts.length > 0 && !putting.isList)) return null;
  for (const put of putting.said.puts) {
    const own = PLACES[put.kind](put as never, putting);
    if (own === null) return null;
    edits.push(...own);
  }
  return isApart(edits) ? edits : null;
}

const isApart = (edits: readonly Edit[]): boolean =>
  edits.every((one, at) =>
    edits.every((other, on) => on <= at || one.from === one.to || other.from >= one.to || other.to <= one.from),
  );

/** Over and under are sides of every total and of every number of a player's. */
const isCounted = ({ means }: NamedPart): boolean => !NO_TOTAL.test(means);

const isOverUnder = ({ means }: NamedPart): boolean => means === 'over' || means === 'under';

/** Over and under are no side of these. */
const NO_TOTAL = /moneyline|spread|draw_no_bet|double_chance|anytime|first_|last_|both_score/;

type Place<Kind extends NamedPart['kind']> = (
  put: Extract<NamedPart, { kind: Kind }>,
  putting: Putting,
) => Edit[] | null;

const isName = (part: NamedPart): part is NamePart => part.kind === 'name';

const replaced = ({ from, to }: NamedPart, words: string): Edit => ({ from, to, words });
const without = ({ from, to }: NamedPart): Edit => ({ from, to, words: '' });
const behind = ({ tokens }: NamedText, words: string): Edit => ({ from: tokens.length, to: tokens.length, words });

/** In the place of the part that it is another value of; without one at the end, as it is said there. */
const replacedOrBehind = (was: NamedText, place: NamedPart | undefined, words: string, atEnd = words): Edit =>
  place ? replaced(place, words) : behind(was, atEnd);

const slotIn = (put: NamedPart, { was, said: { puts, takes } }: Putting): Slot | null =>
  slotOf(put, { puts, takes, isPlain: true, isOther: false }, was, undefined);

const ofKind = ({ parts }: NamedText, kind: NamedPart['kind']): readonly NamedPart[] =>
  parts.filter((part) => part.kind === kind);

/** The two sides of another game: in the place of the two of a game, or of the one that stood for it. */
function placesOfPair(put: NamePart, { was, said }: Putting): Edit[] | null {
  const [one, other] = said.puts.filter(isName);
  const [first, second, ...others] = was.parts.filter(isName);
  if (!one || !other || !first || others.length > 0 || !meets(one.mention, other.mention)) return null;
  if (second && !meets(first.mention, second.mention)) return null;
  if (put === other) return second ? [replaced(second, wordsOf(said, other))] : [];
  const words = wordsOf(said, one);
  return [replaced(first, second ? words : `${words} ${wordsOf(said, other)}`)];
}

/** "Same for the Browns game" behind the two sides of another one: in the place of both. */
function placeOfGame(put: NamePart, { was, said }: Putting): Edit[] | null {
  const [first, second, ...others] = was.parts.filter(isName);
  if (!first || !second || others.length + said.takes.length > 0 || !meets(first.mention, second.mention)) return null;
  const isOfIt = [first, second].some(({ mention }) =>
    mention.persons.some(({ event }) => put.mention.persons.some((person) => person.event.id === event.id)),
  );
  const isBeside = second.from - first.to <= 1 && second.from >= first.to;
  return isOfIt || !isBeside ? null : [{ from: first.from, to: second.to, words: wordsOf(said, put) }];
}

/** "Which sports have props": a league that is named then is one of them. */
function whichLeagues(tokens: readonly Token[]): { from: number; to: number } | null {
  const at = tokens.findIndex(({ text }) => /^(sports?|leagues?)$/.test(text));
  const isAsked = at > 0 && /^(which|what)$/.test(tokens[at - 1]?.text ?? '');
  return isAsked ? { from: at - 1, to: at + 1 } : null;
}

/** "Any player props" names nobody yet. */
const isOfAnyPlayers = ({ tokens, parts }: NamedText): boolean =>
  tokens.some(({ text }) => /^props?$/.test(text)) &&
  parts.every(
    ({ kind, from, to }) => kind === 'market' && tokens.slice(from, to).some(({ text }) => /^props?$/.test(text)),
  );

const PLACES: { readonly [Kind in NamedPart['kind']]: Place<Kind> } = {
  name: (put, putting) => {
    const { was, said } = putting;
    const others = said.puts.filter((one) => one.kind === 'name' && one !== put);
    if (others.length > 0) return others.length === 1 ? placesOfPair(put, putting) : null;
    const whole = placeOfGame(put, putting);
    if (whole) return whole;
    const found = slotIn(put, putting);
    if (found?.slot) return [...found.drops.map(without), replaced(found.slot, wordsOf(said, put))];
    return isOfAnyPlayers(was) ? [behind(was, wordsOf(said, put))] : null;
  },
  number: (put, { was, said, isList, isOfLegs }) => {
    const words = wordsOf(said, put);
    const place = numberPlace(put, said, was);
    if (place) return [replaced(place, asWritten(put, words, place, was))];
    if (isOfLegs || hasAlike(put, said, was)) return null;
    // "Lions -4.5" behind a moneyline.
    const [market, ...others] = ofKind(was, 'market');
    const isLineOfMarket = market && others.length === 0 && isHandicap(put, said.tokens) && NO_TOTAL.test(market.means);
    if (isLineOfMarket) return [replaced(market, words)];
    const isOfBet = isList || ofKind(was, 'name').length > 0;
    const added = isOfBet ? saidBehind(put, words, said.tokens, isList) : null;
    return added === null ? null : [behind(was, added)];
  },
  limit: (put, { was, said, isList }) => {
    if (!isList) return null;
    const [first] = ofKind(was, 'limit');
    return [replacedOrBehind(was, first, wordsOf(said, put))];
  },
  book: (put, { was, said }) => {
    const taken = said.takes.filter(({ kind }) => kind === 'book');
    const books = ofKind(was, 'book').filter((part) => taken.length === 0 || taken.some((one) => samePart(one, part)));
    const [first, ...others] = books;
    if (others.length > 0 || (taken.length > 0 && !first)) return null;
    const words = wordsOf(said, put);
    return [replacedOrBehind(was, first, words, `at ${words}`)];
  },
  league: (put, { was, said }) => {
    if (ofKind(was, 'name').length > 0) return null;
    const [first, ...others] = ofKind(was, 'league');
    if (others.length > 0) return null;
    const asked = first ? null : whichLeagues(was.tokens);
    if (asked) return [{ ...asked, words: wordsOf(said, put) }];
    return [replacedOrBehind(was, first, wordsOf(said, put))];
  },
  time: (put, { was, said }) => {
    const own = isHour(put, said.tokens);
    const alike = ofKind(was, 'time').filter((part) => isHour(part, was.tokens) === own);
    const [first, ...others] = alike;
    const words = wordsOf(said, put);
    return [replacedOrBehind(was, first, words), ...others.map(without)];
  },
  market: (put, { was, said, isList, isOfLegs }) => {
    if (isOfLegs) return null;
    const words = wordsOf(said, put);
    const [first, ...others] = ofKind(was, 'market');
    if (others.length > 0) return null;
    // The line and the side of the market before are none of another one's.
    const saysLine = said.puts.some(isLine);
    const keepsSide =
      said.puts.some(({ kind }) => kind === 'direction') || (first && isCounted(first) && isCounted(put));
    const sides = keepsSide ? [] : ofKind(was, 'direction');
    // "5 best bets" has no line.
    const old = [...sides, ...(saysLine || isList ? [] : was.parts.filter(isLine))];
    const [place, ...rest] = first ? [first, ...old] : old;
    if (!place) return [behind(was, isList ? `only ${words}` : words)];
    return [replaced(place, words), ...rest.map(without)];
  },
  direction: (put, { was, said, isList, isOfLegs }) => {
    if (isOfLegs && ofKind(was, 'direction').length !== 1) return null;
    if (ofKind(was, 'market').some(({ means }) => NO_TOTAL.test(means))) return null;
    const [first, ...others] = ofKind(was, 'direction');
    if (others.length > 0) return null;
    // Nobody scores over or under.
    if (first) return isOverUnder(first) && isOverUnder(put) ? [replaced(first, wordsOf(said, put))] : null;
    const hasLine = said.puts.some(({ kind }) => kind === 'number');
    return hasLine ? null : [behind(was, isList ? `only ${wordsOf(said, put)}` : wordsOf(said, put))];
  },
  side: (put, { was, said, isList }) => {
    if (!isList) return null;
    const [first] = ofKind(was, 'side');
    const words = wordsOf(said, put);
    return [replacedOrBehind(was, first, words, `only ${words}`)];
  },
  period: (put, putting) => {
    const found = slotIn(put, putting);
    return (
      found && [...found.drops.map(without), ...(found.slot ? [replaced(found.slot, wordsOf(putting.said, put))] : [])]
    );
  },
};
