import { type Known, type NamedPart, type NamedText, namedIn, wordsIn } from './named-parts.ts';
import { isFiller } from './read-correction.ts';

const MOST_WORDS = 8;
/** What says which game, team or player is meant. */
const TELLS: ReadonlySet<NamedPart['kind']> = new Set<NamedPart['kind']>(['name', 'league']);
/** What says which bet on him is. */
const TELLS_BET: ReadonlySet<NamedPart['kind']> = new Set<NamedPart['kind']>(['market', 'direction']);
/** Words of an answer that say nothing beside it. */
const SURELY = /^(duh|bruh|obviously|obv|ofc|course|only|definitely|lets|go|sure|maybe|prob|probably|both)$/;

/**
 * The question that was asked back, asked once more with what this message answers to it: "over?", "which game?", "the Lakers"; "Jokic?",
 * "points or assists?", "points duh, FanDuel only". The name that several go by gives way to the one that is meant. Null: the message
 * asks something of its own.
 */
export function answeredQuestion(message: string, asked: string, known: Known): string | null {
  if (asksElse(message) || wordsIn(message, known).length > MOST_WORDS) return null;
  const was = namedIn(asked, known);
  const said = namedIn(message, known);
  return askedAnew(asked, was, said) ?? oneMeant(was, said);
}

/** "New odds?", "which leg sucks" behind a question back: it is left open, and something else is asked. */
export const asksElse = (message: string): boolean =>
  /\b(?:odds|prices?|chances?|percent|pays?|payout|which|what|whats|how|why|whys|when|whens|who|whos|where)\b|%/i.test(
    message,
  ) && !/\b(?:ml|over|under|money ?line)\b/i.test(message);

/** With what is named in the message, where it says nothing else. */
function askedAnew(asked: string, was: NamedText, { tokens, parts }: NamedText): string | null {
  const isRead = tokens.every(
    ({ text }, at) => isFiller(text) || SURELY.test(text) || parts.some(({ from, to }) => at >= from && at < to),
  );
  if (!isRead) return null;
  if (!parts.some(({ kind }) => TELLS.has(kind))) return withBet(asked, was, { tokens, parts });
  const said = parts.map(({ from, to }) => rawOf(tokens.slice(from, to))).join(' ');
  const unclear = was.parts.find((part) => parts.some((own) => narrows(own, part)));
  if (unclear) {
    const before = rawOf(was.tokens.slice(0, unclear.from));
    return `${before} ${said} ${rawOf(was.tokens.slice(unclear.to))}`.trim();
  }
  // Whom the question named already is not asked about once more: another name is another question.
  const isOther = parts.some(({ kind }) => kind === 'name') && was.parts.some(({ kind }) => kind === 'name');
  return isOther ? null : `${asked.replace(/[\s?!.]+$/, '')} ${said}`;
}

/** "NY, ml obv", "san fran": of the several that go by the name that was asked about the only one that these words fit. */
function oneMeant(was: NamedText, { tokens, parts }: NamedText): string | null {
  const unclear = was.parts.find((part) => part.kind === 'name' && part.mention.names.length > 1);
  if (unclear?.kind !== 'name') return null;
  const isSaid = (at: number) => parts.some(({ kind, from, to }) => kind !== 'name' && at >= from && at < to);
  const words = tokens.filter(({ text }, at) => !isFiller(text) && !SURELY.test(text) && !isSaid(at));
  const [name, ...others] = unclear.mention.names.filter((one) => words.every(({ text }) => isPartOf(one, text)));
  if (words.length === 0 || name === undefined || others.length > 0) return null;
  const rest = parts.filter(({ kind }) => kind !== 'name').map(({ from, to }) => rawOf(tokens.slice(from, to)));
  const before = rawOf(was.tokens.slice(0, unclear.from));
  return [before, name, rawOf(was.tokens.slice(unclear.to)), ...rest].filter((part) => part !== '').join(' ');
}

const FEWEST_LETTERS = 3;

/** A word of a name, its beginning, or the first letters of two of its words. */
function isPartOf(name: string, text: string): boolean {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const initials = words.slice(1).map((word, at) => `${words[at]?.[0]}${word[0]}`);
  return (
    words.includes(text) ||
    initials.includes(text) ||
    (text.length >= FEWEST_LETTERS && words.some((word) => word.startsWith(text)))
  );
}

/** Which of his bets is said behind his name, all else at the end. */
function withBet(asked: string, was: NamedText, { tokens, parts }: NamedText): string | null {
  const told = parts.filter(({ kind }) => TELLS_BET.has(kind));
  const name = was.parts.filter(({ kind }) => kind === 'name').at(-1);
  if (told.length === 0 || !name) return null;
  const wordsOf = (some: readonly NamedPart[]) => some.map(({ from, to }) => rawOf(tokens.slice(from, to))).join(' ');
  const rest = wordsOf(parts.filter((part) => !told.includes(part)));
  const end = endOf(asked, was.tokens.slice(0, name.to));
  return `${asked.slice(0, end)} ${wordsOf(told)}${asked.slice(end)} ${rest}`.replace(/[\s?!.]+(?=\s*$)/, '').trim();
}

/** Where the last of these words ends in the text. */
const endOf = (text: string, words: readonly { raw: string }[]): number =>
  words.reduce((at, { raw }) => {
    const from = text.toLowerCase().indexOf(raw.toLowerCase(), at);
    return from < 0 ? at : from + raw.length;
  }, 0);

const rawOf = (tokens: readonly { raw: string }[]): string => tokens.map(({ raw }) => raw).join(' ');

/** "New York Rangers" of the Rangers of two leagues. */
const narrows = (own: NamedPart, before: NamedPart): boolean =>
  own.kind === 'name' &&
  before.kind === 'name' &&
  before.mention.names.length > 1 &&
  own.mention.names.every((name) => before.mention.names.includes(name));
