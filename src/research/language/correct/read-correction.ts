import type { Token } from '#engine/names/tokenise.ts';
import type { NamedPart, NamedText } from './named-parts.ts';

/**
 * What a message puts right of the question before it. `puts`: what was meant; `takes`: what it names as wrong. `isPlain`: it says
 * that something was wrong, and not only "no".
 */
export type Correction = {
  puts: readonly NamedPart[];
  takes: readonly NamedPart[];
  isPlain: boolean;
  /** "The other Brown". */
  isOther: boolean;
};

/** Of what goes out of a question, never of what comes in: "wrong game", "my bad". */
const SAYS_WRONG =
  /\b(i (actually |really |just |only )?(mean|meant|said|wanted|asked for|was talking)|(mean|meant)|(so |im )?sorry|sry|srry|my bad|mb|oops|whoops|typo|wrong|should (be|have been)|shouldve|supposed to|wait no|no wait|scratch that|misread)\b/;
const REFUSES = /^(no|nah|nope|nono|not|actually)$/;
const FILLER = new Set(
  'the a an one ones game match fight bet pick it was is its thats that this those on at for in with of from her him them he she they lol lmao man bro dude bruh pls please plz ok okay k yeah yea ya ugh oh hey i im my me u you ur side team guy player dude line odds price book day but and then just actually really talking about say said ask asked asking want wanted gave mean meant sorry sry srry so bad mb oops whoops typo wrong should be have been shouldve supposed to wait scratch misread no nah nope nono not wasnt isnt didnt dont other instead again n'.split(
    ' ',
  ),
);
/** Whether a word says nothing beside what is named. */
export const isFiller = (word: string): boolean => FILLER.has(word);

const MOST_WORDS = 12;
/** "No props" wants none; "no, props" wants them. */
const LEFT_OUT: ReadonlySet<NamedPart['kind']> = new Set<NamedPart['kind']>([
  'name',
  'book',
  'league',
  'market',
  'time',
]);

/** Whether a message may correct anything, which most do not: told before its names, times and numbers are looked up. */
export function mayCorrect(tokens: readonly Token[]): boolean {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return false;
  return tokens.some(({ text }) => REFUSES.test(text)) || SAYS_WRONG.test(plainOf(tokens));
}

const plainOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Whatever the line is, that one. */
const WHATEVER = /^(or|whatever|something|smth|like|straight|plain|regular|normal|all)$/;

/** Null: the message corrects nothing, or says something else beside it. `asked`: the words of what it corrects, which say nothing new. */
export function readCorrection({ tokens, parts }: NamedText, asked: readonly Token[] = []): Correction | null {
  if (parts.length === 0) return null;
  const plain = plainOf(tokens);
  // "Not just totals" says that others are wanted as well.
  if (/\bnot (just|only)\b/.test(plain)) return null;
  const isPlain = SAYS_WRONG.test(plain);
  const isNamed = (at: number) => parts.some(({ from, to }) => at >= from && at < to);
  const isSaid = (word: string) => isPlain && (WHATEVER.test(word) || asked.some(({ text }) => text === word));
  const unread = tokens.filter(({ text }, at) => !FILLER.has(text) && !isNamed(at) && !isSaid(text));
  if (unread.length > 0) return null;
  const takes = parts.filter((part) => isTaken(tokens, part, parts));
  const puts = parts.filter((part) => !takes.includes(part));
  const refuses = REFUSES.test(tokens[0]?.text ?? '') || takes.length > 0;
  if (puts.length === 0 || !(isPlain || refuses)) return null;
  return { puts, takes, isPlain, isOther: /\bother\b/.test(plain) };
}

/** "Not 20", "no props": right behind the word that takes it out. */
function isTaken(tokens: readonly Token[], { kind, from }: NamedPart, parts: readonly NamedPart[]): boolean {
  const behind = (at: number): boolean => {
    const token = tokens[at];
    if (!token || parts.some((part) => at >= part.from && at < part.to)) return false;
    if (token.text === 'not') return true;
    if (/^(thats|thatsa|gave)$/.test(token.text)) return parts.some((part) => part.kind === kind && part.from > from);
    if (token.text === 'no') return at === from - 1 && tokens[from]?.afterBreak === false && LEFT_OUT.has(kind);
    return /^(the|at|on|a|for)$/.test(token.text) && behind(at - 1);
  };
  return behind(from - 1);
}

const LEAST_LETTERS = 3;

/** "I said RLM": one word alone that names nothing, where it is said that something was wrong. */
export function unreadWord({ tokens, parts }: NamedText): Token | null {
  if (parts.length > 0 || !SAYS_WRONG.test(plainOf(tokens))) return null;
  const [word, ...others] = tokens.filter(({ text }) => !FILLER.has(text));
  return word && others.length === 0 && !word.number && word.text.length >= LEAST_LETTERS ? word : null;
}
