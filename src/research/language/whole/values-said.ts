import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { readAmounts } from '../calls/amounts.ts';
import { type Known, type NamedPart, type NamedText, namedIn } from '../correct/named-parts.ts';
import { isFiller } from '../correct/read-correction.ts';
import { priceLimitAt } from '../wishes/price-limit-at.ts';
import { WISH_WORDS } from '../wishes/wish-words.ts';
import { dismissedIn } from './dismissed.ts';
import { type Lift, liftsIn } from './lifted.ts';

/** Values that a message names, those that it says they stand instead of, and the limits that it takes off. */
export type ValuesSaid = NamedText & {
  puts: readonly NamedPart[];
  takes: readonly NamedPart[];
  lifts: readonly Lift[];
};

const MOST_WORDS = 16;

/** Whether a message may be that, which is told before anything of it is looked up. */
export const maySayValues = (message: string): boolean => message.trim().split(/\s+/).length <= MOST_WORDS;

/**
 * What a message names, where beside names, numbers and kinds it says nothing; null: it says something else as well. `asked`: the words of the
 * question before, which say nothing new.
 */
export function valuesSaid(message: string, asked: readonly Token[], known: Known): ValuesSaid | null {
  const { tokens, parts: all } = namedOfWish(message, known);
  if (tokens.length > MOST_WORDS) return null;
  const lifts = liftsIn({ tokens, parts: all });
  const isLifted = (at: number) => lifts.some(({ from, to }) => at >= from && at < to);
  const parts = all.filter(({ from }) => !isLifted(from));
  const away = dismissedIn(tokens, parts);
  const takes = parts.filter(
    (part) => isInsteadOf(tokens, part.from) || isNot(tokens, part, parts) || away.parts.includes(part),
  );
  const puts = parts.filter((part) => !takes.includes(part));
  const named = new Set(parts.flatMap(({ from, to }) => tokens.slice(from, to).map((_, at) => from + at)));
  const isRead = tokens.every((_, at) =>
    named.has(at)
      ? !isTalk(tokens, at)
      : isLifted(at) ||
        away.words.has(at) ||
        saysNothing(tokens, at, asked) ||
        (/^(vs|versus|v)$/.test(tokens[at]?.text ?? '') && named.has(at - 1) && named.has(at + 1)) ||
        takes.some(({ from }) => isNotBefore(tokens, at, from)),
  );
  return isRead && puts.length + lifts.length > 0 ? { tokens, parts, puts, takes, lifts } : null;
}

/** What a text names, and what it wishes for: which side of a game ("dogs"), prices within limits ("max +500"). */
export function namedOfWish(text: string, known: Known): NamedText {
  const { tokens, parts } = namedIn(text, known);
  const limits = limitsIn(tokens);
  const others = parts.filter((part) => !limits.some(({ from, to }) => part.from >= from && part.from < to));
  const named = [...others, ...limits];
  return { tokens, parts: [...named, ...sidesIn({ tokens, parts: named })].sort((a, b) => a.from - b.from) };
}

/** "Max +500", "nothing worse than -150", "+120 or better". */
function limitsIn(tokens: readonly Token[]): NamedPart[] {
  const amounts = readAmounts(tokens);
  const limits: NamedPart[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = limits.some(({ to }) => at < to) ? null : priceLimitAt(tokens, amounts, at);
    if (found?.part.kind === 'price') limits.push({ kind: 'limit', from: at, to: found.to, means: '' });
  }
  return limits;
}

/** "50 wins what" asks what is paid, and names no moneyline. */
const isTalk = (tokens: readonly Token[], at: number): boolean =>
  tokens.length > 1 && /^(win|wins|pay|pays|cover|covers|covering)$/.test(tokens[at]?.text ?? '');

const GOES_ON =
  /^(if|were|had|have|got|get|say|make|made|try|change|switch|now|only|so|same|well|nice|cool|thx|thanks|tho|though|put|give|show|use|take|rather|bucks|staked|stake|total|roll|side|price|prices|please|then|do|ones|those|is|u|gimme|go|over|to|want|need|like|than|plain|straight|thing|pass|check|look|looking|next|move|moving|on|onto|at|list|anymore|question|deal|idea|limit|be|can|could|these|those|players?|guys|games?|kick|kicks|kicking|kickoffs?|starts?|starting|slate|window|from|tips?|does|any|better|redo|rerun|turns|turned|out)$/;
