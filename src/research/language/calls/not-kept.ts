import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { seasonIn } from '../read-period.ts';

const NO_PUBLIC =
  'I have no counts of bets or money, so which side the public is on is not known. I do have how prices moved: ask for example "biggest NFL line moves today".';
export const NO_PROMOTIONS =
  'I have no promotions of sportsbooks. Name the terms of one, such as "50% profit boost on +200" or "$50 free bet at +300", and what it is worth is worked out.';
const NO_GOLF = 'I have no golf prices.';
const NO_PITCHERS = 'I have no starting pitchers, so none is named. The prices hold what the books know of them.';

const NO_RESULTS =
  'No live scores or past results are shown in the chat. My past picks and how they ended are on the public record page.';

const NO_SETS =
  'I have no set scores or set handicaps, only who wins the match and the handicap and the total in games.';
const NO_METHOD = 'I have no method or round of victory, only who wins and the total of rounds.';

/** What is asked for stands in it by its own name. */
const NO_MARKET = 'I have no prices on "{asked}", only who wins, the handicap, the total and what players do.';
const NO_FIRST = 'I have no prices on "{asked}". Who scores at any time is, where books price it: name a player.';

/** What bettors ask for that is stored nowhere here: the words for it, and what is said of it ("{asked}": those words). */
const NOT_KEPT: readonly (readonly [string, string])[] = [
  [
    'worst bet, worst bets, dumbest bet, dumbest bets, stupidest bet, worst bet on the board, worst value on the board, biggest sucker bet, sucker bet, sucker bets, what would you avoid, what would u avoid, what should i avoid, what do i avoid, what to avoid, bets to avoid, games to avoid, picks to avoid, props to avoid, who should i avoid, what should i stay away from, what would you stay away from, what to stay away from, bets to stay away from, games to stay away from, what not to bet, what shouldnt i bet',
    'The worst bets are not ranked here: what costs most is the margin, and with every leg of a parlay it is paid again. Name a bet, and I say what it costs.',
  ],
  [
    'b2b, back to back, back to backs, rest advantage, rest disadvantage, extra rest, off a bye, bye week, rest days, days rest, short rest, days off, travel spot, road trip',
    'I have no rest days or travel. The prices hold what the books make of them.',
  ],
  [
    'cashed, it cashed, that hit, it hit, we won, we cashed, nice hit, gg, winner winner',
    'Good. One result says little about the next price, so nothing changes in what a stake should be. Ask whenever you want a bet checked.',
  ],
  [
    'odds boost, odds boosts, boosted odds, promo, promos, promo code, promo codes, promotions, sign up bonus, signup bonus, welcome bonus, welcome offer, new user offer, new customer offer, deposit bonus, deposit match',
    NO_PROMOTIONS,
  ],
  [
    'guarantee me, guaranteed win, guaranteed winner, guaranteed winners, guaranteed lock, guaranteed locks, sure thing, cant lose bet, 100% lock, 100 percent lock, zero risk bet',
    'No bet is sure, so none is called that here. Ask for picks, and each one says its chance to win, its edge and the price down to which it is worth its stake.',
  ],
  [
    'double chance, series price, series winner, to win the series, win the series, wins the series, win series, series sweep, to sweep, win at least, wins at least, winning at least, at least one win, at least one game, win one of, win 2 of, win two of, to qualify, qualify for, will qualify, to advance, to go through, half time full time, halftime fulltime, ht ft, correct score, win both halves, wins both halves, both halves, win either half, wins either half, either half, each half, score in both halves',
    NO_MARKET,
  ],
  [
    'fade the public, public money, public side, public betting, public plays, public on, public is on, where is the public, where the public, betting percentages, bet percentage, percent of bets, bet splits, betting splits, tickets and money, ticket count, handle, square side, squares on, money percentage',
    NO_PUBLIC,
  ],
  [
    'live bet, live bets, live betting, live total, live line, live lines, live odds, live spread, live ml, in game, in play, inplay, live tonight, live nba, live nfl, live hedge, bet live, at halftime, down at half, up at half',
    'I have no live prices: a game is priced here until it begins. Ask about one that has not started.',
  ],
  [
    'whats the score, what the score, what is the score, score of, live score, current score, whos winning, who is winning, who won, did they win, final score',
    NO_RESULTS,
  ],
  [
    'on the mound, starting on the mound, who starts, starting pitcher, starting pitchers, probable pitchers, who pitches, whos pitching, who is pitching, pitching matchup',
    NO_PITCHERS,
  ],
  [
    'rory, top 5 at, top 10 at, top 20 at, top 5 finish, top 10 finish, the open championship, golf, pga, pga tour, the masters, us open golf, ryder cup, scottie scheffler, scheffler, rory mcilroy',
    NO_GOLF,
  ],
  ['f1, formula 1, formula one, grand prix, verstappen, nascar, indycar, daytona', 'I have no motor-racing prices.'],
  [
    'in reg, in regulation, regulation only, regulation time, regulation line, 60 min line, 60 minute line, 3 way line, three way line, excluding overtime, without overtime, no ot',
    'My prices are for whole games, overtime included. I have none for regulation time alone.',
  ],
  [
    'in straight sets, straight sets, in straights, set betting, set score, win 2-0, win 2 0, win 2-1, in 2 sets, in 3 sets, in two sets, in three sets, goes 3 sets, goes three sets, wins the first set, first set winner',
    NO_SETS,
  ],
  [
    'by ko, by tko, by knockout, by decision, by submission, by sub, inside the distance, method of victory, ko tko, goes the distance, go the distance, round betting, first round finish',
    NO_METHOD,
  ],
  [
    'corners, corner kicks, corner, yellow card, yellow cards, red card, red cards, cards total, total cards, bookings, throw ins, goal kicks, offsides, penalty awarded, anytime assist, clean sheet, win to nil, race to, winning margin, margin of victory, overtime yes, highest scoring quarter, first basket, opening tip, coin toss',
    NO_MARKET,
  ],
  [
    'first scorer, 1st scorer, first goalscorer, 1st goalscorer, first goal scorer, last goalscorer, last scorer, to score first, scores first, score first, scoring first, score the first goal, scores the first goal, first to score, to score the first, first goal, 1st goal, last goal, score last, first td, 1st td, first td scorer, first touchdown, 1st touchdown, score the first td, score the first touchdown, last td, last touchdown',
    NO_FIRST,
  ],
  ['cricket, ipl, t20, test match', 'I have no cricket prices.'],
  [
    'horse racing, kentucky derby, horses, the derby, preakness, belmont stakes, exacta, trifecta, horse race',
    'I have no horse-racing prices.',
  ],
  ['esports, league of legends, csgo, cs2, valorant, dota', 'I have no esports prices.'],
  [
    'rugby, darts, snooker, table tennis, volleyball, handball, lacrosse, aussie rules, afl',
    'I have no prices on {asked}.',
  ],
  [
    'election, president odds, presidential, politics odds, oscars, super bowl mvp, kalshi markets',
    'I have no prices on politics or awards.',
  ],
  [
    'score prediction, predict the score, predicted score, exact score, correct score, what will the score be, final score prediction',
    'No score is predicted here. The spread and the total of a game are the market’s own estimate of it: ask for them.',
  ],
];

