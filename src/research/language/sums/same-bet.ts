import { gameLabel } from '../../slate/leagues.ts';
import { shortTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betMeant } from './bet-meant.ts';
import { drawChances, fairAt, orDraw, withoutDraw } from './draw-chances.ts';
import { isStored, storedBet } from './stored-bet.ts';

const SAME = /\b(same( thing| bet)?|equal|equals|equivalent|identical|differen(t|ce)|just|basically)\b/;
const NO_BET = /\b(draw no bet|dnb|tie no bet)\b/;
const DOUBLE = /\b(double chance|dc|or (the |a )?(draw|tie)|win or draw)\b/;
const WINNER = /\b(ml|moneyline|to win|straight up|outright)\b/;

/** "Is Colombia +0.5 the same as double chance": on half a goal, and on none, a side is another bet by another name. */
export function sameBet(read: Tagged): Asked | null {
  const { plain, amounts, mentions } = read;
  const [line, ...more] = read.said.flatMap((bet) => bet.line ?? []);
  if (!SAME.test(plain) || !line?.signed || Math.abs(line.line) > 0.5 || more.length > 0 || amounts.prices.length > 0)
    return null;
  const bet = betMeant({ ...read, said: read.said.map((one) => ({ ...one, market: null, line: null })) });
  const side = bet?.ref.side;
  const chances = bet && drawChances(bet.event, read);
  if (!bet || !chances || (side !== 'home' && side !== 'away') || mentions.length > 2) return null;
  const team = shortTeam(bet.event[side]);
  const own = `${team} ${line.line === 0 ? '0' : line.line > 0 ? '+0.5' : '-0.5'}`;
  const is = alike(line.line, team, { win: chances[side], no: withoutDraw(side, chances), or: orDraw(side, chances) });
  const named = [NO_BET, DOUBLE, WINNER].filter((words) => words.test(plain));
  const answer = named.length !== 1 ? '' : named[0] === is.words ? 'Yes: ' : 'No: ';
  const quoted = storedBet({ ...bet.ref, market: 'spread', line: line.line, price: null, book: null }, read);
  const price =
    isStored(quoted) && quoted.price
      ? `${own} is ${quoted.price.text} at ${quoted.price.book}.`
      : `No price you can take on ${own} in ${gameLabel(bet.event)} is stored.`;
  return say(
    `${answer}over 90 minutes ${own} is the same bet as ${is.name}: ${is.how}. It is ${fairAt(is.chance)}, whichever of the two pays more. ${price}`.replace(
      /^o/,
      'O',
    ),
    [],
    { focus: [{ ...bet.ref, line: bet.line, player: null }], unjudged: true },
  );
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