/** What takes something out, adds to what is there, or points at it, is no other value of it. */
const TAKES_OR_ADDS =
  /^(not|no|nah|without|except|minus|nothing|dont|didnt|add|plus|too|also|drop|remove|cut|swap|flip|both|each|every|more|another|other|first|second|third|last|leg|legs|which|vs|until|this|they|them|he|him|his|she|her)$/;

/** Words that mean nothing between these: "what about", "if I had", "make it". Each with what has to stand before or behind it. */
const BETWEEN: readonly { word: RegExp; before?: RegExp; behind?: RegExp }[] = [
  { word: /^(what|how|wat)$/, behind: /^(about|abt|bout|if)$/ },
  { word: /^(whatabout|wbt|wb)$/ },
  { word: /^(about|abt|bout)$/, before: /^(what|how|wat)$/ },
  { word: /^i$/, behind: /^(get|got|had|have|put|bet|only|could|can|find|found|took|take)$/ },
  { word: /^it$/, behind: /^(is|was|were|be|to|at|with|for)$/ },
  // "Top 3", "the 3 best".
  { word: /^(top|best)$/, behind: /^\d+$/ },
  { word: /^(top|best)$/, before: /^\d+$/ },
  { word: /^it$/, before: /^(make|made|change|put|limit|switch|keep)$/ },
  // "Can these all be props".
  { word: /^all$/, behind: /^be$/ },
  { word: /^all$/, before: /^(be|these|those)$/ },
  { word: /^that$/, behind: /^(are|begin|kick|kicks|start|starts|tip|play|go)$/ },
  // "Or the total?" asks for it in the place of what was told.
  { word: /^or$/, behind: /^(the|what|how)$/ },
];
/** Of these it depends on their neighbors. */
const DEPENDS = /^(what|how|wat|whatabout|wbt|wb|about|abt|bout|i|it|top|best|all|or|that)$/;

function saysNothing(tokens: readonly Token[], at: number, asked: readonly Token[]): boolean {
  const [before, word, behind] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (TAKES_OR_ADDS.test(word)) return false;
  if (!DEPENDS.test(word)) return isFiller(word) || GOES_ON.test(word) || asked.some(({ text }) => text === word);
  return BETWEEN.some(
    (one) => one.word.test(word) && (one.before?.test(before) ?? true) && (one.behind?.test(behind) ?? true),
  );
}

const MOST_BETWEEN = 2;
const isNotBefore = (tokens: readonly Token[], at: number, from: number): boolean =>
  tokens[at]?.text === 'not' && from > at && from - at <= MOST_BETWEEN;

/** "-170 not -150", "not Falcons, Vikings": another one of its kind is set against it. */
function isNot(tokens: readonly Token[], { kind, from }: NamedPart, parts: readonly NamedPart[]): boolean {
  const isSetAgainst = parts.some((other) => other.kind === kind && other.from !== from);
  return isSetAgainst && [from - 1, from - MOST_BETWEEN].some((at) => isNotBefore(tokens, at, from));
}

/** "Over instead of under", "DraftKings rather than FanDuel". */
function isInsteadOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === 'the' ? at - 2 : at - 1;
  const words = `${tokens[before - 1]?.text} ${tokens[before]?.text}`;
  return words === 'instead of' || words === 'rather than';
}

/** "Dogs", "favorites", "underdog bets": a kind of bets like any market. */
function sidesIn({ tokens, parts }: NamedText): NamedPart[] {
  const sides: NamedPart[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = phraseAt(WISH_WORDS, tokens, at);
    const [part] = found?.values ?? [];
    const isFree = !parts.some(({ from, to }) => at >= from && at < to);
    const isMany = part?.kind === 'side' && (part.many || OF_BETS.test(tokens[found?.to ?? 0]?.text ?? ''));
    if (found && isMany && isFree) sides.push({ kind: 'side', from: at, to: found.to, means: part.side });
  }
  return sides;
}

const OF_BETS = /^(bets?|picks?|plays?|parlays?|moneylines?|mls?)$/;