const WHO =
  '\\b(who|whos|whose|which|what|whats|any|is|are|do|does|did|will|when|where|how|hows|tell me|have|has|name|whom|got)\\b.*';

const PITCHERS = new RegExp(
  `${WHO}\\b(pitching|pitchers?|pitches|(?<!first )pitch|throwing|hurling|on the (bump|hill|mound)|(gets?|getting|taking|takes) the (ball|mound|hill)|bullpen|toeing|sp|probables)\\b|\\b(probable|starting|projected) (pitchers?|pitching)\\b|\\bpitching (matchup|probables)\\b`,
);

/** "Did the Yankees win last night": of a game that is over. */
const RESULT =
  /^(so |hey |yo |ok |wait )*(did|have|has) (?!(i|my|it|that|this|you|u|ya|we|they|sharps?|pros|the (public|line|odds|price|books?|sharps|pros))\b)(the )?(\w+ ){1,3}(win|won|lose|lost|cover|covered|beat|beaten)\b/;

/** Who does what in a game, and what is said of teams beside prices: asked in many ways, and stored in none. */
const OF_GAME: readonly (readonly [RegExp, string])[] = [
  [RESULT, NO_RESULTS],
  [
    /^(?!.*\b(to|will|gonna|anytime|td|goal|first|last|who|does|chance|odds)\b)(\w+ ){1,4}scores?( please| pls)?$/,
    NO_RESULTS,
  ],
  [PITCHERS, NO_PITCHERS],
  [
    new RegExp(`${WHO}\\b(the public|public|the money|most money|tickets|handle|splits|betting percentages?)\\b`),
    NO_PUBLIC,
  ],
  [
    new RegExp(
      `\\b(qb|quarterback) (situation|room|battle|status|injury|news)\\b|${WHO}\\b(qb|qbs|qb1|quarterbacks?|under center)\\b|^(\\w+ ){0,3}(starting )?(qb|quarterback)$`,
    ),
    'I have no word on who plays quarterback. I do have injury reports: ask about a team or a player.',
  ],
  [
    new RegExp(
      `${WHO}\\b(goalies?|goaltenders?|netminders?|in net|in goal|between the pipes|keeper|goalkeeper)\\b|\\b(starting|confirmed) (goalies?|goaltenders?)\\b`,
    ),
    'I have no starting goalies, so who is in net is not known. I do have injury reports: ask about a team or a player.',
  ],
  [
    /\b(umps?|umpires?|umping|refs?(?! (books?|prices?))|referees?|reffing|officials|officiating|officiating crew|crew chief|home plate)\b/,
    'I have no umpires, referees or officials, so none is named.',
  ],
  [
    new RegExp(
      `${WHO}\\b(starting (lineups?|five|5|xi|eleven|rotation)|lineups?|line ups?|rosters?|depth chart|rotation|starting xi|formation|bench)\\b|\\b(confirmed|projected|starting) (lineups?|five|xi|eleven)\\b|^lineups?$`,
    ),
    'I have no lineups or rosters. I do have injury reports: ask about a team or a player.',
  ],
  [
    new RegExp(`${WHO}\\b(coach|coaches|coaching|head coach|manager|gm|owner)\\b`),
    'I have nothing on coaches and managers.',
  ],
  [
    /\b(what|which) (tv )?(channel|network|station)\b|\bwhere (can|do) (i|you|we) (watch|stream)\b|\bcan (i|you|we) (watch|stream)\b|\bhow (can|do) (i|you|we) (watch|stream)\b|\b(on tv|televised|broadcast(ed)?|being aired|airing|stream(ing|ed)? (it|the game)|on espn|on fox|on cbs|on nbc|on tnt|on prime|on peacock)\b/,
    'I do not have where a game is shown, only when it starts and what it is priced at.',
  ],
  [
    new RegExp(
      `${WHO}\\b(ats record|record ats|record against the spread|over under record|o u record|home record|road record|away record|division record|standings?|playoff picture|power ranking(s)?|ranked|rankings?|seed|stats?|statistics|averages?|averaging|per game|dvoa|epa|net rating|offensive rating|defensive rating|pace|possessions|snap count|usage|salary|contract|height|age|trade)\\b|\\b(record (against the spread|ats)|ats record)\\b`,
    ),
    'I have no statistics or standings of teams or players, only prices, how they moved, injury reports, forecasts, recent form and past meetings.',
  ],
  [
    new RegExp(`${WHO}\\b(stadium|venue|arena|ballpark|attendance|capacity|altitude|surface|turf)\\b`),
    'I have nothing on stadiums. For games played in the open I do have the forecast: ask for the weather of a game.',
  ],
];

