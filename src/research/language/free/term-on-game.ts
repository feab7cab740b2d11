import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { bestPrice } from '../../tools/show-board/board-market.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { theTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Spoken } from '../reading.ts';
import { worldOf } from '../sums/stored-bet.ts';
import { spreadWords, totalWords } from './line-words.ts';

const ASKS =
  /\b(what (does|do|did|is|are|would)\b.*\b(mean|means)|whats?\b.*\bmean(s|ing)?|explain(?! why)|how (does|do|is) .*\bwork|(difference|diff|differences) between|so i (can )?(get|understand)|eli5|walk me through|teach me|help me understand|understand the)\b/;
/** "Explain why", "explain the move" ask for other things than what a word means. */
const ASKS_ELSE = /\b(why|move|moves|moved|movement|worth|pick|best|better|should i|edge|ev|value|bet or pass)\b/;
const MOST_WORDS = 24;
const THIS_GAME = /\b(this|that|the|tonights|todays) (game|match|one|fight)\b/;

export type GameMarket = 'moneyline' | 'spread' | 'total';
const isOfGame = (market: string): market is GameMarket => /^(moneyline|spread|total)$/.test(market);

/**
 * "What does the spread mean for the Lions game?", "explain over under with the vikings game": each term that is named, told on that
 * game's own main line. Null: no meaning is asked for, or no game is named.
 */
export function termOnGame(read: Tagged): Asked | null {
  const { plain, tokens, pieces } = read;
  const other = otherSideToo(read);
  if (other) return other;
  if (tokens.length > MOST_WORDS || !ASKS.test(plain) || ASKS_ELSE.test(plain)) return null;
  const markets = pieces.flatMap((piece) => (piece.kind === 'market' && isOfGame(piece.market) ? [piece.market] : []));
  const asked = [...new Set(markets)];
  const game = asked.length === 0 ? null : gameMeant(read);
  return game && gameWords(asked, game, read);
}

const OTHER_ONE =
  /^((so|and|ok|okay|but|then) )*(whats?|what is|what does|what about|how about|hows) (\w+ ){0,5}?(one|ones|side|mean|means)$/;

/** "So whats the Cowboys one" behind what the moneyline on the Giants means: the same of the other side. */
function otherSideToo(read: Tagged): Asked | null {
  const { previous, plain, mentions } = read;
  const [bet, ...others] = previous?.focus ?? [];
  if (!bet || others.length > 1 || !ASKS.test(previous?.asked?.toLowerCase() ?? '') || mentions.length !== 1)
    return null;
  const person = mentions[0]?.persons.find(({ event }) => event.id === bet.eventId);
  if (person?.kind !== 'side' || !isOfGame(bet.market) || bet.market === 'total' || !OTHER_ONE.test(plain)) return null;
  return gameWords([bet.market], { event: person.event, side: person.selection, isOfBoth: false }, read);
}

/** What each of these bets of a game is, on its main line. Null: one of them has no price. */
export function gameWords(asked: readonly GameMarket[], game: OnGame, read: Tagged): Asked | null {
  const told = asked.flatMap((market) => wordsOn(market, game, read) ?? []);
  const isOfBoth = game.isOfBoth === true && asked.length === 1 && asked[0] === 'moneyline';
  const other = isOfBoth ? wordsOn('moneyline', { ...game, side: game.side === 'home' ? 'away' : 'home' }, read) : null;
  if (other) told.push(other);
  return told.length < asked.length ? null : say(told.map(({ words }) => words).join(' '), [], spokenOf(told, game));
}

/** `isOfBoth`: both who play are named, and each has a price of its own. */
type OnGame = { event: SlateEvent; side: 'home' | 'away'; isOfBoth?: boolean };
type Told = { words: string; market: GameMarket; side: Selection; line: number | null };

function gameMeant(read: Tagged): OnGame | null {
  const person = personsMeant(read.mentions, read.where).find(({ kind }) => kind === 'side');
  if (person?.kind === 'side') {
    const { event, selection } = person;
    const other = selection === 'home' ? event.away : event.home;
    const isOfBoth = read.mentions.some(({ names }) => names.includes(other));
    return { event, side: selection, isOfBoth };
  }
  const [bet] = read.mentions.length === 0 && THIS_GAME.test(read.plain) ? (read.previous?.focus ?? []) : [];
  const event = bet && gameAhead(bet, { events: read.slate.events, nowMs: read.nowMs });
  return event ? { event, side: bet.side === 'away' ? 'away' : 'home' } : null;
}

function wordsOn(market: GameMarket, { event, side }: OnGame, read: Tagged): Told | null {
  const line = mainLine(event.markets.filter((one) => one.market === market && one.player === ''));
  if (!line) return null;
  if (market === 'moneyline') {
    const price = bestPrice(line, line.outcomes.indexOf(side), worldOf(read))?.decimal;
    return price === undefined
      ? null
      : {
          market,
          side,
          line: null,
          words: winnerWords(event, side, { price, hasDraw: line.outcomes.includes('draw') }, read),
        };
  }
  if (market === 'total') {
    const words = totalWords({ event, line: line.lineHundredths / 100, market, side: 'over', player: null });
    return { market, side: 'over', line: line.lineHundredths / 100, words: `The total: ${words}` };
  }
  const own = selectionLine(line, side);
  if (own === null) return null;
  const name = theTeam(event[side]);
  return { market, side, line: own, words: `The spread on ${name}: ${spreadWords(name, own, event)}` };
}

function winnerWords(
  event: SlateEvent,
  side: 'home' | 'away',
  { price, hasDraw }: { price: number; hasDraw: boolean },
  { odds }: Tagged,
): string {
  const wins = (price - 1) * 100;
  const draw = hasDraw ? ' A draw loses it, because the draw is a bet of its own.' : '';
  const risk =
    price < 2
      ? ` The minus says that they are favored: you risk $${Math.round(100 / (price - 1))} for every $100 you want to win.`
      : '';
  return `The moneyline on ${theTeam(event[side])}, ${odds(price)} at best: they have to win the game, by any score, and $100 then wins $${wins.toFixed(2)}.${risk}${draw}`;
}

const spokenOf = (told: readonly Told[], { event }: OnGame): Spoken => ({
  focus: told.map(({ market, side, line }) => ({ eventId: event.id, market, side, line, player: null })),
  unjudged: true,
});
