import { keyNumberMargins } from '#engine/odds/key-number-margins.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { percent, signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';

const OFTEN =
  /\b(?:how (?:often|likely|common|much|many times)|what (?:percent\w*|pct|share|are the (?:odds|chances)|is the (?:chance|probability))|whats the (?:chance|probability|percent\w*|pct|odds)|chances? (?:of|that))\b/;
/** "By exactly 3", "land on 7", "ends on exactly 3". */
const LANDS =
  /\b(?:by (?:exactly|only|just|precisely)|(?:land|lands|landing|fall|falls|falling|end|ends|ending|finish|finishes|hit|hits|push|pushes) (?:\w+ ){0,2}?(?:on|at|by)|margin (?:of|is)) (?:exactly |a |the )*(\d{1,2}|[a-z]+)\b/;
const OF_FAVORITE = /\b(?:favou?rites?|favs?|faves?|chalk|win|wins|winning|won|they|it|lay|laying)\b/;
const ELSE = /\b(?:total|totals|over|under|runs?|goals?|worth|cents|parlay|teaser|minutes?)\b/;
const MOST = 21;
const EVEN = 0.5;
const FROM = 'as NFL lines are priced here, measured on 3,115 games of 2009 to 2020';

/** "How often does a 3 point fav win by exactly 3": that share first, then what it means for the bets that were held against each other. NFL only. */
export function landsOn(read: Tagged): Asked | null {
  const { plain, mentions, amounts, previous } = read;
  const [, word = ''] = LANDS.exec(plain) ?? [];
  const number = NUMBER_WORDS[word] ?? Number(word);
  if (!OFTEN.test(plain) || ELSE.test(plain) || !Number.isInteger(number) || number < 1 || number > MOST) return null;
  if (amounts.prices.length + mentions.length > 0 || amounts.money.some(({ isSure }) => isSure)) return null;
  if (previous?.ticket === true) return null;
  const bets = betsOn(number, read);
  if (bets === null) return null;
  const spread = statedSpread(plain) ?? (bets.length > 0 ? number : null);
  return say([shareWords(number, spread, plain), ...bets.map(({ words }) => words)].join(' '));
}

/** "A 7 point favorite", "3 pt fav". */
function statedSpread(plain: string): number | null {
  const [, points] =
    /\b(\d{1,2}) ?(?:pt|pts|point|points) (?:favou?rites?|favs?|faves?|spread|chalk)\b/.exec(plain) ?? [];
  return points === undefined ? null : Number(points);
}

function shareWords(number: number, spread: number | null, plain: string): string {
  const at = (line: number) => {
    const { low, chances } = keyNumberMargins({ line: -line, coverProbability: EVEN });
    return (margin: number) => chances[margin - low] ?? 0;
  };
  if (OF_FAVORITE.test(plain) || spread !== null) {
    const line = spread ?? number;
    return `About ${percent(at(line)(number))} of the time a favorite of ${line} wins by exactly ${number}, ${FROM}.`;
  }
  const either = (line: number) => percent(at(line)(number) + at(line)(-number));
  return `About ${either(3)} of games with a spread of 3 end on a margin of ${number}, whoever wins, and ${either(7)} of those with a spread of 7, ${FROM}.`;
}

/** What it means for the spreads that were shown; null: they are of another sport. */
function betsOn(number: number, read: Tagged): { words: string }[] | null {
  const focus = read.previous?.focus ?? [];
  const events = read.slate.events.filter(({ id }) => focus.some(({ eventId }) => eventId === id));
  if (events.some(({ sportKey }) => leagueOf(sportKey) !== 'NFL')) return null;
  if (focus.length === 0 && !/\b(?:nfl|football|fav|favs|favorites?|games?|spread)\b/.test(read.plain)) return null;
  const spreads = focus.filter(({ market, line }) => market === 'spread' && line !== null && isBeside(line, number));
  const whole = spreads.find(({ line }) => Math.abs(line ?? 0) === number);
  const stored = whole && storedBet({ ...refOfFocus(whole), price: null, book: null }, read);
  if (!whole || !stored || !isStored(stored)) return [];
  const other = spreads.find(
    ({ line, side, eventId }) => line !== whole.line && side === whole.side && eventId === whole.eventId,
  );
  const needed = other && neededWords(whole, other, stored, read);
  return [{ words: needed ?? `So ${stored.name} pushes about ${percent(stored.push)} of the time.` }];
}

const isBeside = (line: number, number: number): boolean => Math.abs(Math.abs(line) - number) <= 0.5;

/** How often the number has to come for the half point to be worth its price, against how often it does. */
function neededWords(
  whole: BetFocus,
  half: BetFocus,
  { win, push, event }: StoredBet,
  { odds }: Tagged,
): string | null {
  const [one, two] = [decimalOf(whole), decimalOf(half)];
  const gains = (half.line ?? 0) > (whole.line ?? 0);
  if (one === null || two === null || !gains || one <= two) return null;
  // w(a-1) - l = (w+p)(b-1) - l, so p = w(a-b) / (b-1).
  const needed = (win * (one - two)) / (two - 1);
  const team = shortTeam(whole.side === 'home' ? event.home : event.away);
  const name = (bet: BetFocus, decimal: number) => `${signed(bet.line ?? 0)} at ${odds(decimal)}`;
  const isClose = Math.abs(needed - push) < CLOSE;
  const better = push > needed ? half : whole;
  return `For ${team} ${name(half, two)} to beat ${name(whole, one)} it has to come ${percent(needed)} of the time, and in this game it comes about ${percent(push)}: ${isClose ? 'close to even' : `${signed(better.line ?? 0)} is the better one`}.`;
}
const CLOSE = 0.01;

const decimalOf = ({ price }: BetFocus): number | null => (price == null ? null : priceTextToDecimal(price));
