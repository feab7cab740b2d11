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
  if (wordsIn(message, known).length > MOST_WORDS) return null;
  const { tokens, parts } = namedIn(message, known);
  const isRead = tokens.every(
    ({ text }, at) => isFiller(text) || SURELY.test(text) || parts.some(({ from, to }) => at >= from && at < to),
  );
  if (!isRead) return null;
  const was = namedIn(asked, known);
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
