import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { propName } from '../../words/pick-label.ts';
import type { Mention } from '../calls/mentions.ts';
import { withinEdits } from '../edit-distance.ts';
import type { BetFocus } from '../reading.ts';
import { isLine, type Known, type NamedPart, type NamedText, type NamePart, namedIn, wordsIn } from './named-parts.ts';
import { type Correction, mayCorrect, readCorrection, unreadWord } from './read-correction.ts';
import { meets, type Slot, samePart, slotOf } from './slot-of.ts';

/** Words in place of those of some tokens of the question before. */
export type Edit = { from: number; to: number; words: string };

/** A question of before, and the bets that its answer was about. */
type Asked = { asked: string; focus: readonly BetFocus[] };

/** A question with what is put right. `of`: the one that it was; null: it leans on what was spoken of. */
export type Corrected<Of> = { question: string; of: Of | null };

/**
 * The question before, asked once more with what this message puts right in place of what was wrong ("no the Lakers", "meant 25 not
 * 20"), so that all else that it said stays: act, market, price, book. What it names as wrong may be of one before that. Where no
 * question said it, what is meant is asked without what is not. Null: nothing is put right, or it is not clear of what. `earlier`: the
 * questions before, the newest first.
 */
export function correctedQuestion<Of extends Asked>(
  message: string,
  earlier: () => readonly Of[],
  known: Known,
): Corrected<Of> | null {
  const written = folded(message);
  if (!mayCorrect(wordsIn(written, known))) return null;
  const before = earlier();
  return before.length === 0 ? null : putRightOf(namedIn(written, known), before, known);
}

function putRightOf<Of extends Asked>(said: NamedText, before: readonly Of[], known: Known): Corrected<Of> | null {
  const word = unreadWord(said);
  const correction = readCorrection(said, lastWords(before, known));
  if (!word && !correction) return null;
  const namesWrong = correction !== null && correction.takes.length > 0;
  for (const of of before.slice(0, namesWrong ? before.length : 1)) {
    const asked = folded(of.asked);
    const was = namedIn(asked, known);
    const typo = word && typoIn(word, was);
    const edits = typo
      ? [typo]
      : correction && (leagueEdit(correction, was, known) ?? putRight(correction, was, said, of.focus));
    const question = edits && withEdits(asked, was.tokens, edits);
    if (question) return { question, of };
  }
  return correction?.takes.some(isSetAgainst)
    ? { question: correction.puts.map((put) => wordsOf(said, put)).join(' '), of: null }
    : null;
}

/** "No the football ones" of "Giants tmrw", which was of San Francisco: who else on the slate goes by that name in that league. */
function leagueEdit({ puts, takes }: Correction, was: NamedText, { slate }: Known): readonly Edit[] | null {
  const [league, ...more] = puts;
  const [name, ...others] = was.parts.filter((part): part is NamePart => part.kind === 'name');
  if (league?.kind !== 'league' || !name || more.length + others.length + takes.length > 0) return null;
  const called = phraseAt(slate.names?.() ?? slateNames(slate), was.tokens, name.from)?.values ?? [];
  const leagues = league.means.split('/');
  const there = called.filter(({ event }) => leagues.includes(leagueOf(event.sportKey) ?? ''));
  const [own, ...rest] = new Set(there.map((person) => person.name));
  return own && rest.length === 0 ? [{ from: name.from, to: name.to, words: own }] : null;
}

const lastWords = ([last]: readonly Asked[], known: Known): readonly Token[] =>
  last ? wordsIn(folded(last.asked), known) : [];

const putRight = (...asked: Parameters<typeof editsOf>): ReturnType<typeof editsOf> =>
  spokenEdit(...asked) ?? otherBetEdit(...asked) ?? editsOf(...asked);

/** What is set against what it is not: a price, a book, a side. Who is not meant is for others to read: "not the Jets". */
const isSetAgainst = (part: NamedPart): boolean =>
  part.kind === 'book' || part.kind === 'direction' || (part.kind === 'number' && part.sign !== null);

