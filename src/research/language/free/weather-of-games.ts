import type { Fact } from '../../slate/fact.ts';
import { gameLabel, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { plural } from '../../words/format.ts';
import { startWords } from '../../words/moment-words.ts';
import { shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksWeatherOfGames } from './asks-weather.ts';

/** What of the weather is asked, with what a forecast says of it, the most first. */
const ASKED: readonly (readonly [words: RegExp, most: string, of: (numbers: Fact['numbers']) => number])[] = [
  [/\bwind\w*\b|\bgust\w*\b|\bblow\w*\b/, 'Windiest', ({ windMph = 0 }) => windMph],
  [
    /\brain\w*\b|\bstorm\w*\b|\bwet\w*\b|\bprecip\w*\b/,
    'Most likely to see rain',
    ({ rainPercent = 0 }) => rainPercent,
  ],
  [/\bcold\w*\b|\bfreez\w*\b|\bsnow\w*\b/, 'Coldest', ({ temperatureF = Number.POSITIVE_INFINITY }) => -temperatureF],
  [/\bhot|hottest|heat wave\b/, 'Hottest', ({ temperatureF = 0 }) => temperatureF],
];
const MOST_GAMES = 6;

/**
 * "Which NFL games are windy", "best bets in the windy games": the forecasts of the games that are asked about, as they are stored; bets are
 * not searched by the weather, because none is worked into a price here. Null: it is of one game, or of no weather.
 */
export function weatherOfGames({ plain, mentions, reading, slate, nowMs, zone }: Tagged): Asked | null {
  if (!asksWeatherOfGames(plain) || mentions.length > 0) return null;
  const { window, leagues } = reading;
  const games = slate.events.flatMap((event) => {
    const at = event.startsAt.getTime();
    const league = leagueOf(event.sportKey);
    const isThen = at > nowMs && (window === null || (at >= window.fromMs && at < window.toMs));
    const fact = event.facts.find(({ kind, numbers }) => kind === 'weather' && numbers.windMph !== undefined);
    return isThen && fact && (leagues.length === 0 || (league !== null && leagues.includes(league)))
      ? [{ event, fact }]
      : [];
  });
  if (games.length === 0) return say('I have no forecast with figures for the games that you ask about.');
  const asked = ASKED.find(([words]) => words.test(plain));
  const by = asked?.[2];
  const ordered = games.toSorted((one, other) =>
    by ? by(other.fact.numbers) - by(one.fact.numbers) : startOf(one) - startOf(other),
  );
  const told = ordered.slice(0, MOST_GAMES);
  const rows = told.map(
    ({ event, fact }) =>
      `${shortGame(gameLabel(event))} (${startWords(event.startsAt.toISOString(), nowMs, zone.name)}): ${fact.text.replace(/\.$/, '')}`,
  );
  const first = `${asked ? `${asked[1]} first` : 'By their starts'}, of ${plural(games.length, 'game')} with a forecast (${told[0]?.fact.sourceName}):`;
  return say(`${first}\n${rows.join('\n')}\n${NOT_SEARCHED}`);
}

const NOT_SEARCHED =
  'The weather is not worked into any price here, so bets are not searched by it; name one of these games for its bets.';

const startOf = ({ event }: { event: SlateEvent }): number => event.startsAt.getTime();
