import { type Known, type NamedPart, namedIn, wordsIn } from './named-parts.ts';
import { isFiller } from './read-correction.ts';

const MOST_WORDS = 8;
/** What says which game, team or player is meant. */
const TELLS: ReadonlySet<NamedPart['kind']> = new Set<NamedPart['kind']>(['name', 'league']);

/**
 * The question that was asked back, asked once more with what this message answers to it: "over?", "which game?", "the Lakers". The name
 * that several go by gives way to the one that is meant. Null: the message asks something of its own.
 */
export function answeredQuestion(message: string, asked: string, known: Known): string | null {
  if (wordsIn(message, known).length > MOST_WORDS) return null;
  const { tokens, parts } = namedIn(message, known);
  const isRead = tokens.every(({ text }, at) => isFiller(text) || parts.some(({ from, to }) => at >= from && at < to));
  if (!isRead || !parts.some(({ kind }) => TELLS.has(kind))) return null;
  const was = namedIn(asked, known);
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

const rawOf = (tokens: readonly { raw: string }[]): string => tokens.map(({ raw }) => raw).join(' ');

/** "New York Rangers" of the Rangers of two leagues. */
const narrows = (own: NamedPart, before: NamedPart): boolean =>
  own.kind === 'name' &&
  before.kind === 'name' &&
  before.mention.names.length > 1 &&
  own.mention.names.every((name) => before.mention.names.includes(name));
