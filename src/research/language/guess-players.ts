import type { Token } from '#engine/names/tokenise.ts';
import { isEverydayWord } from './spelling.ts';

const MAX_NAME_WORDS = 4;
const OVER_UNDER = new Set(['over', 'under', 'o', 'u']);

/**
 * Names that no list knows: two or more unknown words in capitals, or, in a question about a player's numbers, the one
 * or two unknown words before the line. As written.
 */
export function guessPlayers(tokens: readonly Token[], taken: ReadonlySet<number>, aboutProps: boolean): string[] {
  const free = (at: number) => !taken.has(at) && isUnknown(tokens[at]);
  const found: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const end = nameEnd(tokens, at, free);
    const words = tokens.slice(at, end);
    if (words.length >= 2 || (words.length === 1 && aboutProps && at > 0)) found.push(join(words));
    at = Math.max(end, at + 1);
  }
  return found.length > 0 || !aboutProps ? found : beforeLine(tokens, free);
}

const isUnknown = (token: Token | undefined): boolean =>
  token !== undefined && token.number === null && token.pair === null && !isEverydayWord(token.text);

function nameEnd(tokens: readonly Token[], from: number, free: (at: number) => boolean): number {
  let at = from;
  while (at < from + MAX_NAME_WORDS && isNamePart(tokens, at, from, free)) at += 1;
  const last = tokens[at - 1];
  // Initials alone are no name.
  return last && at > from && last.raw.length === 1 ? from : at;
}

function isNamePart(tokens: readonly Token[], at: number, from: number, free: (at: number) => boolean): boolean {
  const token = tokens[at];
  if (!token || !/^[A-Z]/.test(token.raw) || /^[A-Z]{4,}$/.test(token.raw)) return false;
  if (token.raw.length === 1) return token.raw !== 'I' && token.raw !== 'A' ? true : tokens[at + 1]?.raw.length === 1;
  const broken = token.afterBreak && at > from && (tokens[at - 1]?.raw.length ?? 0) > 1;
  if (broken) return false;
  if (/^(jr|sr|ii|iii)$/i.test(token.raw)) return at > from;
  // The second word of a name may be an everyday word: Trevor Story, Mike Love.
  return (
    free(at) ||
    (at > from && free(at - 1) && !/^(over|under|to|the|ml)$/i.test(token.raw) && !isKnownBettingWord(token))
  );
}

const isKnownBettingWord = ({ text }: Token): boolean =>
  /^(points?|props?|yards?|rebounds?|assists?|tonight|today|picks?|odds|moneyline|spread|total|parlay|game)$/.test(
    text,
  );

function beforeLine(tokens: readonly Token[], free: (at: number) => boolean): string[] {
  for (const [at, token] of tokens.entries()) {
    if (!OVER_UNDER.has(token.text) || !tokens[at + 1]?.number) continue;
    if (free(at - 1)) return [join(tokens.slice(free(at - 2) ? at - 2 : at - 1, at))];
    const before = tokens[at - 1];
    // "Judge over 1.5 total bases": a surname that is also a word.
    if (before && /^[A-Z][a-z]{2,}$/.test(before.raw) && !isBettingWord(before)) return [join([before])];
  }
  return [];
}

const isBettingWord = ({ text }: Token): boolean =>
  /^(take|bet|the|is|over|under|game|team|total|totals|points?|player|props?|any|best|give|what|about|alt|play|like|love|goals?|hits?|yards?)$/.test(
    text,
  );

const join = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw.replace(/'s$/i, '')).join(' ');