const PRONOUN = /^(his|hers|her|him|he|she|it|its|their|they|that)$/;

/** "Not Booker, Flagg's" behind "his assists over": in the place of the word that stood for whom was spoken of, else before all. */
function spokenEdit(
  { puts, takes }: Correction,
  { tokens, parts }: NamedText,
  said: NamedText,
  focus: readonly BetFocus[],
): readonly Edit[] | null {
  const [put, ...others] = puts;
  if (put?.kind !== 'name' || others.length > 0 || parts.some(({ kind }) => kind === 'name')) return null;
  const isOfSpoken =
    focus.length > 0 && takes.every((take) => take.kind === 'name' && focus.some((bet) => isOnName(bet, take.mention)));
  if (!isOfSpoken) return null;
  const at = tokens.findIndex(({ text }) => PRONOUN.test(text));
  const stat = at < 0 ? statSpoken(put, focus).filter((one) => !isSaid(one, tokens)) : [];
  const words = [wordsOf(said, put), ...stat].join(' ');
  return [at < 0 ? { from: 0, to: 0, words: `${words} ` } : { from: at, to: at + 1, words }];
}

/** Of another player the same is counted. */
function statSpoken({ mention }: NamePart, [bet, ...others]: readonly BetFocus[]): string[] {
  const isPlayer = mention.kind === 'player' && bet !== undefined && bet.player !== null && others.length === 0;
  return isPlayer && bet.market.startsWith(PROP) ? [propName(bet.market)] : [];
}
const PROP = 'prop:';
const isSaid = (stat: string, tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => stat.split(' ').includes(text));

const isOnName = ({ eventId, player }: BetFocus, { names, persons }: Mention): boolean =>
  player === null ? persons.some(({ event }) => event.id === eventId) : names.includes(player);

function editsOf(
  correction: Correction,
  was: NamedText,
  said: NamedText,
  focus: readonly BetFocus[],
): readonly Edit[] | null {
  if (was.parts.length === 0) return null;
  const { puts, isOther, isPlain } = correction;
  const anchor = isOther ? undefined : saidAgain(puts, was);
  const line = lineBeside(puts, was);
  const wordsFor = (put: NamedPart): string | null => {
    const own = nameInTalk(put, focus, was) ?? wordsOf(said, put);
    if (isOther) return otherOf(put, focus);
    return line && put.kind === 'market' ? `${own} ${wordsOf(said, line)}` : own;
  };
  const edits = puts
    .filter((one) => one !== line && !(anchor && samePart(one, anchor)))
    .map((put) => {
      const words = wordsFor(put);
      const found = words === null ? null : slotOf(put, correction, was, anchor);
      if (words === null || !found) return [];
      return versusOf(put, words, found.slot, said) ?? editsOfPut(put, words, found, was, isPlain);
    });
  return edits.length > 0 && edits.every((made) => made.length > 0) ? joined(edits.flat()) : null;
}

/** "My bad meant Kings +0.5" of "Knicks -2 at Kings -110": that bet of the same game, whose price was none of its own. */
function otherBetEdit(
  { puts, takes }: Correction,
  was: NamedText,
  said: NamedText,
  focus: readonly BetFocus[],
): readonly Edit[] | null {
  const [name, line, ...others] = puts;
  if (name?.kind !== 'name' || !line || !isLine(line) || line.sign === null || others.length + takes.length > 0)
    return null;
  const lines = was.parts.filter((part) => isLine(part) && part.sign !== null);
  const names = was.parts.filter((part): part is NamePart => part.kind === 'name');
  if (!isOfTheirGame(name, names) || lines.length !== 1) return null;
  const all = [...names, ...lines];
  const [from, to] = [Math.min(...all.map((part) => part.from)), Math.max(...all.map((part) => part.to))];
  const words = `${nameInTalk(name, focus, was) ?? wordsOf(said, name)} ${wordsOf(said, line)}`;
  const prices = was.parts.filter((part) => part.kind === 'number' && part.as.has('price') && part.sign !== null);
  const before = (at: number) => (was.tokens[at - 1]?.text === 'at' ? at - 1 : at);
  return [{ from, to, words }, ...prices.map((price) => ({ from: before(price.from), to: price.to, words: '' }))];
}

