import type { OddsFormat } from '#contract/settings.ts';
import { canBet, licensedWhere, type Place } from '../books/can-bet.ts';
import type { Reading } from '../language/reading.ts';
import { coversSport } from '../slate/leagues.ts';
import type { Slate } from '../slate/slate.ts';
import { writeOdds } from './bettor.ts';
import { gamesWord, leagueWords } from './league-words.ts';

type Asked = Pick<Reading, 'leagues' | 'teams' | 'competitions'> &
  Partial<Pick<Reading, 'side' | 'minDecimal' | 'maxDecimal' | 'window'>>;

/** What is said, free of charge, where no stored price answers the question. */
export function nothingFits(
  { events, bookTitles }: Pick<Slate, 'events' | 'bookTitles'>,
  reading: Asked,
  place: Place & { oddsFormat?: OddsFormat },
): string {
  if (events.length === 0)
    return 'I have no upcoming game with prices at the moment, so there is nothing to analyze. Nothing was charged.';
  // Own books that are not stored are told of by name, and their places taken.
  const isAnywhere = place.sportsbooks.length > 0 || [...bookTitles.keys()].some((key) => canBet(key, place));
  if (!isAnywhere)
    return `No book with stored prices is ${licensedWhere(place)}, so there is no pick that you could take. Nothing was charged.`;
  const limits = limitWords(reading, place.oddsFormat ?? 'american');
  // Where a league has no game at all no limit keeps it out.
  const isThere =
    reading.leagues.length === 0 ||
    events.some(({ sportKey }) => reading.leagues.some((league) => coversSport(league, sportKey)));
  if (limits !== null && isThere)
    return `No ${limits}${onWhat(reading)} is priced${reading.window ? ` ${reading.window.label}` : ''} where you can bet, so there is nothing honest to pick. Change or drop one of these limits. Nothing was charged.`;
  return `No stored price${onWhat(reading)} fits this question, so there is nothing honest to pick. Try another sport, market or limit on the odds. Nothing was charged.`;
}

/** Which side at which prices was wanted: "favorite from +200 to +400". Null: neither is limited. */
function limitWords({ side, minDecimal, maxDecimal }: Asked, oddsFormat: OddsFormat): string | null {
  const [least, most] = [minDecimal ?? null, maxDecimal ?? null];
  const told = (decimal: number) => writeOdds({ oddsFormat }, decimal);
  const prices =
    least !== null && most !== null
      ? `from ${told(least)} to ${told(most)}`
      : least !== null
        ? `at ${told(least)} or longer`
        : most !== null
          ? `at ${told(most)} or shorter`
          : null;
  if (side == null && prices === null) return null;
  return [side ?? 'bet', prices].filter((part) => part !== null).join(' ');
}

function onWhat(reading: Pick<Reading, 'leagues' | 'teams' | 'competitions'>): string {
  if (reading.competitions?.length) return ' on that competition';
  const leagues = leagueWords(reading);
  return leagues === '' ? '' : ` on ${leagues} ${gamesWord(reading)}`;
}
