import type { Stat } from '#contract/research/stats.ts';
import { indexPhrases, type PhraseMatch, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';

/** What a prop counts, with the names it goes by. Some of it is priced nowhere, which an answer has to say. */
const NAMES = {
  passing_yards:
    'passing yards, pass yards, passing yds, pass yds, pass yd, yards passing, passing, throwing yards, through the air, in the air, qb yards, yards, yds, yardage, qb props',
  rushing_yards:
    'rushing yards, rush yards, rushing yds, rush yds, rush yd, rb yards, yards rushing, rushing, on the ground, yards, yds, yardage, rb props',
  receiving_yards:
    'receiving yards, rec yards, receiving yds, rec yds, receiver yards, receivers yards, wr yards, yards receiving, receiving, yards, yds, yardage, wr props',
  passing_touchdowns:
    'passing tds, pass tds, passing touchdowns, passing td, pass td, td passes, touchdown passes, qb props',
  receptions: 'receptions, catches, reception, grabs, recs, rec, wr props',
  anytime_touchdown:
    'anytime touchdown, anytime touchdowns, anytime td, anytime tds, anytime td scorer, anytime td scorers, anytime touchdown scorer, anytime touchdown scorers, attd, atd, td scorer, td scorers, tds scorer, tds scorers, tds to score, touchdown scorer, touchdown scorers, score a td, scores a td, scoring a td, to score a td, get a td, gets a td, to get a td, score a touchdown, scores a touchdown, scoring a touchdown, to score a touchdown, get a touchdown, gets a touchdown, to get a touchdown, touchdown, touchdowns, td, tds, to score, scores, gonna score, going to score, will score, find the end zone, finds the end zone, find the endzone, to find the end zone, to find the endzone, finding the end zone, finding the endzone, reach the end zone, reaches the end zone, reaching the end zone, hit paydirt, hits paydirt, in the end zone, in the endzone, anytime, anytime scorer, anytime scorers, who scores',
  anytime_goal:
    'atgs, ags, anytime goal, anytime goals, anytime goalscorer, anytime goal scorer, goalscorer, goalscorers, goal scorer, goal scorers, to score, scores, gonna score, going to score, will score, find the net, finds the net, on the scoresheet, anytime, anytime scorer, anytime scorers, goal, goals, who scores, score a goal, scores a goal, scoring a goal, to score a goal, finding the net, finding the back of the net, find the back of the net, finds the back of the net',
  points: 'points, pts, player points',
  rebounds: 'rebounds, rebound, rebs, reb, boards, rebounding, glass',
  assists: 'assists, assist, asts, ast, dimes',
  threes: 'threes, 3s, three pointers, 3 pointers, 3pm, 3pt, 3pts made, treys, triples made, threes made, made threes',
  points_rebounds_assists:
    'pra, pras, points rebounds assists, points rebounds and assists, pts rebs asts, pts reb ast, points rebs assists',
  points_and_rebounds: 'points rebounds, points and rebounds, pts rebs',
  points_and_assists: 'points assists, points and assists, pts asts',
  rebounds_and_assists: 'rebounds assists, rebounds and assists, rebs asts',
  shots_on_goal: 'shots on goal, sog, sogs, shots',
  shots_on_target: 'shots on target, sot, shots',
  hits: 'hits, base hits, to record a hit, to get a hit',
  home_runs:
    'home run, home runs, homer, homers, hr, hrs, dinger, dingers, homerun, homeruns, go yard, goes yard, going yard, leave the yard, to homer, to go deep, go deep, goes deep',
  total_bases: 'total bases, total base, bases, tb, tbs',
  strikeouts:
    'strikeouts, strikeout, ks, punchouts, punch outs, strike out total, k props, strike outs, strikeout props, pitcher props',
  runs_batted_in: 'rbi, rbis, ribbies, runs batted in',
  hits_runs_rbis: 'hits runs rbis, hits runs and rbis, hrr, hrrs, h r rbi, h r r',
  stolen_bases: 'stolen base, stolen bases, steal a base',
  outs_recorded: 'outs recorded, pitching outs, pitcher outs',
  hits_allowed: 'hits allowed, earned runs, earned runs allowed',
  first_inning_runs: 'nrfi, nrfis, yrfi, yrfis, no run first inning, run in the first inning',
  first_touchdown:
    'first touchdown, first td, 1st td, 1st touchdown, ftd, first td scorer, first touchdown scorer, who scores first, scores first, score first, first to score',
  interceptions: 'interceptions, interception, picks thrown',
  completions: 'completions, pass attempts, passing attempts, rushing attempts, carries',
  longest_gain: 'longest reception, longest rush, longest catch, longest completion',
  sacks: 'sacks, sack, tackles',
  double_double: 'double double, double doubles, dub dub, dub dubs, dubdub, dbl dbl, dbl double, dd',
  triple_double: 'triple double, triple doubles, trip dub, trip dubs, trip double, trip dbl',
  steals: 'steals, steal',
  blocks: 'blocks, block, blocks and steals, stocks',
  first_basket: 'first basket, first basket scorer, first bucket',
  saves: 'saves, goalie saves',
  blocked_shots: 'blocked shots',
  power_play_points: 'power play points, ppp',
  first_goal:
    'first goal, first goalscorer, first goal scorer, first scorer, who scores first, scores first, score first, first to score',
  both_teams_to_score: 'both teams to score, both teams score, both teams scoring, btts, both to score, both score',
  clean_sheet: 'clean sheet, clean sheets',
  corners: 'corners, corner kicks, corner',
  cards: 'bookings, to be booked, yellow cards, yellow card, red card, cards',
  fouls: 'fouls, tackles won',
  method_of_victory:
    'method of victory, method of win, ko, tko, knockout, submission, sub, decision, finish, stoppage, by ko, by tko, by knockout, by submission, by sub, by decision, by dec, by stoppage, inside the distance, itd, round betting, first round finish, to get finished',
  distance: 'goes the distance, go the distance, going the distance',
  straight_sets: 'straight sets, in straight sets',
  award:
    'mvp, roty, rookie of the year, dpoy, defensive player of the year, cy young, heisman, ballon dor, golden boot',
  aces: 'aces, ace, double faults',
} as const satisfies Readonly<Record<Stat, string>>;

export type PropStat = Stat;

/** What is mostly bet on of a player who does several things: his over needs no more words. */
export const MAIN_STATS: readonly PropStat[] = ['points', 'passing_yards', 'strikeouts'];

export const PROP_STATS = Object.keys(NAMES) as readonly PropStat[];

export const PROP_STAT_PHRASES = indexPhrases<PropStat>(
  PROP_STATS.flatMap((stat) => NAMES[stat].split(', ').map((name) => [name, stat] as const)),
);

const HITS_AT_ALL =
  /^(it|that|this|bet|ticket|parlay|dog|underdog|favorite|fav|longshot|pick|both)( (only|just|actually|really|even|always|never|usually|still))?$/;

/** "Reason for passing", "why are you passing on it". */
const isPass = (tokens: readonly Token[], at: number): boolean =>
  /^(for|of|are|youre|im|keep|about|be|just|not|by)$/.test(tokens[at - 1]?.text ?? '') ||
  /^(on|here|it|that|there|up)$/.test(tokens[at + 1]?.text ?? '');

/** What a player's number counts at a place; "it only hits 47%" is a bet that wins, and no hit. */
export function statAt(tokens: readonly Token[], at: number): PhraseMatch<PropStat> | null {
  const found = phraseAt(PROP_STAT_PHRASES, tokens, at);
  if (found?.to === at + 1 && tokens[at]?.text === 'passing' && isPass(tokens, at)) return null;
  if (found?.to !== at + 1 || tokens[at]?.text !== 'hits') return found;
  const [first = '', second = ''] = [tokens[at - 2]?.text, tokens[at - 1]?.text];
  return HITS_AT_ALL.test(second) || HITS_AT_ALL.test(`${first} ${second}`) ? null : found;
}
