import type { BetRefDraft } from '#contract/research/bet.ts';
import { withWinner } from '../acts/with-winner.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { priceOfHeldNow } from './price-of-held.ts';

/** Which bets a message is about, for a sum on them. */

/** A day beside a bet that is held says when it was made, and not when it is played, unless they play then. */
const onItsDay = (bet: StatedBet, { where }: Tagged): ReturnType<typeof resolveBet> | null => {
  const found = where.window === null ? null : resolveBet(bet, { ...where, eventId: null });
  return found === null || 'missing' in found ? null : found;
};
const anyDay = ({ where }: Tagged, eventId: string | null): Tagged['where'] => ({ ...where, window: null, eventId });

export const namedBets = (read: Tagged): StatedBet[] =>
  read.said
    .filter(hasSubject)
    .map((bet) => withoutTotal(bet, read.plain))
    .map((bet) => withoutHeldNow(bet, read))
    .filter((bet, at, all) => at === 0 || JSON.stringify(wholeOf(bet)) !== JSON.stringify(wholeOf(all[at - 1])));

/** "200 on Rune at +150, hes about -105 now vs Rublev": what he is at now is no price of whom he plays. */
function withoutHeldNow(bet: StatedBet, read: Tagged): StatedBet {
  const [first] = read.mentions;
  const isOfFirst = (bet.player ?? bet.side)?.names.some((name) => first?.names.includes(name)) ?? true;
  return bet.price === null || isOfFirst || priceOfHeldNow(read) !== bet.price ? bet : { ...bet, price: null };
}

/** "100 on the Bengals and they win" names one bet twice. */
const wholeOf = (bet: StatedBet | undefined) =>
  bet && { ...bet, side: bet.side?.names, player: bet.player?.names, opponent: bet.opponent?.names };

/** "It pays 150 total, 50 on Kings". */
const PAYS_TOTAL = /\b(pays?|paying|returns?|payout|wins?|back)( \w+)? \$?\d+(\.\d+)? (in )?total\b/;

/** "500 total" says how much, and no kind of bet. */
const withoutTotal = (bet: StatedBet, plain: string): StatedBet => {
  if (bet.market !== 'total' || bet.direction !== null) return bet;
  if (PAYS_TOTAL.test(plain) && bet.line?.signed === false) return { ...bet, market: null, line: null };
  if (bet.line === null) return { ...bet, market: null };
  return bet.line.signed ? { ...bet, market: 'spread' } : bet;
};

/** The one stored bet that is meant, of a game where that is known; or what is missing. */
export function refOf(bet: StatedBet, read: Tagged, eventId: string | null = null): BetRefDraft | string {
  const meant = withWinner(bet);
  const found = (eventId === null ? onItsDay(meant, read) : null) ?? resolveBet(meant, anyDay(read, eventId));
  if ('missing' in found) return found.missing;
  const [ref, ...others] = found.refs;
  if (!ref) return 'I have no bet of that kind.';
  // "Man United to win at Leicester" is on the first of the two who play.
  if (others.length > 0 && bet.opponent) return refOf({ ...bet, opponent: null }, read, ref.eventId);
  return others.length === 0 ? ref : 'Over or under? Say which of the two it is.';
}

/** The bet that is named as one that is spoken of from now on. */
export const focusOfRef = ({ eventId, market, side, line = null, player = null }: BetRefDraft): BetFocus => ({
  eventId,
  market,
  side,
  line,
  player,
});

export const refOfFocus = ({ eventId, market, side, line, player, price = null }: BetFocus): BetRefDraft => ({
  eventId,
  market,
  side,
  line,
  player,
  price,
});

/**
 * The one bet, or the one player's number, that was shown or spoken of, with what the message says of its side and line: "over 22.5"
 * behind his board.
 */
export function spokenBet({ previous, said, mentions, books }: Tagged): BetRefDraft | null {
  const focus = previous?.ticket === true || mentions.length > 0 ? [] : (previous?.focus ?? []);
  const [first, ...others] = focus;
  const own = said.find(({ direction, line }) => direction !== null || line !== null);
  if (!first || !others.every((one) => isSameMarket(one, first)) || (!own && others.length > 0)) return null;
  const [book, ...more] = books;
  // At another book it has that one's price.
  const ref = { ...refOfFocus(first), ...(book && more.length === 0 && { book, price: null }) };
  return own ? withSaid(ref, own) : ref;
}

function withSaid(ref: BetRefDraft, { direction, line }: StatedBet): BetRefDraft | null {
  if (ref.side !== 'over' && ref.side !== 'under') return line?.signed ? withPoints(ref, line.line) : null;
  const side = direction === 'over' || direction === 'under' ? direction : ref.side;
  const other = line && !line.signed ? line.line : ref.line;
  const isSame = side === ref.side && other === ref.line;
  return { ...ref, side, line: other, price: isSame ? ref.price : null };
}

/** "50 on em at -1" behind who wins, or behind another line: those points, and not what was shown. */
function withPoints(ref: BetRefDraft, line: number): BetRefDraft | null {
  if (line === ref.line) return ref;
  const isOfSide = ref.side !== 'draw' && (ref.market === 'moneyline' || ref.market === 'spread');
  return isOfSide ? { ...ref, market: 'spread', line, price: null } : null;
}

const isSameMarket = (one: BetFocus, other: BetFocus): boolean =>
  one.eventId === other.eventId && one.market === other.market && one.player === other.player;

/** Words of a name that are no names by themselves. */
const MINOR = /^(the|of|at|and|new|san|los|st|city|state|united|over|under)$/;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => word.length > 2 && !MINOR.test(word));

/** Of the bets that were shown the one whose side or player the message names: "the booker one", "miami" of the Hurricanes. */
export function shownBet(read: Tagged): BetFocus | null {
  const { previous, slate, tokens, mentions } = read;
  const said = new Set(tokens.map(({ text }) => text.replace(/'s$/, '')));
  const shown = [...(previous?.focus ?? []), ...(previous?.given ?? [])];
  const scored = shown.map((bet) => {
    const event = slate.events.find(({ id }) => id === bet.eventId);
    const own = bet.player ?? (bet.side === 'home' ? event?.home : bet.side === 'away' ? event?.away : null);
    const ofGame = bet.side === 'draw' ? 'draw tie' : `${event?.home ?? ''} ${event?.away ?? ''}`;
    const names = own ?? ofGame;
    const score = wordsOf(names).filter((word) => said.has(word)).length;
    // "The yanks" are named by no word of their name.
    const isCalled = own != null && mentions.some(({ names: called }) => called.length === 1 && called[0] === own);
    return { bet, score: Math.max(score, isCalled ? 1 : 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [first, ...others] = scored.filter(({ score }) => score === best && best > 0);
  const isOne = others.every(({ bet }) => JSON.stringify(keyOf(bet)) === JSON.stringify(first && keyOf(first.bet)));
  return first && isOne && fits(first.bet, read) ? first.bet : null;
}

const keyOf = ({ eventId, market, side, line, player }: BetFocus) => [eventId, market, side, line, player];

/** Another line, kind or side than the one that was shown is another bet. */
function fits({ market, side, line }: BetFocus, { pieces }: Tagged): boolean {
  return pieces.every((piece) => {
    if (piece.kind === 'line') return !piece.signed || piece.line === line;
    if (piece.kind === 'market') return piece.isTalk || piece.market === market;
    if (piece.kind === 'direction')
      return (piece.direction !== 'over' && piece.direction !== 'under') || piece.direction === side;
    return true;
  });
}
