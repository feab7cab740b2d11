import { gameLabel } from '../../slate/leagues.ts';
import { fairChances } from '../../tools/all-books.ts';
import { marketName } from '../../words/blocks/board-names.ts';
import { list, percent } from '../../words/format.ts';
import { sidePhrase } from '../../words/pick-label.ts';
import { spokenGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { marketOfBet } from './market-of-bet.ts';

const FAIR =
  /\b(no ?vig|vig ?free|devig\w*|de ?vig\w*|fair (odds|prices?|lines?|value)|true (odds|prices?)|without (the )?(vig|juice))\b/;
const OF_IT = /\b(that|those|it|this|these|both|each|them|there|here|two|sides?)\b/;
const ELSE =
  /\b(why|how|far|close|need|needs|more|than|better|worse|above|below|under|over|mean|means|at|parlay|kelly)\b/;

/** Whether it is asked what is fair on what was shown. */
export const asksFairBoth = (plain: string): boolean =>
  FAIR.test(plain) &&
  !ELSE.test(plain) &&
  (OF_IT.test(plain) || /^(and |so |ok |whats |what is |the )*(no ?vig|fair odds)( price| odds| line)?$/.test(plain));

/** What is fair on each side of the one market whose sides were all shown. Null: one side was asked about, or several markets were. */
export function fairBoth(read: Tagged): Asked | null {
  const { previous, plain } = read;
  const [looked, ...others] = previous?.looked ?? [];
  const [bet] = previous?.focus ?? [];
  if (!bet || others.length > 0 || looked?.tool !== 'show_board' || looked.input.eventId === undefined) return null;
  if (looked.input.side !== undefined && !/\b(both|each|two|sides)\b/.test(plain)) return null;
  const words = fairWordsOf(bet, read);
  return words === null ? null : say(words);
}

/** `No-vig on the moneyline of Knicks-Kings: the Kings +113 (46.9%) and the Knicks -113 (53.1%).` */
function fairWordsOf(bet: BetFocus, { slate, nowMs, odds }: Tagged): string | null {
  const event = gameAhead(bet, { events: slate.events, nowMs });
  const market = event && marketOfBet(event, bet);
  const chances = event && market && fairChances(event, market, nowMs);
  if (!event || !market || !chances) return null;
  const sides = market.outcomes.flatMap((side, at) => {
    const chance = chances[at];
    return chance === undefined ? [] : [`${sidePhrase(event, market, side)} ${odds(1 / chance)} (${percent(chance)})`];
  });
  const kind = marketName({ market: market.market, player: market.player === '' ? null : market.player });
  return `No-vig on the ${kind} of ${spokenGame(gameLabel(event))}: ${list(sides)}. That is what all books say together, each with its margin taken out first.`;
}
