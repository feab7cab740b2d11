import type { Token } from '#engine/names/tokenise.ts';
import type { NamedPart } from '../correct/named-parts.ts';

/** Values that a message is done with, and the words that say so. */
export type Dismissed = { parts: readonly NamedPart[]; words: ReadonlySet<number> };

const OF_DISLIKE =
  /^(i|im|ive|we|dont|do|not|cant|can|wont|never|really|ever|even|much|watch|bet|betting|like|love|follow|play|know|want|need|care|about|for|into|a|an|fan|of|on|the|hate|hates|sick|tired|done|over|with|too|so|at|no|longer|busy|out|off|around|here|miss|missed|today)$/;
const REFUSES = /^(dont|not|cant|wont|never|hate|hates|sick|tired|done|busy|missed)$/;
const MOST_BEFORE = 7;
/** "Spreads not my thing". */
const BEHIND =
  /^(are |is |aint |arent |isnt )?(not |never )?(my thing|for me|it for me|my cup|boring|suck|sucks|can wait)\b/;

/**
 * "I dont really watch hoops, do hockey instead", "spreads not my thing, the total?": values that their writer is done with, where another
 * of its kind is named.
 */
export function dismissedIn(tokens: readonly Token[], parts: readonly NamedPart[]): Dismissed {
  const found: NamedPart[] = [];
  const words = new Set<number>();
  for (const part of parts) {
    const span = spanOf(part, tokens);
    const isSetAgainst = parts.some((other) => other.kind === part.kind && other !== part && !found.includes(other));
    if (span.length === 0 || !isSetAgainst) continue;
    found.push(part);
    for (const at of span) words.add(at);
  }
  return { parts: found, words };
}

function spanOf({ from, to }: NamedPart, tokens: readonly Token[]): number[] {
  const behind = BEHIND.exec(
    tokens
      .slice(to, to + 5)
      .map(({ text }) => text)
      .join(' '),
  )?.[0];
  if (behind && tokens[to]?.afterBreak !== true)
    return behind
      .trim()
      .split(' ')
      .map((_, at) => to + at);
  const span: number[] = [];
  for (let at = from - 1; at >= Math.max(0, from - MOST_BEFORE) && tokens[at + 1]?.afterBreak !== true; at -= 1) {
    if (!OF_DISLIKE.test(tokens[at]?.text ?? '')) break;
    span.push(at);
  }
  return span.some((at) => REFUSES.test(tokens[at]?.text ?? '')) ? span : [];
}
