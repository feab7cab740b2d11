import type { BetRefDraft } from '#contract/research/bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { countsOneOf, statWords } from '../../slate/prop-keys.ts';
import type { Person } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import type { Act } from '../acts/act.ts';
import type { Intent, Reading } from '../reading.ts';
import { type Asked, type Call, say } from './call.ts';
import { flips } from './focus.ts';
import type { Mention } from './mentions.ts';
import type { Piece } from './pieces.ts';
import type { Tagged } from './tagged.ts';

type Named = Pick<Tagged, 'pieces' | 'amounts' | 'slate' | 'reading' | 'tokens' | 'likeliest'>;

/**
 * Never another bet, never charged for a miss: whatever a message names of bets stands in the call that would be charged for, or nothing
 * is judged and it is said what was left out. Null: everything that it names is held, or nothing of it costs anything.
 */
export function leftOut(read: Named, asked: Asked | null): Asked | null {
  if (asked === null || asked.kind === 'picks') return ofSearch(read, asked?.reading ?? read.reading);
  if (asked.kind !== 'calls') return null;
  // What of it is stored nowhere is told beside the rest.
  if (asked.assumed.some((sentence) => NOT_THERE.test(sentence))) return null;
  const charged = asked.calls.filter(({ tool }) => tool === 'price_bets' || tool === 'build_parlay');
  if (charged.length === 0) return null;
  const bets = charged.flatMap(betsOf);
  const refusedName = read.pieces.find(
    (piece) =>
      piece.kind === 'name' && isRefusedOutright(piece.mention, read.tokens) && HELD.name(piece, { bets, read }),
  );
  if (refusedName) return say(noneOn(wordsOf(refusedName)));
  const isChosen = charged.some(({ input }) => 'choose' in input || 'teaser' in input || !('bets' in input));
  // What is explained of a bet that was shown may speak of prices; another line is another bet.
  const named = asked.explains === undefined ? [...read.pieces, ...pricesBeside(read)] : read.pieces.filter(isOwnLine);
  const dropped = named.filter((piece) => !isChosen && !HELD[piece.kind]?.(piece as never, { bets, read }));
  return dropped.length === 0 ? null : refused(dropped, read);
}

const isOwnLine = (piece: Piece): boolean => piece.kind === 'line' && piece.signed;

/** Prices that are part of no bet: "can get +365 on Everton". */
const pricesBeside = ({ amounts, pieces }: Named): Piece[] =>
  amounts.prices
    .filter(({ text }) => !pieces.some((piece) => piece.kind === 'price' && piece.text === text))
    .map(({ from, text, decimal }) => ({ kind: 'price', from, text, decimal, isForEach: false }));

const NOT_THERE =
  /\b(?:I have no|stored|priced game|quotes|several here|has started, and live prices|has begun, and live odds)\b/;

export const betsOf = ({ input }: Call): readonly BetRefDraft[] =>
  'bets' in input ? (input.bets as BetRefDraft[]) : [];

type Said = Extract<Asked, { kind: 'say' }>;

type Held = { bets: readonly BetRefDraft[]; read: Named };
type Of<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>;

const HELD: { [Kind in Piece['kind']]: (piece: Of<Kind>, held: Held) => boolean } = {
  connector: () => true,
  name: ({ mention }, { bets, read }) =>
    mention.persons.some((person) => bets.some((bet) => bet.eventId === person.event.id && isOn(bet, person, read))),
  book: ({ title }, { bets, read }) => {
    const keys = new Set(findBooks(title, read.slate.bookTitles).map(({ key }) => key));
    const isIt = (book: string) => book === title || keys.has(book);
    return bets.some(({ book }) => book != null && isIt(book));
  },
  period: ({ period }, { bets }) => period === 'whole_game' || bets.some((bet) => bet.period === period),
  market: ({ market, isTalk }, { bets }) =>
    isTalk ? market !== 'total' || bets.some(isOfGoals) : bets.some((bet) => bet.market === market),
  stat: ({ stats }, { bets }) =>
    bets.some(({ market }) => market === 'total' || market === 'spread' || countsOneOf(stats, market)),
  // "Heat over Bulls" says who wins.
  direction: ({ direction }, { bets, read }) =>
    (direction !== 'over' && direction !== 'under') ||
    bets.some(({ side }) => side === direction) ||
    read.pieces.filter(({ kind }) => kind === 'name').length > 1,
  line: ({ line, signed, atLeast }, { bets, read }) =>
    !(signed || atLeast || !Number.isInteger(line)) ||
    bets.some((bet) => bet.line != null && isLineOf(bet, line, signed && !flips(read.tokens))),
  price: ({ text }, { bets }) => bets.some(({ price }) => price === text),
};

/** Who is named alone is not judged by a bet on the other side of his game alone, unless it is asked for. */
function isOn({ market, side }: BetRefDraft, person: Person, { pieces, tokens, likeliest }: Named): boolean {
  const isOfSides = (market === 'moneyline' || market === 'spread') && (side === 'home' || side === 'away');
  if (person.kind === 'player' || !isOfSides || side === person.selection) return true;
  const isAlone = pieces.filter(({ kind }) => kind === 'name').length === 1;
  return !isAlone || flips(tokens) || AGAINST.has(likeliest.act) || tokens.some(({ text }) => FADES.test(text));
}
const AGAINST: ReadonlySet<Act> = new Set<Act>(['flip', 'against', 'change', 'compare']);
const FADES =
  /^(fade|fading|against|opposite|other|beat|beats|beating|vs|versus|over|hedge|hedging|lose|loses|losing)$/;

/** "2+ goals" of a player are no shots of his. */
const isOfGoals = ({ player, market }: BetRefDraft): boolean => player == null || /goal|run|round/.test(market);

