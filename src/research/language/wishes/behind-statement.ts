import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';
import { isChatter } from './plain-words.ts';
import type { ReadParts } from './read-parts.ts';
import type { WishPart } from './wish-part.ts';

type Part = ReadParts['parts'][number];

/** What its writer says of himself, and not of what is past. */
const OF_ONESELF = /^(i|im|ive|id|ill|my|me|we|our|were|gonna|got|been|buddy|friend|boss|wife|dad)$/;
const PAST =
  /\b(lost|lose|losing|won|winning|hit|missed|busted|crushed|cashed|yesterday|last|was|had|went|already|ago|down|up)\b/;
/** Each clause is read anew: a bound on the work. */
const MOST_TOLD = 60;
/** "Im a dog bettor". */
const TASTE = /\b(bettor|better|guy|gal|girl|person|player|fan of|lover|kind of)\b/;
/** "I closed everything except those". */
const ALL_BUT =
  /\b(closed|deleted|lost|banned|limited|uninstalled|nothing|no|not|dont)\b.*\b(except|but|other than|besides)\b/;

/**
 * "I bet 3 NFL games every Sunday. Which 3 bets tomorrow", "my boost only works from +120 thru +200 so whats your best bet": the wish behind
 * what its writer says of himself, with the limits and the league that he says there. Null: nothing of the kind, somebody is named in front,
 * or what is behind it is no whole wish. `read`: a stretch of the message by its parts.
 */
export function behindStatement(
  tokens: readonly Token[],
  read: (span: { from: number; to: number }) => ReadParts,
): ReadParts | null {
  if (tokens.length > MOST_TOLD) return null;
  for (const from of clausesOf(tokens)) {
    const wish = read({ from, to: tokens.length });
    const isWhole = wish.unread.every((word) => isChatter(word) || ASKS_WHICH.test(word));
    if (!isWhole || says(wish, 'name') || !(says(wish, 'asks') || says(wish, 'leans'))) continue;
    const stated = read({ from: 0, to: from }).parts;
    const before = tokens.slice(0, from);
    const held = stated.some(({ part }) => part.kind === 'name')
      ? gameOf(stated, { before, behind: plainText(tokens.slice(from)) })
      : ofOneself(stated, before, wish);
    return held && { parts: [...held, ...wish.parts.filter(({ part }) => part.kind !== 'that_game')], unread: [] };
  }
  return null;
}

const says = ({ parts }: ReadParts, kind: WishPart['kind']): boolean => parts.some(({ part }) => part.kind === kind);

/** "Whats my edge" asks for a sum. */
const asksForBets = ({ parts }: ReadParts): boolean =>
  parts.some(({ part }) => part.kind === 'asks' && (part.best === true || part.one === true)) ||
  (parts.some(({ part }) => part.kind === 'asks') && parts.some(({ part }) => NAMES.has(part.kind)));
const NAMES: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>([
  'count',
  'league',
  'time',
  'market',
  'side',
  'stat',
]);

function ofOneself(stated: readonly Part[], before: readonly Token[], wish: ReadParts): Part[] | null {
  const isOwn = OF_ONESELF.test(before[0]?.text ?? '') && asksForBets(wish);
  return isOwn && !says(wish, 'those') && !says(wish, 'that_game')
    ? statedIn(plainText(before), stated, wish.parts)
    : null;
}

/** "Gonna watch Lions at Bills, is there a bet with value in that game": the game in front is the one that is meant. A bet that was made is none. */
function gameOf(stated: readonly Part[], said: { before: readonly Token[]; behind: string }): Part[] | null {
  const names = stated.filter(({ part }) => part.kind === 'name');
  const isBet = said.before.some(({ number }) => number !== null);
  return isOfOneGame(names) && OF_GAME.test(said.behind) && !isBet ? names : null;
}
const OF_GAME =
  /\b(in|on|for|of) (it|that one|this one|(that|this|the) (game|one|match|matchup|fight))\b|\bthere( or (not|no|nah))?$/;

function isOfOneGame(names: readonly Part[]): boolean {
  const games = names.map(({ part }) =>
    part.kind === 'name' ? part.mention.persons.map(({ event }) => event.id) : [],
  );
  return names.length === MOST_SIDES && (games[0] ?? []).some((id) => games[1]?.includes(id));
}
const MOST_SIDES = 2;

const ASKS_WHICH = /^(who|are|is|ones|which)$/;

/** Where something new begins: behind a stop, and behind "so". */
const clausesOf = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ text, afterBreak }, at) => (at > 1 && (afterBreak || text === 'so') ? [at] : []));

/** What of the statement holds for the wish: what it says itself goes before. Null: what is refused or past is another matter. */
function statedIn(plain: string, parts: readonly Part[], wish: readonly Part[]): Part[] | null {
  const has = (kind: WishPart['kind']) => wish.some(({ part }) => part.kind === kind);
  const isAllBut = ALL_BUT.test(plain);
  if (parts.some(({ part }) => part.kind === 'not') && !isAllBut) return null;
  if (PAST.test(plain) && !isAllBut) return [];
  return parts.filter(({ part }) => {
    if (part.kind === 'side') return TASTE.test(plain) && !has('side');
    if (part.kind === 'league') return !isAllBut && !has('league');
    return (part.kind === 'price' || part.kind === 'book') && !has(part.kind);
  });
}
