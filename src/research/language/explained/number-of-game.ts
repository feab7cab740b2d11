import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { capital } from '../../words/format.ts';
import { selectionLine, totalUnit } from '../../words/pick-label.ts';
import { theTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';
import { spreadWords, totalWords } from '../free/line-words.ts';
import type { BetFocus } from '../reading.ts';
import { spokenAs, spokenBet } from './bet-in-focus.ts';

const UNIT = '(sets?|games?|points?|pts|goals?|rounds?|rds|runs?|minutes?|touchdowns?|tds?|yards?|yds)';
/** "Is that sets or points", "21.5 games or sets". */
const WHICH_UNIT = new RegExp(
  `\\b(is|are|r) (that|it|this|those|they|these|(the )?[+-]?\\d\\S*) (for |in |of |the |total )*${UNIT}( total)?( (or|and) (in )?${UNIT})*( or what)?$|^(?!.*\\b(which|how)\\b).*\\b(is|are|as) (\\S+ )?(in )?${UNIT} or (in )?${UNIT}\\b`,
);
/** "What is the 21.5 for Noskova Tauson", "what's that 48.5 in the Lions game". */
const WHAT_NUMBER =
  /^(?:\w+ ){0,4}?(whats?|what is|wats?|what does|whats up with|explain) (the|that|this) [+-]?\d+(\.\d+)?\b/;
const ELSE =
  /\b(worth|good|should|take|best|value|odds|price|prices|chance|likely|over|under|bet|pay|pays|fair|book|books)\b/;
const MOST_WORDS = 18;
const HUNDREDTHS = 100;

/** What the number of a game's total, of its spread or of a player counts, in which unit. Null: no number of the slate is asked about so. */
export function numberOfGame(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  const asksUnit = WHICH_UNIT.test(plain);
  if (tokens.length > MOST_WORDS || amounts.prices.length > 0 || ELSE.test(plain)) return null;
  if (!asksUnit && !WHAT_NUMBER.test(plain)) return null;
  const number = numberIn(read);
  const bet =
    number === null
      ? read.mentions.length + read.reading.leagues.length === 0
        ? shownBet(read)
        : null
      : namedBet(number, read);
  if (bet === null) return null;
  const { event, words, focus } = bet;
  const unit = totalUnit(event.sportKey);
  const lead = asksUnit && isOfGame(focus.market) ? `${capital(unit)}. ` : '';
  return say(`${lead}${words}`, [], spokenAs(focus, read));
}

const isOfGame = (market: string): boolean => market === 'total' || market === 'spread';

/** The one number that is written. */
function numberIn({ tokens }: Tagged): number | null {
  const [one, ...others] = tokens.flatMap(({ number }) =>
    number && !number.percent && !number.dollars ? [number.sign === '-' ? -number.value : number.value] : [],
  );
  return one !== undefined && others.length === 0 ? one : null;
}

type Found = { event: SlateEvent; words: string; focus: BetFocus };

function shownBet(read: Tagged): Found | null {
  const bet = spokenBet(read);
  const event = bet && read.slate.events.find(({ id }) => id === bet.eventId);
  return bet && event && bet.line !== null ? found(event, bet.market, bet.side, bet.line, bet.player) : null;
}

/** The market of who is named that has this number: his own, else his game's total, else its spread. */
function namedBet(number: number, read: Tagged): Found | null {
  const [person] = personsMeant(read.mentions, read.where);
  const spoken = spokenBet(read);
  const event = person?.event ?? read.slate.events.find(({ id }) => id === spoken?.eventId);
  if (!event) return null;
  const at = Math.round(Math.abs(number) * HUNDREDTHS);
  const on = (fits: (one: SlateMarket) => boolean) =>
    event.markets.find((one) => Math.abs(one.lineHundredths) === at && fits(one));
  const player = person?.kind === 'player' ? person.name : null;
  const own = player === null ? undefined : on((one) => one.player === player && one.outcomes.includes('over'));
  if (own) return found(event, own.market, 'over', Math.abs(number), player);
  const counts = number > 0 && on(({ market }) => market === 'total') !== undefined;
  if (counts) return found(event, 'total', 'over', number, null);
  const spread = on(({ market }) => market === 'spread');
  const side = person?.kind === 'side' ? person.selection : 'home';
  const line = spread && selectionLine(spread, side);
  return line == null ? likeTotal(number, event) : found(event, 'spread', side, line, null);
}

/** A number that nobody quotes, and that is far more than anybody is given, is one of both sides together. */
function likeTotal(number: number, event: SlateEvent): Found | null {
  const main = mainLine(event.markets.filter(({ market, player }) => market === 'total' && player === ''));
  const total = (main?.lineHundredths ?? 0) / HUNDREDTHS;
  if (total === 0 || number < total * LEAST_OF_TOTAL || number > total / LEAST_OF_TOTAL) return null;
  const told = found(event, 'total', 'over', number, null);
  return told && { ...told, words: `${told.words} No book here has ${number} now: the main total is ${total}.` };
}
const LEAST_OF_TOTAL = 0.7;

function found(event: SlateEvent, market: string, side: Selection, line: number, player: string | null): Found | null {
  const focus = { eventId: event.id, market, side, line, player };
  if (market === 'spread') {
    const name = theTeam(side === 'away' ? event.away : event.home);
    return { event, focus, words: spreadWords(name, line, event) };
  }
  return market === 'moneyline' ? null : { event, focus, words: totalWords({ event, line, market, side, player }) };
}
