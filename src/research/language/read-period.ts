import { findPhrases, indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Period } from './reading.ts';

const across = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));

const DIVISIONS = [
  ...across(['afc', 'nfc'], ['north', 'south', 'east', 'west']),
  ...across(['al', 'nl'], ['east', 'central', 'west']),
];
const CONFERENCES = 'afc, nfc, sec, big ten, big 12, acc'.split(', ');

const TITLES = [
  ...DIVISIONS,
  ...across(['the'], [...DIVISIONS, ...CONFERENCES]),
  ...'the whole world cup, whole world cup, the world cup, a world cup, the whole thing, the whole tournament, the tournament, the trophy, the group, their group, the east, the west, the afc, the nfc, the eastern conference, the western conference, their division, their conference, their league, a title, a championship, a ring, a super bowl, a world series, a stanley cup, the super bowl, super bowl, the world series, world series, the stanley cup, stanley cup, the nba finals, the finals, the nba title, the title, the championship, the natty, the national championship, the division, the conference, the pennant, the league, the premier league, the epl, la liga, liga mx, the mls cup, mls cup, the champions league, it all, mvp, the mvp, the heisman, the cy young, the golden boot, rookie of the year, coach of the year, the masters, the us open, the open, the british open, wimbledon, the french open, roland garros, the australian open, the pga championship, the ryder cup, the euros, the copa america, the fa cup, the europa league, the indy 500, the daytona 500, the kentucky derby, sb, the sb, a sb, superbowl, the superbowl, a superbowl, the cup, the lombardi'.split(
    ', ',
  ),
];
const CUPS = [
  ...DIVISIONS,
  ...CONFERENCES,
  ...'title, sb, superbowl, ws, the ws, world cup, super bowl, world series, stanley cup, nba finals, nba title, championship, division, conference, natty, mvp, heisman, cy young, mls cup, champions league, premier league, golden boot, masters, wimbledon, us open, french open, australian open, ryder cup'.split(
    ', ',
  ),
];
const LEAGUES_TOO: ReadonlySet<string> = new Set(['premier league', 'champions league', ...CONFERENCES]);

/** Of a whole season: who wins a title in every form, what it pays, and what has no other name. */
const SEASON = [
  ...across(
    'win, wins, winning, won, to win, takes, taking, take home, takes home, lift, lifts, lifting, winner of, winners of, champion of, champions of, favorite for, favorites for, favourite for, favourites for'.split(
      ', ',
    ),
    TITLES,
  ),
  ...across(
    ['win', 'wins', 'winning', 'to win'],
    'abcdefghijkl'.split('').map((letter) => `group ${letter}`),
  ),
  // "Premier league odds" are those of its games.
  ...across(
    CUPS.filter((cup) => !LEAGUES_TOO.has(cup)),
    ['odds'],
  ),
  ...across(CUPS, ['winner', 'winners', 'champ', 'champion', 'champs', 'champions', 'future', 'futures']),
  ...'golden boot, nba champion, be champion, be champions, be the champion, be the champions, world champion, world champions, outrights, outright winner, outright winners, ballon dor, golden glove, top goalscorer, relegated, get out of the group, make it out of the group, advance from the group, reach the final, reach the finals, make the final four, make the playoffs, wins this season, wins this year, makes the playoffs, making the playoffs, miss the playoffs, missing the playoffs, win total, win totals, season wins, regular season wins, futures, futures bet, futures bets'.split(
    ', ',
  ),
];

const NAMES: Readonly<Record<Period, string>> = {
  first_half:
    'first half, 1st half, 1h, h1, fh, half time, halftime, at the half, at ht, ht result, draw at half, drawn at half, tie at half, tied at half, level at half, lead at half, leads at half, leading at half, ahead at half, winning at half, win at half',
  second_half: 'second half, 2nd half, 2h, h2',
  quarter:
    'first quarter, second quarter, third quarter, fourth quarter, 1st quarter, 2nd quarter, 3rd quarter, 4th quarter, 1q, 2q, 3q, 4q, q1, q2, q3, q4, 1st q',
  period: 'first period, second period, third period, 1st period, 2nd period, 3rd period, 1p',
  first_innings:
    'first five, first 5, f5, first five innings, first 5 innings, 1st 5, 1st five, first inning, 1st inning, nrfi, yrfi, no run first inning',
  set: 'first set, 1st set, second set, 2nd set',
  season: SEASON.join(', '),
};