/** "Fade the public there?" wants the other side of something that is not known. */
export const ofPublic = (plain: string): string | null => (/\bthe public\b/.test(plain) ? NO_PUBLIC : null);

/** "Who pitches tomorrow". */
export const asksPitchers = (plain: string): boolean => PITCHERS.test(plain);

/** That nothing of what is asked about a game is stored, in a sentence; null where something may be. */
export const notKeptOfGame = (plain: string): string | null =>
  OF_GAME.find(([asked]) => asked.test(plain))?.[1] ?? null;

const INDEX = indexPhrases(
  NOT_KEPT.flatMap(([phrases, sentence]) => phrases.split(', ').map((phrase) => [phrase, sentence] as const)),
);

/** The same of a bet that books sell and nothing is stored of: "to qualify", "win to nil", "first scorer". */
export function marketNotKept(tokens: readonly Token[]): string | null {
  const found = findPhrases(INDEX, tokens).find(
    ({ values, to }) => (values[0] === NO_MARKET || values[0] === NO_FIRST) && !isMoney(tokens[to]),
  );
  return found?.values[0] === undefined ? null : named(found.values[0], tokens, found);
}

/** "$5 to win at least $1000" is said of money, and of no games. */
const isMoney = (token: Token | undefined): boolean =>
  token?.number != null && token.number.sign === null && (token.number.dollars || token.number.value >= LEAST_MONEY);
