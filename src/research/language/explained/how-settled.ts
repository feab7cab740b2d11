import { lineResult } from '#engine/odds/line-result.ts';
import { payout } from '#engine/odds/payout.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { dollars, percent } from '../../words/format.ts';
import { theTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import { type BetAt, betMeantAt, spokenAs, spokenBet } from './bet-in-focus.ts';

const PUSHES =
  '(push(es)?|be pushed|end(s)? (level|in a push))(?! (it|them|me|us|him|the|that|this|thing|on (me|us|the))\\b)';
/** "Can it push", "is a push possible on -3". */
const ASKS_PUSH = new RegExp(
  `\\b(can|could|does|do|will|would|might|is|are|cant|couldnt|any way)\\b.*\\b${PUSHES}\\b|\\b(chances?|odds|probability|likely|often)\\b.*\\b${PUSHES}\\b|\\b${PUSHES}\\b.*\\b(chances?|possible|likely)\\b`,
);
/** The same behind what a push is. */
const ASKS_THAT =
  /\b(can|could|does|do|will|would|might) (that|it|this|one|there) (even |ever |actually )*(happen|occur)\b|\b(is|are) (that|it|one|this) (even )?possible\b/;
const SUPPOSES =
  /\b(if|when|what happens)\b.*\b(by|on|at|exactly)\b|\blegs?\b|\bparlay|\bteaser|\bmeans?\b|\bwhy\b|\b(confident|sure)\b/;

/** "Can that happen with Dolphins -3", "can it push": of the very bet, with how often. Null: it is not asked whether a bet can push. */
export function mayPush(read: Tagged): Asked | null {
  const { plain, previous, amounts } = read;
  const told = previous?.lookedUp ?? null;
  const isBehindTerm = told?.kind === 'term' && told.term?.startsWith('push') === true;
  const isAsked = ASKS_PUSH.test(plain) || (isBehindTerm && ASKS_THAT.test(plain));
  if (!isAsked || SUPPOSES.test(plain) || amounts.money.some(({ isSure }) => isSure) || previous?.ticket === true)
    return null;
  const bet = betMeantAt(read);
  return bet && say(pushWords(bet), [], spokenAs(bet.focus, read));
}

function pushWords({ name, stored }: BetAt): string {
  const { line, push, event, ref } = stored;
  if (line === null) return winnerWords(name, push, hasDrawPrice(event));
  if (!Number.isInteger(line * 2))
    return `Half of it can: ${name} is two half bets, and the one on the whole number may push.`;
  if (!Number.isInteger(line)) return `No: nothing ends on half a point, so ${name} either wins or loses.`;
  const often = push > 0 ? ` That is ${percent(push)} likely by the books’ prices.` : '';
  return `Yes, ${whenLevel(ref.market, ref.side, line, event)}: then your stake comes back.${often}`;
}

const winnerWords = (name: string, push: number, hasDraw: boolean): string =>
  hasDraw
    ? `No: the draw is a bet of its own, so a draw loses ${name}.`
    : `Only if the game ends level${push > 0 ? `, ${percent(push)} likely by the books’ prices` : ''}: then the stake on ${name} comes back. Any other result wins or loses it.`;

function whenLevel(market: string, side: string, line: number, event: { home: string; away: string }): string {
  if (market !== 'spread') return `if it ends on exactly ${line}`;
  if (line === 0) return 'if the game ends level';
  const name = theTeam(side === 'away' ? event.away : event.home);
  return `if ${name} ${line < 0 ? 'win' : 'lose'} by exactly ${Math.abs(line)}`;
}

const MARGIN =
  /\b(win|wins|won|lose|loses|lost)(?: the game| it| this)? by (?:exactly |only |just |like )?(\d{1,2}|[a-z]+)\b/;
const ASKS_RESULT = /\b(if|say|suppose|when)\b/;
const OR_MORE = /\b(or more|or less|plus|at least|more than|less than|over|under)\b/;

/** "What if they win by exactly 7", "20 on that and they win by 10": how the spread that was spoken of ends, and what is paid then. */
export function exactResult(read: Tagged): Asked | null {
  const spoken = spokenBet(read);
  const margin = marginIn(read);
  if (spoken?.market !== 'spread' || spoken.line === null || margin === null) return null;
  const bet = betMeantAt(read);
  if (bet?.focus.market !== 'spread' || bet.focus.side !== spoken.side) return null;
  const result = lineResult(margin + spoken.line);
  const how = `a ${margin > 0 ? 'win' : 'loss'} by ${Math.abs(margin)}`;
  const words = `${ENDS[result]} ${bet.name} ${DOES[result]} with ${how}${why(result, spoken.line)}.`;
  return say(`${words}${paid(result, { ...bet, price: spoken.price ?? null }, read)}`, [], spokenAs(spoken, read));
}

/** By how much it is supposed that they win or, below 0, lose; null: it is not, or of another line. */
function marginIn(read: Tagged): number | null {
  const { plain, amounts } = read;
  const [, how, said = ''] = MARGIN.exec(plain) ?? [];
  const by = NUMBER_WORDS[said] ?? Number(said);
  if (how === undefined || !Number.isInteger(by) || !ASKS_RESULT.test(plain) || OR_MORE.test(plain)) return null;
  if (amounts.prices.length > 0 || amounts.lines.some(({ signed }) => signed)) return null;
  // A number that is staked by no word is another line.
  const isStaked = STAKES.test(plain) || amounts.money.some(({ isSure }) => isSure);
  if (numbersBeside(read) > (isStaked ? 1 : 0)) return null;
  return how.startsWith('w') ? by : -by;
}

/** How many numbers there are but for by how much somebody wins. */
const numbersBeside = ({ tokens }: Tagged): number =>
  tokens.filter(({ number }, at) => number !== null && !OF_MARGIN.test(tokens[at - 1]?.text ?? '')).length;
const OF_MARGIN = /^(by|exactly|only|just|like)$/;
const STAKES = /\b(put|bet|stake|staked|risk|wager|lay|threw|throw|drop|dropped|place|placed|play)\b/;

type Result = ReturnType<typeof lineResult>;
const ENDS: Readonly<Record<Result, string>> = {
  win: 'You win:',
  half_win: 'You win half:',
  push: 'Your stake comes back:',
  half_loss: 'You lose half:',
  loss: 'You lose:',
};
const DOES: Readonly<Record<Result, string>> = {
  win: 'wins',
  half_win: 'wins half of the stake',
  push: 'pushes',
  half_loss: 'loses half of the stake',
  loss: 'loses',
};

const why = (result: Result, line: number): string => {
  if (result !== 'loss') return '';
  return line < 0
    ? `, it takes a win by ${Math.floor(-line) + 1} or more`
    : `, they may lose by ${Math.ceil(line) - 1} at most`;
};

/** What comes back of the stake that is named, at the price that was named, else at the best there is. */
function paid(result: Result, { stored, price }: BetAt & { price: string | null }, read: Tagged): string {
  const { amounts, tokens, odds } = read;
  const [money, ...others] = amounts.money.filter(({ from }) => !OF_MARGIN.test(tokens[from - 1]?.text ?? ''));
  if (!money || others.length > 0 || result === 'half_win' || result === 'half_loss') return '';
  const { cents } = money;
  if (result === 'loss') return ` The ${dollars(cents)} are gone.`;
  if (result === 'push') return ` You get your ${dollars(cents)} back.`;
  const own = price === null ? null : decimalOf(price);
  const at = own ?? stored.price?.decimal;
  if (at === undefined) return '';
  const returns = payout(cents, at);
  const where = own === null && stored.price ? `, the best price now, at ${stored.price.book}` : '';
  return ` ${dollars(cents)} at ${odds(at)}${where} returns ${dollars(returns)}, your stake and ${dollars(returns - cents)} won.`;
}

function decimalOf(price: string): number | null {
  const value = Number(price);
  if (!Number.isFinite(value)) return null;
  if (!/^[+-]/.test(price)) return value;
  return value > 0 ? 1 + value / 100 : 1 - 100 / value;
}

const NEEDS =
  /\b(needs?|have to get|has to get|gotta get|takes?|requires?|(wins?|hits?|cashes?) (at|with|on)|enough)\b/;
const ASKS_COUNT = /^(so|ok|okay|then|and|wait|does|do|is|so then|meaning)\b|\b(right|correct|enough|yeah|huh)\b$/;
const UNDER = /\bunder\b/;

/** "So over needs 249?": whether that many win the number that was spoken of. */
export function needsCount(read: Tagged): Asked | null {
  const { plain, text, tokens, amounts, previous } = read;
  const bet = spokenBet(read);
  const isCounted = bet?.market === 'total' || bet?.market.startsWith('prop:') === true;
  if (!bet || !isCounted || bet.line === null || !Number.isInteger(bet.line * 2) || previous?.ticket) return null;
  if (!text.includes('?') && !ASKS_COUNT.test(plain)) return null;
  if (!NEEDS.test(plain) || tokens.length > MOST_WORDS || amounts.shares.length > 0) return null;
  const [count, ...more] = tokens.flatMap(({ number }) => (number ? [number] : []));
  if (
    !count ||
    more.length > 0 ||
    count.sign !== null ||
    count.percent ||
    count.dollars ||
    !Number.isInteger(count.value)
  )
    return null;
  if (WRONG.test(plain) || Math.abs(count.value - bet.line) > MOST_OFF) return null;
  if (read.mentions.some(({ names }) => bet.player !== null && !names.includes(bet.player))) return null;
  return say(countWords(count.value, bet.line, UNDER.test(plain) || bet.side === 'under'), [], spokenAs(bet, read));
}
const MOST_WORDS = 10;
const MOST_OFF = 3;
/** Another bet is asked about, or how likely it is. */
const WRONG = /\b(worth|good|bet|chance|likely|often|price|odds|instead|what about|better|take)\b/;

function countWords(count: number, line: number, isUnder: boolean): string {
  const [over, under] = [Math.floor(line) + 1, Math.ceil(line) - 1];
  const push = Number.isInteger(line) ? ` Exactly ${line} is a push.` : '';
  const words = isUnder ? `under ${line} wins with ${under} or fewer.` : `over ${line} wins with ${over} or more.`;
  const isRight = count === (isUnder ? under : over);
  return `${isRight ? 'Yes' : 'No'}: ${words}${push}`;
}