/** With its sign where it is one side's own. */
function isLineOf({ line, market }: BetRefDraft, named: number, isOwn: boolean): boolean {
  const isSigned = isOwn && market === 'spread';
  const [a, b] = isSigned ? [line ?? 0, named] : [Math.abs(line ?? 0), Math.abs(named)];
  return Math.abs(a - b) < CENT;
}
const CENT = 0.01;

const SEARCHES: ReadonlySet<Intent> = new Set<Intent>(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);

/** A search holds what stands in its reading. */
function ofSearch(read: Named, reading: Reading): Asked | null {
  if (!SEARCHES.has(reading.intent) || reading.readBy === 'model') return null;
  const unwanted = unwantedIn(read, reading);
  if (unwanted !== null) return { ...say(unwanted), wish: reading };
  const dropped = read.pieces.filter((piece) => !IN_SEARCH[piece.kind](piece as never, reading));
  return dropped.length === 0 ? null : { ...refused(dropped, read), wish: reading };
}

/** "No Jokic, I have too much on him": whom a message refuses, where a search would be of him, or could not leave him out. */
function unwantedIn({ pieces, tokens }: Named, { teams, players, excluded }: Reading): string | null {
  const searched = new Set([...teams.map(({ name }) => name), ...players]);
  for (const piece of pieces) {
    if (piece.kind !== 'name' || !isRefused(piece.mention, tokens)) continue;
    const { kind, names } = piece.mention;
    if (kind === 'player' && !names.some((one) => excluded?.players?.includes(one)))
      return noPlayers(names.join(' or '));
    const name = names.find((one) => searched.has(one));
    if (name !== undefined) return noneOn(name);
  }
  return null;
}

export function isRefused({ from }: Mention, tokens: Named['tokens']): boolean {
  const at = tokens[from - 1]?.text === 'the' ? from - 1 : from;
  return REFUSES.test(tokens[at - 1]?.text ?? '') && tokens[at]?.afterBreak !== true;
}

/** "Nothing on the Cowboys": as far as "or" goes on with it. */
function isRefusedOutright({ from }: Mention, tokens: Named['tokens']): boolean {
  const before = tokens
    .slice(Math.max(0, from - MOST_BEFORE), from)
    .map(({ text }) => text)
    .join(' ');
  return NOTHING_ON.test(before);
}
const MOST_BEFORE = 8;
const NOTHING_ON =
  /\b(?:nothing|nothin|no bets?|no picks?) (?:on|from|in|with|involving)(?: the)?(?: \w+(?: \w+)? (?:or|and|nor)(?: the)?)*$/;

const REFUSES = /^(no|not|without|except|besides|skip|avoid|minus)$/;
const noneOn = (name: string): string =>
  `You want no bet on ${name}, so I searched for none there and nothing was charged. Ask for others, such as "best bets, no ${name}".`;
const noPlayers = (name: string): string =>
  `You want no bet on ${name}. I could not tell what to search for instead, so nothing was charged. Try "best NBA props, no ${name}".`;

/** "Who hits most" says a stat and means none; a market and a side are part of every wish. */
const IN_SEARCH: { [Kind in Piece['kind']]: (piece: Of<Kind>, reading: Reading) => boolean } = {
  connector: () => true,
  period: () => true,
  market: () => true,
  direction: () => true,
  name: ({ mention: { names, persons } }, { teams, players, excluded, asksMore, stays, focus = [] }) => {
    // "The next one after the Preds" wants others than who was shown.
    const isShown = persons.some(({ event }) => focus.some(({ eventId }) => eventId === event.id));
    if (asksMore === true && (isShown || stays !== undefined)) return true;
    const sides = [...teams, ...(excluded?.teams ?? [])].map(({ name }) => name);
    const held = new Set([...sides, ...players, ...(excluded?.players ?? [])]);
    return names.some((name) => held.has(name));
  },
  book: ({ title }, { book, books = [], memory, excluded }) =>
    book !== null || books.length > 0 || memory?.also !== undefined || excluded?.books?.includes(title) === true,
  stat: () => true,
  price: (_, reading) => hasPrice(reading),
  line: ({ signed }, reading) => !signed || reading.line !== null || hasPrice(reading),
};

const hasPrice = ({ statedDecimal, minDecimal, maxDecimal, wholeMin = null, wholeMax = null }: Reading): boolean =>
  [statedDecimal, minDecimal, maxDecimal, wholeMin, wholeMax].some((limit) => limit !== null);

function refused(dropped: readonly Piece[], { pieces }: Named): Said {
  const whose = pieces.flatMap((piece) => (piece.kind === 'name' && !dropped.includes(piece) ? [wordsOf(piece)] : []));
  const words = [...new Set(dropped.map(wordsOf))];
  return say(
    `I did not get the part about ${list(words.map((word) => `"${word}"`))}${whose.length === 0 ? '' : ` with ${list([...new Set(whose)])}`}. Which bet and line do you mean? Nothing was charged.`,
  );
}

function wordsOf(piece: Piece): string {
  switch (piece.kind) {
    case 'name':
      return piece.mention.names.join(' or ');
    case 'book':
      return piece.title;
    case 'period':
    case 'market':
      return `${piece.kind === 'period' ? piece.period : piece.market}`.replaceAll('_', ' ');
    case 'stat':
      return piece.stats.map(statWords).join(' or ');
    case 'direction':
      return piece.direction;
    case 'line':
      return piece.signed && piece.line > 0 ? `+${piece.line}` : `${piece.line}`;
    case 'price':
      return piece.text;
    case 'connector':
      return piece.connector;
  }
}
