import type { Block } from '#contract/blocks.ts';
import type { FindGamesResult, GameRow } from '#contract/research/games.ts';
import { list, plural } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { shortGame } from '../short-names.ts';
import { said, totalOf, words } from './cells.ts';
import type { Told } from './told.ts';

/** The games that were found, with what is priced of each; where there are none, the nearest one. */
export function gamesBlocks(found: FindGamesResult, told: Told): Block[] {
  const { games, total, offset, unmatched } = found;
  const { nowMs, zone } = told;
  const missing = unmatched.length > 0 ? `I have no upcoming game with ${list(unmatched)}.` : null;
  if (games.length === 0) return [said(missing ?? noneWords(found, told))];
  const lead = [missing, moreWords(found, told) ?? startsWords(found, told)].filter((words) => words !== null);
  return [
    ...(lead.length > 0 ? [said(lead.join(' '))] : []),
    {
      kind: 'table',
      caption: 'Games ahead with stored prices',
      columns: [
        { key: 'game', label: 'Game', kind: 'text' },
        { key: 'starts', label: 'Starts', kind: 'time' },
        { key: 'league', label: 'League', kind: 'text' },
        { key: 'markets', label: 'Priced', kind: 'text' },
      ],
      rows: games.map((game) => ({
        cells: [
          words(game.game),
          { text: startWords(game.startsAt, nowMs, zone), value: game.startsAt },
          words(game.league),
          words(pricedWords(game)),
        ],
      })),
      total: totalOf({ shown: games.length, total, offset }, 'game'),
      evidenceIds: [],
    },
  ];
}

const SOON_MS = 2 * 3_600_000;
const MINUTE_MS = 60_000;

/** How many they are and when they start: a game may be asked about for nothing else. */
function startsWords({ games }: FindGamesResult, { nowMs, zone }: Told): string | null {
  const starts = games.map(({ startsAt }) => Date.parse(startsAt));
  const words = (at: number) => startWords(new Date(at).toISOString(), nowMs, zone);
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const [only, second] = games;
  if (only && !second) return `${shortGame(only.game)} starts ${words(first)}${soonWords(first - nowMs)}.`;
  if (first === last) return `${games.length} games, all at ${words(first)}.`;
  return `${games.length} games, the first ${words(first)} and the last ${words(last)}.`;
}

function soonWords(leftMs: number): string {
  const minutes = Math.round(leftMs / MINUTE_MS);
  return leftMs > 0 && leftMs <= SOON_MS ? `, in ${plural(minutes, 'minute')}` : '';
}

/** Of a list that is cut: how much of it this is, and how the rest is seen. */
function moreWords({ games, total, offset }: FindGamesResult, { nowMs, zone }: Told): string | null {
  const [first] = games;
  if (games.length === total || !first) return null;
  const page = totalOf({ shown: games.length, total, offset }, 'game').text;
  const left = total - offset - games.length;
  const rest =
    left > 0
      ? `${left} more ${left === 1 ? 'starts' : 'start'} later: say "more games", or name a league, a team or a day.`
      : 'These are the last ones.';
  return `${page.charAt(0).toUpperCase()}${page.slice(1)} by their starts, from ${startWords(first.startsAt, nowMs, zone)} on. ${rest}`;
}

function noneWords({ total, nearest }: FindGamesResult, { nowMs, zone }: Told): string {
  if (total > 0) return `There are no more games: ${total} in all.`;
  if (!nearest) return 'No upcoming priced game fits that.';
  const when = `${nearest.game}, ${startWords(nearest.startsAt, nowMs, zone)}`;
  return `No priced game starts then. The nearest is ${when}.`;
}

/** A name says more than a count only where there are few. */
const MOST_NAMED = 2;

/** `3 markets, 14 props`; `moneyline, 2 props`. */
function pricedWords({ markets }: GameRow): string {
  const isProp = ({ market }: GameRow['markets'][number]) => market.startsWith('prop:');
  const props = markets.filter(isProp).reduce((sum, { lines }) => sum + lines, 0);
  const main = markets.filter((one) => !isProp(one)).map(({ market }) => market);
  const named = main.length > MOST_NAMED ? [plural(main.length, 'market')] : main;
  return [...named, ...(props > 0 ? [plural(props, 'prop')] : [])].join(', ');
}