const INDEX = indexPhrases(
  (Object.keys(NAMES) as Period[]).flatMap((period) =>
    NAMES[period].split(', ').map((name) => [name, period] as const),
  ),
);

/** The part of a game, or the season, that a question is about; null for the whole game. */
export const readPeriod = (tokens: readonly Token[]): Period | null =>
  findPhrases(INDEX, tokens).find(({ from }) => !isHeadToHead(tokens, from))?.values[0] ?? null;

/** "H2h" is read as two words. */
const isHeadToHead = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '2h' && tokens[at - 1]?.text === 'h';

/** Where a whole season is named; null: nowhere. */
export const seasonIn = (tokens: readonly Token[]): { from: number; to: number } | null =>
  findPhrases(INDEX, tokens).find(({ values }) => values[0] === 'season') ?? titleAsked(tokens) ?? winsAsked(tokens);

const AWARDS = indexPhrases(
  [
    ...DIVISIONS,
    ...'mvp, heisman, heisman trophy, cy young, rookie of the year, coach of the year, player of the year, roty, dpoy, opoy, sb, super bowl, superbowl, ws, world series, stanley cup, nba finals, ballon dor'.split(
      ', ',
    ),
  ].map((name) => [name, true] as const),
);
const ASKS_TITLE =
  /^(odds|price|prices|line|lines|fav|favorite|favorites|favored|winner|winners|win|wins|bet|bets|best|champ|champs|champion|champions|who|whos|future|futures|value|longshot|race|worth|good|take)$/;
const LEAST_PRICE = 100;
/** One game for a title is a game. */
const OF_ONE_GAME =
  /^(game|games|match|matches|rematch|spread|total|over|under|ml|moneyline|props?|vs|versus|tonight|today|parlay|parlays|legs?|dogs?|underdogs?|picks?|plays?|teams?|spreads|totals|slate)$/;

/** "Best odds super bowl", "rookie of the year odds": a title, wherever what is asked of it stands. */
function titleAsked(tokens: readonly Token[]): { from: number; to: number } | null {
  const [title] = findPhrases(AWARDS, tokens);
  const others = tokens.filter((_, at) => !title || at < title.from || at >= title.to);
  const rest = others.map(({ text }) => text);
  const isPriced = others.some(({ number }) => number?.sign != null && number.value >= LEAST_PRICE);
  return title &&
    (isPriced || rest.some((text) => ASKS_TITLE.test(text))) &&
    !rest.some((text) => OF_ONE_GAME.test(text))
    ? title
    : null;
}

/** "How many wins will the Knicks have". */
function winsAsked(tokens: readonly Token[]): { from: number; to: number } | null {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === 'many' &&
      /^(wins|games)$/.test(tokens[place + 1]?.text ?? '') &&
      /^(will|do|does|are|is|should)$/.test(tokens[place + 2]?.text ?? ''),
  );
  const isOfSeason = tokens.slice(at + 3).some(({ text }) => /^(win|have|get|finish|season|year|gonna)$/.test(text));
  return at >= 0 && isOfSeason ? { from: at + 1, to: at + 2 } : winsOver(tokens);
}

/** "Celtics over 52.5 wins". */
function winsOver(tokens: readonly Token[]): { from: number; to: number } | null {
  const at = tokens.findIndex(
    ({ text }, place) =>
      /^(over|under|o|u)$/.test(text) &&
      tokens[place + 1]?.number != null &&
      /^(season|total)?wins?$/.test(tokens[place + 2]?.text ?? ''),
  );
  return at < 0 ? null : { from: at, to: at + 3 };
}

/** The part of a game that is named at this place. */
export function periodAt(tokens: readonly Token[], at: number): { period: Period; to: number } | null {
  const match = phraseAt(INDEX, tokens, at);
  return match?.values[0] === undefined ? null : { period: match.values[0], to: match.to };
}
