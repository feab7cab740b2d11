import { findPhrases, indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Period } from './reading.ts';

const NAMES: Readonly<Record<Period, string>> = {
  first_half: 'first half, 1st half, 1h, h1, fh, half time, halftime',
  second_half: 'second half, 2nd half, 2h, h2',
  quarter:
    'first quarter, second quarter, third quarter, fourth quarter, 1st quarter, 2nd quarter, 3rd quarter, 4th quarter, 1q, 2q, 3q, 4q, q1, q2, q3, q4, 1st q',
  period: 'first period, second period, third period, 1st period, 2nd period, 3rd period, 1p',
  first_innings:
    'first five, first 5, f5, first five innings, first 5 innings, 1st 5, 1st five, first inning, 1st inning, nrfi, yrfi, no run first inning',
  set: 'first set, 1st set, second set, 2nd set',
  season:
    'wins the whole world cup, win the whole world cup, wins the world cup, win the world cup, world cup winner, win the tournament, win the group, wins the group, golden boot, wins the super bowl, wins it all, wins the title, wins the world series, wins the stanley cup, wins the finals, wins the league, to win the super bowl, win the super bowl, super bowl winner, super bowl odds, to win it all, win it all, win the title, win the championship, win the world series, world series winner, world series odds, win the stanley cup, stanley cup winner, stanley cup odds, win the nba finals, win the finals, nba champion, nba title odds, win the division, win the conference, win the league, win the premier league, make the playoffs, miss the playoffs, win total, win totals, season wins, regular season wins, futures, futures bet, futures bets',
};

const INDEX = indexPhrases(
  (Object.keys(NAMES) as Period[]).flatMap((period) =>
    NAMES[period].split(', ').map((name) => [name, period] as const),
  ),
);

/** The part of a game, or the season, that a question is about; null for the whole game. */
export const readPeriod = (tokens: readonly Token[]): Period | null => findPhrases(INDEX, tokens)[0]?.values[0] ?? null;

/** The part of a game that is named at this place. */
export function periodAt(tokens: readonly Token[], at: number): { period: Period; to: number } | null {
  const match = phraseAt(INDEX, tokens, at);
  return match?.values[0] === undefined ? null : { period: match.values[0], to: match.to };
}