/** One of two who meet is named once more, or whom the one that was named meets. */
function isOfTheirGame(name: NamePart, [first, second, ...more]: readonly NamePart[]): boolean {
  if (!first || more.length > 0) return false;
  if (!second) return !isCalled(first, name) && meets(first.mention, name.mention);
  return (isCalled(first, name) || isCalled(second, name)) && meets(first.mention, second.mention);
}

/** Who is named in both. */
const saidAgain = (puts: readonly NamedPart[], { parts }: NamedText): NamedPart | undefined =>
  parts.find((part) => puts.some((put) => put.kind === 'name' && samePart(put, part)));

const GAME = /^(?:game|one|match|matchup|fight|bout|series)$/;

/** "No I meant the Lions game" of the Chargers, who play them too: the same bet on the same side, in that game. */
function versusOf(
  put: NamedPart,
  words: string,
  slot: NamedPart | null,
  { tokens }: NamedText,
): readonly Edit[] | null {
  const isGame = put.kind === 'name' && GAME.test(tokens[put.to]?.text ?? '');
  if (!isGame || slot?.kind !== 'name' || slot.mention.kind !== 'side' || !meets(slot.mention, put.mention))
    return null;
  const games = new Set(slot.mention.persons.map(({ event }) => event.id));
  return games.size > 1 ? [{ from: slot.to, to: slot.to, words: `vs ${words} ` }] : null;
}

/** Of several who go by one name who is named in the question, or plays in a game of its bets. */
function nameInTalk(put: NamedPart, focus: readonly BetFocus[], { parts }: NamedText): string | null {
  if (put.kind !== 'name' || put.mention.names.length < 2) return null;
  const named = parts.flatMap((part) =>
    part.kind === 'name' && part.mention.names.length === 1 && isCalled(part, put) ? part.mention.names : [],
  );
  const there = put.mention.persons.filter(({ event }) => focus.some(({ eventId }) => eventId === event.id));
  const [name, ...others] = new Set(named.length > 0 ? named : there.map((person) => person.name));
  return name !== undefined && others.length === 0 ? name : null;
}

/** One of those who go by that name. */
const isCalled = (part: NamedPart, put: NamedPart): boolean =>
  part.kind === 'name' && put.kind === 'name' && part.mention.names.some((name) => put.mention.names.includes(name));

/** A question with what is named in another message in the place of what it named. Null: it is not clear in the place of what. */
export function withParts(asked: string, was: NamedText, said: NamedText, focus: readonly BetFocus[]): string | null {
  const correction = { puts: said.parts, takes: [], isPlain: true, isOther: false };
  const edits = editsOf(correction, was, said, focus);
  return edits && withEdits(asked, was.tokens, edits);
}

/** "I meant the spread, Celtics -3.5" of a moneyline: the line goes with its market, where the question had none. */
function lineBeside(puts: readonly NamedPart[], { parts }: NamedText): NamedPart | undefined {
  return puts.some(({ kind }) => kind === 'market') && !parts.some(isLine) ? puts.find(isLine) : undefined;
}

/** "I said Mavs Wolves": both of them in the place of the one. */
const joined = (edits: readonly Edit[]): readonly Edit[] => [
  ...edits
    .reduce((byPlace, edit) => {
      const key = `${edit.from}-${edit.to}`;
      const words = [byPlace.get(key)?.words ?? '', edit.words].filter((part) => part !== '').join(' ');
      return byPlace.set(key, { ...edit, words });
    }, new Map<string, Edit>())
    .values(),
];

function editsOfPut(
  put: NamedPart,
  words: string,
  { slot, drops, flips }: Slot,
  was: NamedText,
  isPlain: boolean,
): readonly Edit[] {
  const end = !slot && isPlain && APPENDED.has(put.kind) ? [appended(was, put, words)] : [];
  return [
    ...drops.map(({ from, to }) => ({ from, to, words: '' })),
    ...(slot ? [{ from: slot.from, to: slot.to, words }] : end),
    ...(flips ? [flippedLine(was, flips)] : []),
  ];
}