const LEAST_MONEY = 20;

/** How a fight ends and who takes which set, as only who bets on them says it. */
const OF_SPORT: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^(mma|boxing)_/,
    /\bhow (does|do|would|will|is|are|did|could|can|might)( \w+){1,3} (win|wins|winning|beat|beats|get it done|end|ends|lose)\b|\b(method|finish(es|ed|ing)?|ko|kod|tko|knock(s|ed|ing)? (him |her |\w+ )?out|sub|subs|submi(ssion|t|ts|tted)|decision|dec|distance|stoppage|stopped|scorecards)\b|\b(which|what) (round|rd)\b|\b(in|wins?|ends?|end) (round|rd|r) ?\d\b/,
    NO_METHOD,
  ],
  [
    /^tennis_/,
    /\bsets? (spreads?|handicaps?|lines?|totals?|betting|score|winner|ml)\b|[+-]\d(\.5)? sets?\b|\b(win|wins|take|takes|win a|drop|drops|lose|loses|in|over|under) (\w+ )?(\d(\.5)? )?sets?\b|\b(first|1st|second|2nd|third|3rd) set\b|\bstraights?\b/,
    NO_SETS,
  ],
];

/** That a market which is sold only in this sport is not stored, in a sentence; null where it is not one of these. */
export const notSoldIn = (sportKey: string, text: string): string | null =>
  OF_SPORT.find(([sport, words]) => sport.test(sportKey) && words.test(text))?.[2] ?? null;

const NO_FUTURES = 'I have no futures';
const SEASON = `${NO_FUTURES}, so no price on "{asked}": no titles, divisions, awards or season wins, only single games. Ask about one of the next games.`;
/** Whether that nothing is stored was said of a whole season. */
export const isOfSeason = (sentence: string): boolean => sentence.startsWith(NO_FUTURES);

/** That nothing of what is asked for is stored, in a sentence that says it by its name; null where something may be. */
export function notKept(tokens: readonly Token[]): string | null {
  const found = findPhrases(INDEX, tokens).find(({ to }) => !isMoney(tokens[to]));
  return noFutures(tokens) ?? (found?.values[0] === undefined ? null : named(found.values[0], tokens, found));
}

/** A whole season is asked about, of which no price is stored. */
export function noFutures(tokens: readonly Token[]): string | null {
  const season = seasonIn(tokens);
  const isGolf = findPhrases(INDEX, tokens).some(({ values }) => values[0] === NO_GOLF);
  return season && (isGolf ? NO_GOLF : named(SEASON, tokens, season));
}

const named = (sentence: string, tokens: readonly Token[], { from, to }: { from: number; to: number }): string =>
  sentence.replace(
    '{asked}',
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
