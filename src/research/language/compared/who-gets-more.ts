import { capital, list } from '../../words/format.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls } from '../calls/call.ts';
import { NO_BET } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { PropStat } from '../prop-stats.ts';
import { refOf } from '../sums/bets-said.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';

const MORE = /\b(more|most|higher|bigger|outscores?|outrebounds?)\b/;
/** "Scores" of somebody whose points are priced is no touchdown. */
const SCORES = /\b(scor(e|es|ed|ing)|outscores?|buckets)\b/;
const ELSE = /\b(worth|value|bet|edge|pick|take|like|parlay|likel\w*|odds|price|prices|juice)\b/;

/**
 * "Luka or SGA who scores more": whose number the books hang higher, beside the prices of both. No book prices the one against the other, and no
 * verdict is asked for. Null: not two players and one thing that is counted.
 */
export function whoGetsMore(read: Tagged): Asked | null {
  const { plain, mentions, amounts } = read;
  const isElse = amounts.prices.length + amounts.lines.length + amounts.money.length > 0 || ELSE.test(plain);
  if (mentions.length !== 2 || mentions.some(({ kind }) => kind !== 'player') || isElse || !MORE.test(plain))
    return null;
  const overs = statsIn(read).map((stat) =>
    mentions.map((player) => overOf({ ...NO_BET, player, stats: [stat] }, read)),
  );
  const both = overs.find((pair) => pair.every((bet) => bet !== null));
  const [one, two] = (both ?? []).flatMap((bet) => bet ?? []);
  return one && two ? calls([boardOnBet(one.ref), boardOnBet(two.ref)], [inOrder(one, two)]) : null;
}

const statsIn = ({ said, plain }: Tagged): readonly PropStat[] =>
  SCORES.test(plain) ? ['points', ...said.flatMap(({ stats }) => stats)] : said.flatMap(({ stats }) => stats);

function overOf(bet: typeof NO_BET, read: Tagged): StoredBet | null {
  const ref = refOf({ ...bet, direction: 'over' }, read);
  const stored = typeof ref === 'string' ? null : storedBet(ref, read);
  return stored && isStored(stored) ? stored : null;
}

function inOrder(one: StoredBet, two: StoredBet): string {
  const [first, second] = [one, two].toSorted((a, b) => (b.line ?? 0) - (a.line ?? 0) || b.win - a.win);
  const names = [first?.ref.player, second?.ref.player].map((name) => name ?? '');
  const told =
    one.line === two.line
      ? `the books have ${list(names)} at the same number, ${one.line}`
      : `the books expect more of ${names[0]}: their number is ${first?.line}, and ${second?.line} for ${names[1]}`;
  return `${capital(told)}. Who ends up with more of the two is priced nowhere here.`;
}
