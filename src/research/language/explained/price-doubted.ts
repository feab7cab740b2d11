import type { BetRefDraft } from '#contract/research/bet.ts';
import { bookTitle } from '../../books/book-title.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { list, percent, signed } from '../../words/format.ts';
import { outcomeLabel, selectionLine } from '../../words/pick-label.ts';
import { shortTeam, theTeam } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';

/** "Is that right", "thought he was the dog", "how is he +400": whether a price is really so, and no verdict. */
const DOUBTS =
  /\b(is|are) (that|this|it|those|these) (even |really |actually |for )*(right|real|correct|legit|accurate|true|serious|an? (typo|mistake|error|glitch|joke|misprint))\b|\b(that|this|it) cant be right\b|\b(typo|misprint|glitch)\b|\b(i )?(thought|figured|assumed|swore|couldve sworn)\b.*\b(dogs?|underdogs?|favou?rites?|favou?red|favs?|faves?|chalk)\b|^(wait |yo |lol |so |hold up |bro )*(is|are) (\w+ ){1,4}[+-]?\d+(\.\d+)? (real|right|legit|correct|accurate|an? (typo|mistake|misprint))\b|^(wait |yo |lol |so |hold up |bro )*(is|are) (\w+ ){1,3}(really|actually|seriously|legit) (at )?[+-]?\d/;
const ELSE =
  /\b(worth|value|good (bet|price|value|play|number|odds|line)|should i|take it|bet it|edge|fair|move|moved|opened|opener|hurt|injured|whos? (is )?out|lately|pays?|stake|parlay|leg|hedge)\b/;
/** Something of the prices is told that can be so or not. */
const CLAIMS = /\b(dogs?|underdogs?|favou?rites?|favou?red|favs?|faves?|chalk)\b/;
const MOST_WORDS = 20;
const ROWS = 12;
const HUNDREDTHS = 100;

/** "Canelo is at -140? Thought he was the dog": which books have that price, what the others have, and who is favored. */
export function priceDoubted(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions, where } = read;
  const [price, ...others] = amounts.prices;
  const isElse = others.length + amounts.money.length + amounts.shares.length > 0 || ELSE.test(plain);
  if (!DOUBTS.test(plain) || isElse || tokens.length > MOST_WORDS || read.books.length > 0) return null;
  const [person] = personsMeant(mentions, where);
  if (person?.kind !== 'side') return null;
  const { event, selection } = person;
  const [line, ...more] = amounts.lines.filter(({ signed }) => signed);
  if (more.length > 0 || (!price && !line && !CLAIMS.test(plain))) return null;
  const market = event.markets.find((one) => isOn(one, selection, line?.line ?? null));
  if (!market) return null;
  const team = outcomeLabel(event, selection);
  const name = line ? `${shortTeam(team)} ${signed(line.line)}` : theTeam(team);
  const bet = { eventId: event.id, market: market.market, side: selection, line: line?.line ?? null };
  const lead = [
    ...(price ? [claimed(price, market, market.outcomes.indexOf(selection), name, read)] : []),
    ...(line ? [] : favoredWords(bet, name, read)),
  ];
  const { line: at, ...board } = bet;
  return calls([boardCall({ ...board, ...(at !== null && { line: at }), limit: ROWS })], [lead.join(' ')]);
}

/** Which of the two it is, by the fair price. */
function favoredWords(bet: BetRefDraft, name: string, read: Tagged): string[] {
  const own = storedBet(bet, read);
  const other = storedBet({ ...bet, side: bet.side === 'home' ? 'away' : 'home' }, read);
  if (!isStored(own) || !isStored(other) || own.win === other.win) return [];
  const kind = own.win > other.win ? 'favorite' : 'underdog';
  const chance = `${percent(own.win)} to win with the margins out`;
  return [`The prices have ${name} as the ${kind}, ${chance}.`];
}

const isOn = (one: SlateMarket, side: 'home' | 'away', line: number | null): boolean =>
  one.player === '' &&
  (line === null
    ? one.market === 'moneyline'
    : one.market === 'spread' &&
      Math.round((selectionLine(one, side) ?? 0) * HUNDREDTHS) === Math.round(line * HUNDREDTHS));

function claimed(
  { text, decimal }: Tagged['amounts']['prices'][number],
  { quotes }: SlateMarket,
  at: number,
  name: string,
  { odds, slate }: Tagged,
): string {
  const priced = quotes.flatMap(({ bookKey, decimals }) => {
    const own = decimals[at];
    return own === undefined ? [] : [{ bookKey, text: odds(own), own }];
  });
  const all = priced.map(({ own }) => own);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const range = low === high ? `at ${odds(low)}` : `from ${odds(low)} to ${odds(high)}`;
  const same = priced.filter((one) => one.text === odds(decimal));
  if (same.length > 0)
    return `Yes: ${list(same.map(({ bookKey }) => bookTitle(bookKey, slate)))} ${same.length === 1 ? 'has' : 'have'} ${name} at ${text}, and all books together ${range}.`;
  return decimal >= low && decimal <= high
    ? `About, yes: the books have ${name} ${range}, though none at exactly ${text}.`
    : `No: the books have ${name} ${range}.`;
}