/** What a question may say at its end, whatever stands before it. */
const APPENDED: ReadonlySet<NamedPart['kind']> = new Set<NamedPart['kind']>([
  'book',
  'time',
  'market',
  'league',
  'direction',
]);

const appended = ({ tokens }: NamedText, { kind }: NamedPart, words: string): Edit => ({
  from: tokens.length,
  to: tokens.length,
  words: kind === 'book' ? `at ${words}` : words,
});

export const wordsOf = ({ tokens }: NamedText, { from, to }: NamedPart): string =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');

/** "The other Brown": who goes by that name and was not spoken of. */
function otherOf(put: NamedPart, focus: readonly BetFocus[]): string | null {
  if (put.kind !== 'name') return null;
  const others = put.mention.names.filter((name) => !focus.some(({ player }) => player === name));
  return others.length === 1 && put.mention.names.length > 1 ? (others[0] ?? null) : null;
}

function flippedLine({ tokens }: NamedText, { from, to }: NamedPart): Edit {
  const raw = tokens[from]?.raw ?? '';
  return { from, to, words: raw.startsWith('-') ? raw.replace('-', '+') : raw.replace('+', '-') };
}

const MOST_SLIPS = 2;

/** The one word of the question before that is nearly the word that was meant. */
function typoIn(word: Token, was: NamedText): Edit | null {
  const near = was.tokens.flatMap(({ text, number }, at) =>
    number === null &&
    text !== word.text &&
    text[0] === word.text[0] &&
    withinEdits(text, word.text, MOST_SLIPS) &&
    isAlike(text, word.text)
      ? [at]
      : [],
  );
  const [at, ...others] = near;
  return at !== undefined && others.length === 0 ? { from: at, to: at + 1, words: word.raw } : null;
}

const SHORT = 5;
const isAlike = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) > SHORT || [...a].sort().join('') === [...b].sort().join('') || withinEdits(a, b, 1);

/** One kind of accent, apostrophe and minus, as the words are read. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02BC`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('½', '.5');

/** Null: a word of it stands nowhere in the text as it was read. */
export function withEdits(text: string, tokens: readonly Token[], edits: readonly Edit[]): string | null {
  const places = placesOf(text, tokens);
  if (!places) return null;
  const end = { from: text.length, to: text.length };
  let left = text.replace(/[\s?!.]+$/, '');
  for (const { from, to, words } of [...edits].sort((a, b) => b.from - a.from)) {
    const start = from < tokens.length ? (places[from] ?? end).from : left.length;
    const stop = to > from ? (places[to - 1] ?? end).to : start;
    left = `${left.slice(0, start)}${from >= tokens.length ? ' ' : ''}${words}${left.slice(stop)}`;
  }
  return left.replace(/\s+/g, ' ').trim();
}

function placesOf(text: string, tokens: readonly Token[]): { from: number; to: number }[] | null {
  const places: { from: number; to: number }[] = [];
  let at = 0;
  for (const { raw } of tokens) {
    const from = text.indexOf(raw, at);
    if (from < 0) return null;
    at = from + raw.length;
    places.push({ from, to: at });
  }
  return places;
}

const WITHIN = /^(.{8,}?)[.,;!?…-]+\s*(?:(?:no|wait|sorry|oops|my bad)\W+)*i (?:mean|meant)\b\s*(.+)$/is;

/** "Add the Jags Knicks over 228. I mean Pistons Knicks": what a message itself puts right. Null: it puts right nothing of its own. */
export function correctedWithin(message: string, known: Known): string | null {
  const [, head, tail] = WITHIN.exec(message) ?? [];
  if (head === undefined || tail === undefined) return null;
  return correctedQuestion(`i meant ${tail}`, () => [{ asked: head, focus: [] }], known)?.question ?? null;
}
