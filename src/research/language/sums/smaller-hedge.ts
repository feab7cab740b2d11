import { dollars, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { keptSum, pairsBeside, WIDEST } from './best-conversion.ts';
import { type FreeBet, freeBetOn, hedgeCents, hedgeCentsOf, type Pair, pairText } from './free-bet-pairs.ts';
import { sumOn } from './sum-on-bet.ts';

const OWN = '(?:hedge|hedging|stake|money|cash|outlay|to lay|risk|up ?front|tied up|tie up|lay|front|put up|cover)';
const SMALLER = new RegExp(
  [
    `\\b(?:small\\w*|less|lower|cheap\\w*|lighter|fewer)\\b.*\\b${OWN}\\b`,
    `\\b${OWN}\\b.*\\b(?:small\\w*|less|lower|cheap\\w*|lighter)\\b`,
    '\\b(?:cant|dont|do not|cannot|wont|not|rather not)\\b(?: \\w+){0,3} (?:tie|lay|front|hedge|cover|afford|put|spend|risk|float)\\b(?: \\w+){0,3} (?:that|this|so|as) ?(?:much|big|kind|large)?\\b',
    `\\b(?:too|that ?s an?|thats an?|kinda|pretty) (?:much|lot|big|high|steep|large)\\b.*\\b${OWN}\\b`,
    `\\b${OWN}\\b.*\\b(?:too|so) (?:much|big|high|steep|large)\\b`,
  ].join('|'),
);
/** "I only got 150 to hedge with", "500 cash max". */
const LIMITED =
  /\b(only|just|max|at most|up to|no more than|under|less than|cap\w*|limit\w*|most)\b.*\d|\d\S*( \w+){0,3} (max|maximum|tops|at most|limit|or less|only|to (hedge|lay|work|play|use|cover))\b/;
const ELSE = /\b(free ?bet|bonus|parlay|boost\w*|kelly|what (is|are)|why)\b/;
const MOST_WORDS = 20;
const SHOWN = 2;

/**
 * "Can't tie up that much, something with a smaller hedge?" behind a free bet that was told: what keeps the most of it with less of his own money,
 * or with no more than he has. Null: that is not asked.
 */
export function smallerHedge(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions } = read;
  const before = onlySum(read.previous, 'free_bet');
  const isElse = mentions.length + amounts.prices.length + amounts.shares.length > 0 || ELSE.test(plain);
  if (!before || isElse || tokens.length > MOST_WORDS) return null;
  const [money, ...more] = amounts.money;
  const limit = money && more.length === 0 && LIMITED.test(plain) ? money.cents : null;
  if (limit === null && (!SMALLER.test(plain) || amounts.money.length > 0)) return null;
  const now = hedgeCentsOf(before);
  if (limit !== null && now !== null && now <= limit) return fitsAlready(before, now, limit, read);
  const most = limit ?? (now ?? Number.POSITIVE_INFINITY) * CLEARLY_LESS;
  const all = pairsBeside(read, WIDEST).filter((pair) => hedgeCents(pair, before.faceCents) <= most);
  const fitting = all.filter(({ event }, at) => all.findIndex((one) => one.event === event) === at);
  const [best] = fitting;
  if (!best)
    return say(
      limit === null
        ? 'No: that is the smallest hedge of all that are stored for it now.'
        : `I have no pair that for it now has a hedge of ${dollars(limit)} or less.`,
      [],
      keptSum(read, before),
    );
  return told(best, fitting, { before, limit, now });
}

const CLEARLY_LESS = 0.9;

const fitsAlready = (before: FreeBet, now: number, limit: number, read: Tagged): Asked =>
  say(`That is enough: the hedge is ${dollars(now)}, under your ${dollars(limit)}.`, [], keptSum(read, before));

type Bound = { before: FreeBet; limit: number | null; now: number | null };

function told(best: Pair, fitting: readonly Pair[], { before, limit, now }: Bound): Asked {
  const { faceCents } = before;
  const own = hedgeCents(best, faceCents);
  const less = fitting.filter((pair) => hedgeCents(pair, faceCents) < own * CLEARLY_LESS).slice(0, SHOWN);
  const than = now === null ? '' : ` instead of ${dollars(now)}`;
  const within = limit === null ? '' : `, within your ${dollars(limit)}`;
  const { side, price, book } = best.own;
  return sumOn(
    [freeBetOn(best, faceCents)],
    { eventId: best.event.id, market: 'moneyline', side, line: null, player: null, price, book },
    [
      `${pairText(best)}: ${dollars(own)} to hedge${than}${within}, and ${keeps(best, faceCents)}.`,
      ...(less.length > 0
        ? [
            `Less still: ${less.map((pair) => `${pairText(pair)}, ${dollars(hedgeCents(pair, faceCents))} to hedge, ${keeps(pair, faceCents)}`).join('; ')}.`,
          ]
        : []),
    ],
  );
}

const keeps = ({ kept }: Pair, faceCents: number): string =>
  `${dollars(Math.round(kept * faceCents))} kept (${percent(kept)})`;
