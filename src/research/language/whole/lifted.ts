import type { Token } from '#engine/names/tokenise.ts';
import type { Edit } from '../correct/corrected-question.ts';
import type { NamedPart, NamedText } from '../correct/named-parts.ts';
import { isHour } from './is-hour.ts';

/** A limit of a list, by what it limits; `hour`: of a day only some hours; `kind`: which bets, whatever tells them. */
type Limit = 'book' | 'price' | 'hour' | 'side' | 'market' | 'direction' | 'kind';

/** "Any book again", "not just dogs": words that take a limit off a list. */
export type Lift = { from: number; to: number; limit: Limit };

const ALL = '(?:any|all|every|whatever|whichever)(?: of)?(?: the)?';
/** "Forget about the", "now without the", "i take back that". */
const FORGET =
  '(?:forget|ignore|drop|lose|scrap|remove|skip|nevermind|never mind|no more|without|lift|ditch|nix|clear|cancel|undo|kill|disregard|take off|take away|get rid of|take back|took back)(?: about)?(?: the| that| my| any| those)?';
/** "Open it up to", "across", "dont limit it to". */
const OPEN =
  '(?:(?:open|expand|widen|extend|broaden|loosen)(?: (?:it|this|that|them|things))?(?: up)?(?: to| for)?|across|over|from|at|with|using|include|including|use|try|check) ';
const UNBOUND =
  '(?:not|no longer|dont|doesnt have to be|does not have to be|doesnt need to be)(?: (?:just|only|limit|restrict|stick|keep))?(?: (?:it|this|that|them))?(?: (?:to|with|at|on))?(?: the)?';
const SUITS = ' (?:is|are) (?:fine|ok|okay|good|cool|allowed)| works?| will do| would do| goes';
const MIND =
  '(?:doesnt|does not|dont) matter(?: to me)?(?: what| which)?(?: the)?|(?:dont|do not) care(?: about)?(?: what| which)?(?: the)?';
const PART =
  '(?: thing| stuff| part| bit| limits?| filters?| range| restrictions?| requirements?| rules?| conditions?| cap| only)*';
const SIDE = '<side=\\w+>';
const BOOKS = '(?:books?|sportsbooks?|apps?|sites?)';
const ODDS = '(?:odds|prices?)';

/** Every way in which a limit of one kind is taken off, by the words for what it limits. */
const offBy = (limit: Limit, kind: string): (readonly [Limit, string])[] => [
  [limit, `(?:${OPEN})?${ALL} ${kind}`],
  [limit, `${FORGET} ${kind}${PART}`],
  [limit, `(?:${MIND}) ${kind}(?: (?:is|are|it is|they are))?`],
  [limit, `no ${kind} (?:limits?|filters?|restrictions?|requirements?|caps?|range)`],
  [limit, `(?:the )?${kind} (?:dont|doesnt|do not|does not) matter(?: to me)?`],
];

/** Behind a value its kind stands for it: "forget <book>". */
const WORDS: readonly (readonly [Limit, string])[] = [
  ...offBy('book', BOOKS),
  ['book', `${FORGET} <book>${PART}`],
  ['book', `(?:i|we) (?:have|got|use) ${ALL} ${BOOKS}(?: .* (?:all|all of them|any of them)$)?`],
  ['book', `${UNBOUND} <book>`],
  ['book', '(?:i |we )(?:can|could) (?:bet|play|use|go)(?: at| on)? (?:anywhere|any of them|all of them)'],
  ['book', 'anywhere'],
  ...offBy('price', ODDS),
  ['price', `${FORGET} (?:<limit>|(?:<limit> )*range)${PART}`],
  [
    'hour',
    '(?:any ?time|all times|any hour|all hours|all day|(?:the )?(?:whole|full|entire) (?:day|night|slate|evening))',
  ],
  ['hour', '(?:all|any|every)(?: of)?(?: the)? games?'],
  ['hour', `${FORGET} (?:time|hour|hours)${PART}`],
  ['market', '(?:any|all|every)(?: of)?(?: the)? (?:markets?|bet types?|types?|kinds?)'],
  ['kind', 'all(?: of)?(?: the)? (?:bets|picks|plays|em|them)(?= again| not (?:just|only))'],
  ['side', 'both sides'],
  ['side', `${SIDE} (?:and|n|or|&) ${SIDE}`],
  ['side', `${SIDE} (?:too|also|as well)`],
  ['side', `(?:not|no longer) (?:just|only) (?:the )?${SIDE}`],
  ['market', '(?:not|no longer) (?:just|only) (?:the )?<market>'],
  ['direction', '(?:not|no longer) (?:just|only) (?:the )?<direction>'],
];
const LIFTS = WORDS.map(([limit, words]) => [limit, new RegExp(`^${words}(?:${SUITS})?(?= |$)`)] as const);

/** What a message takes off the list before; a kind of players' bets that is called by such words takes nothing off. */
export function liftsIn({ tokens, parts }: NamedText): Lift[] {
  const units = unitsOf(tokens, parts);
  const lifts: Lift[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const rest = units.slice(at);
    const words = rest.map(({ word }) => word).join(' ');
    const found = LIFTS.map(([limit, pattern]) => ({ limit, words: pattern.exec(words)?.[0] })).find(
      (one) => one.words,
    );
    const taken = rest.slice(0, found?.words?.split(' ').length ?? 0);
    const [first, last] = [taken[0], taken.at(-1)];
    if (!found || !first || !last) continue;
    lifts.push({ from: first.from, to: last.to, limit: found.limit });
    at += taken.length - 1;
  }
  return lifts;
}

/** The words of a text, of a value its kind alone. */
function unitsOf(tokens: readonly Token[], parts: readonly NamedPart[]): { word: string; from: number; to: number }[] {
  const units: { word: string; from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const part = parts.find(({ from }) => from === at);
    const isValue = part && /^(book|side|market|direction|limit)$/.test(part.kind);
    const to = isValue ? part.to : at + 1;
    const value = part?.kind === 'side' ? `<side=${part.means}>` : `<${part?.kind}>`;
    units.push({ word: isValue ? value : (tokens[at]?.text ?? ''), from: at, to });
    at = to;
  }
  return units;
}

/** What ties a limit to a question: "only at", "just". */
const TIES = /^(at|on|from|with|in|only|just|but|and)$/;

/** A question without the limits that are taken off; null: one of them it has not. */
export function liftsOf(lifts: readonly Lift[], { tokens, parts }: NamedText): Edit[] | null {
  const edits: Edit[] = [];
  const limited = lifts.map(({ limit }) => parts.filter((part) => isLimit(part, limit, tokens)));
  if (limited.some(({ length }) => length === 0)) return null;
  for (const { from, to } of new Set(limited.flat())) {
    let start = from;
    while (start > 1 && TIES.test(tokens[start - 1]?.text ?? '')) start -= 1;
    edits.push({ from: start, to, words: '' });
  }
  return edits;
}

const OF_KIND: ReadonlySet<NamedPart['kind']> = new Set<NamedPart['kind']>(['side', 'market', 'direction']);

function isLimit(part: NamedPart, limit: Limit, tokens: readonly Token[]): boolean {
  if (limit === 'hour') return part.kind === 'time' && isHour(part, tokens);
  if (limit === 'price') return part.kind === 'limit';
  return limit === 'kind' ? OF_KIND.has(part.kind) : part.kind === limit;
}
