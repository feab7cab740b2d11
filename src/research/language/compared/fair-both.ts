import { gameLabel } from '../../slate/leagues.ts';
import { marketName } from '../../words/blocks/board-names.ts';
import { list, percent } from '../../words/format.ts';
import { sidePhrase } from '../../words/pick-label.ts';
import { spokenGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { offersOnMarket, type SideOffers } from './market-of-bet.ts';

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
  const words = fairWords(offersOnMarket(bet, read), read);
  return words === null ? null : say(words);
}

/** `No-vig odds in Knicks-Kings, spread, from all the books by the power method: Kings +1.5 -113 (53.1%) and …`. */
export function fairWords(sides: readonly SideOffers[], { odds }: Pick<Tagged, 'odds'>): string | null {
  const [first] = sides;
  const told = sides.flatMap(({ event, market, side, chance }) =>
    chance === null ? [] : [`${sidePhrase(event, market, side)} ${odds(1 / chance)} (${percent(chance)})`],
  );
  if (!first || told.length === 0) return null;
  const { market, player } = first.market;
  const kind = market === 'moneyline' ? '' : `, ${marketName({ market, player: player === '' ? null : player })}`;
  return `No-vig odds in ${spokenGame(gameLabel(first.event))}${kind}, from all the books by the power method: ${list(told)}.`;
}
