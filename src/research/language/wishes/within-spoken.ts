import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Reading } from '../reading.ts';
import { windowFor } from '../time-window.ts';
import { localTime, type Zone } from '../time-zone.ts';
import type { Wish } from './wish.ts';
import { sidesOf } from './wish-reading.ts';

type Asked = {
  text: string;
  previous: Reading | null;
  slate: { events: readonly SlateEvent[] };
  nowMs: number;
  zone: Zone;
};

const DAY_MS = 86_400_000;
/** Every league is meant. */
const WIDER =
  /\b(any|all|every|other|another|different|whatever|across) (the )?(sports?|leagues?|games?|match(es)?|fights?)\b|\b(board|overall|anywhere|everything|period|slate|sport)\b/i;
/** All that is played beside it. */
const CARD = /\b(card|undercard|main card|prelims)\b/i;

/**
 * "Who's the best dog on the card", "best prop?": bets of a kind that are asked for behind others, without a league, a name or a day, are of
 * the league and day of the list, or of the game, that the chat is about.
 */
export function withinSpoken(wish: Wish, question: Asked, list: Reading | null): Partial<Reading> {
  const { wanted, window, parlay, legs } = wish;
  const isNamed = wanted.leagues.length + wanted.mentions.length > 0 || window !== undefined;
  if (isNamed || parlay !== null || legs !== undefined || WIDER.test(question.text)) return {};
  if (!isOfKind(wish) && !CARD.test(question.text)) return {};
  return list ? subjectOf(list) : ofGame(wish, question);
}

const isOfKind = ({ wanted: { markets, stats, sides }, order, prices }: Wish): boolean =>
  markets.length + stats.length + sides.length > 0 || order !== undefined || prices !== null;

const subjectOf = ({ leagues, competitions, teams, players, window }: Reading): Partial<Reading> => ({
  leagues,
  teams,
  players,
  window,
  ...(competitions && { competitions }),
});

/** In one game its props and totals are looked for; an underdog among all that are played beside it. */
function ofGame({ wanted: { markets, stats } }: Wish, { text, previous, slate, nowMs, zone }: Asked): Partial<Reading> {
  const games = new Set(
    (previous?.focus ?? []).flatMap((bet) => gameAhead(bet, { events: slate.events, nowMs }) ?? []),
  );
  const [game] = games;
  if (game === undefined || games.size > 1) return {};
  if (markets.length + stats.length > 0 && !CARD.test(text)) return { teams: sidesOf(game) };
  const league = leagueOf(game.sportKey);
  return league === null ? {} : { leagues: [league], window: dayOf(game) };

  function dayOf({ startsAt }: SlateEvent) {
    const date = new Date(localTime(startsAt.getTime(), zone).day * DAY_MS);
    return windowFor({ kind: 'date', month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() }, { nowMs, zone });
  }
}

/** "Who's the lock" behind picks is one of what these were searched for. */
export const isOfList = ({ single, wanted, unwanted, window, prices, order, parlay, legs, more }: Wish): boolean =>
  single &&
  !more &&
  window === undefined &&
  prices === null &&
  order === undefined &&
  parlay === null &&
  legs === undefined &&
  [...Object.values(wanted), ...Object.values(unwanted)].every(({ length }) => length === 0);
