import { gameLabel } from '../../slate/leagues.ts';
import { capital, signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betMeant } from './bet-meant.ts';
import { type DrawChances, drawChances, fairAt, orDraw, withoutDraw } from './draw-chances.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';

const SAME =
  /\b(same( thing| bet)?|equal|equals|equivalent|identical|differen(t|ce)|just|basically)\b|\bpays? (the )?(more|better|most)\b/;
const PAYS_MORE = /\bpays? (the )?(more|better|most)\b/;
const DIFFERS = /\bdifferen(t|ce)\b/;
const NO_BET = /\b(draw no bet|dnb|tie no bet)\b/;
const DOUBLE = /\b(double chance|dc|or (the |a )?(draw|tie)|win or draw)\b/;
const WINNER = /\b(ml|moneyline|to win|straight up|outright)\b/;

/** It is said in so many words, and no verdict is asked for beside it. */
const IN_WORDS = /\b(same( thing| bet)?|equivalent|identical|differen(t|ce))\b|\bpays? (the )?(more|better|most)\b/;
const JUDGED = /\b(worth|value|edge|ev|should i|good (bet|play|idea)|better bet|best bet|take|parlay)\b/;

/** The same where nothing else can be meant, before the two are held against each other. */
export const sameInWords = (read: Tagged): Asked | null =>
  IN_WORDS.test(read.plain) && !JUDGED.test(read.plain) ? sameBet(read) : null;

/** "Is Colombia +0.5 the same as double chance": on half a goal, and on none, a side is another bet by another name. */
export function sameBet(read: Tagged): Asked | null {
  const line = lineOf(read);
  if (line === null || !SAME.test(read.plain)) return null;
  const bet = betMeant({ ...read, said: read.said.map((one) => ({ ...one, market: null, line: null })) });
  const side = bet?.ref.side;
  const chances = bet && drawChances(bet.event, read);
  return bet && chances && (side === 'home' || side === 'away') ? told({ bet, side, line, chances }, read) : null;
}

/** The one line of half a goal or none that is named. */
function lineOf({ said, amounts, mentions }: Tagged): number | null {
  const [line, ...more] = said.flatMap((bet) => bet.line ?? []);
  const isOne = line?.signed === true && Math.abs(line.line) <= 0.5 && more.length === 0;
  return isOne && amounts.prices.length === 0 && mentions.length <= 2 ? line.line : null;
}

type OnLine = { bet: StoredBet; side: 'home' | 'away'; line: number; chances: DrawChances };

function told({ bet, side, line, chances }: OnLine, read: Tagged): Asked {
  const team = shortTeam(bet.event[side]);
  const own = `${team} ${signed(line)}`;
  const is = alike(line, team, { win: chances[side], no: withoutDraw(side, chances), or: orDraw(side, chances) });
  const [named, ...others] = [NO_BET, DOUBLE, WINNER].filter((words) => words.test(read.plain));
  const asksOnlyPay = PAYS_MORE.test(read.plain) && !/\b(same|equal|equals|equivalent|identical)\b/.test(read.plain);
  const isAsked = !asksOnlyPay && named !== undefined && others.length === 0 && !DIFFERS.test(read.plain);
  const answer = isAsked ? (named === is.words ? 'Yes: over' : 'No: over') : 'Over';
  const beside =
    named === NO_BET && line !== 0
      ? ` Draw no bet gives the stake back on a draw: ${fairAt(withoutDraw(side, chances))}.`
      : '';
  const quoted = storedBet({ ...bet.ref, market: 'spread', line, price: null, book: null }, read);
  const price =
    isStored(quoted) && quoted.price
      ? `${own} is ${quoted.price.text} at ${quoted.price.book}.`
      : `I have no price you can take on ${own} in ${gameLabel(bet.event)}.`;
  const winner =
    line < 0 ? storedBet({ ...bet.ref, market: 'moneyline', line: null, price: null, book: null }, read) : null;
  const pays = (winner && isStored(winner) && isStored(quoted) ? moreOf(winner, is.name, quoted, own) : null) ?? price;
  return say(
    `${answer} 90 minutes ${own} is the same bet as ${is.name}: ${is.how}. It is ${fairAt(is.chance)}.${beside} ${pays}`,
    [],
    { focus: [{ ...bet.ref, line: bet.line, player: null }], unjudged: true },
  );
}

/** Which of the two pays more where it can be bet, and how much. Null: one of them has no price. */
function moreOf({ price: one }: StoredBet, name: string, { price: two }: StoredBet, own: string): string | null {
  if (!one || !two) return null;
  const [first, second] = [`${name} is ${one.text} at ${one.book}`, `${own} ${two.text} at ${two.book}`];
  if (one.decimal === two.decimal) return `Both pay the same at best: ${first}, ${second}.`;
  const more = one.decimal > two.decimal ? name : own;
  return `${capital(more)} pays more: ${first}, ${second}.`;
}

type Chances = { win: number; no: number; or: number };

function alike(line: number, team: string, { win, no, or }: Chances) {
  if (line > 0)
    return {
      words: DOUBLE,
      name: `${team} or the draw (double chance)`,
      how: `it wins when ${team} wins or draws`,
      chance: or,
    };
  if (line < 0)
    return {
      words: WINNER,
      name: `the ${team} moneyline`,
      how: `it wins when ${team} wins, and the draw loses it`,
      chance: win,
    };
  return { words: NO_BET, name: `draw no bet on ${team}`, how: 'a draw gives the stake back', chance: no };
}
