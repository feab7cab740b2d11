import type { League } from '#engine/names/league.ts';
import { indexPhrases } from '#engine/names/phrase-index.ts';

const FOOTBALL: readonly League[] = ['NFL', 'NCAAF'];
const BASKETBALL: readonly League[] = ['NBA', 'WNBA', 'NCAAB'];

/** Words of markets, and the leagues in which alone they are used; none: in all of them. */
export const MARKET_WORDS = indexed([
  [
    [],
    'moneyline, moneylines, money line, money lines, ml, m l, straight up, head to head, h2h, outright winner, match winner, fight winner, draw no bet, dnb, double chance, to advance, win, wins, winner, winning, beat, beats, to win, outright, upset, defeat, who wins, who will win, whos winning, whos gonna win, who is going to win, whos going to win, who gonna win, who takes it, who win, spread, spreads, point spread, ats, against the spread, handicap, handicaps, asian handicap, pickem, lay the points, laying the points, take the points, getting points, giving points, laying points, giving the points, sprd, the hook, point spreads, game spread, set spread, cover, covers, covering, covered, total, totals, over under, over unders, o u, ou, game total, team total, total points, total goals, total runs, total rounds, total games, total sets, match total, goal line, goals line, points total, goals total, runs total, over under rounds, combined score, totals bets, prop, props, player prop, player props, prop bet, prop bets, props bets, double double, triple double, both teams to score, btts, first basket, player points, double doubles, triple doubles, dd, both to score, both score, player bets, player bet, player stuff, player lines, player markets, props on players, players not teams, first scorer, player picks, anytime scorer, anytime scorers, scores first, score first, first to score, goes the distance, go the distance, going the distance, points, pts, hits, runs, goals, goal, saves, shots, steals, blocks, aces, double faults, scores, to score, anytime',
  ],
  [
    ['NHL'],
    'puck line, puckline, puck lines, pucklines, pl, shots on goal, sog, sogs, goalie saves, power play points, blocked shots',
  ],
  [
    ['MLB'],
    'run line, runline, run lines, runlines, strikeouts, strikeout, total bases, home run, home runs, homer, homers, hr, dinger, dingers, rbi, rbis, stolen bases, nrfi, nrfis, yrfi, yrfis, pitcher props, hits allowed, hrs, stolen base, outs recorded, earned runs, hits runs rbis, hrr, go yard, goes yard, going yard, leave the yard, to homer, to go deep, go deep, hit a homer, hit a home run, k props, strikeout props, strike outs, total base, homerun, homeruns, ks',
  ],
  [
    FOOTBALL,
    'yards, yds, yardage, passing yards, rushing yards, receiving yards, pass yds, rush yds, rec yds, pass yards, rush yards, rec yards, passing yds, rushing yds, receiving yds, longest reception, longest rush, longest catch, sacks, qb props, wr props, rb props, first touchdown, 1st td, 1st touchdown, td scorer, td scorers, touchdown scorer, touchdown scorers, anytime tds, ftd, attd, rushing attempts, passing tds, pass tds, passing touchdowns, receptions, completions, touchdown, touchdowns, td, tds, anytime td, anytime touchdown, first td, atd, pass attempts, interceptions, catches, passing, rushing, receiving',
  ],
  [
    BASKETBALL,
    'rebounds, rebs, reb, rebounding, pra, pras, pts rebs asts, pts reb ast, points rebs assists, points assists, points rebounds, rebounds assists, points rebounds assists, threes made, three pointers, 3 pointers, 3pm, blocks and steals, boards, dimes, threes, 3s',
  ],
  [['NBA', 'WNBA', 'NCAAB', 'NHL', 'Soccer'], 'assists, assist, asts'],
  [
    ['Soccer'],
    'clean sheet, clean sheets, shots on target, sot, corners, corner kicks, bookings, to be booked, yellow cards',
  ],
  [
    ['NHL', 'Soccer'],
    'goalscorer, goalscorers, goal scorer, goal scorers, anytime goalscorer, anytime goal scorer, anytime goal',
  ],
  [
    ['UFC'],
    'ko, tko, knockout, submission, sub, decision, finish, stoppage, method of victory, method of win, by ko, by tko, by knockout, by submission, by sub, by decision, by dec, by stoppage, inside the distance, itd, round betting, first round finish, to get finished',
  ],
  [['Tennis'], 'straight sets, in straight sets'],
]);

/** Words that belong to a sport without naming a market: they settle which of two teams of one name is meant. */
export const SPORT_HINTS = indexed([
  [
    FOOTBALL,
    'qb, qbs, quarterback, quarterbacks, wide receiver, running back, kicker, field goal, gridiron, tight end',
  ],
  [BASKETBALL, 'point guard, dunk, dunks, tip off, tipoff'],
  [
    ['MLB'],
    'first pitch, starting pitcher, pitcher, pitchers, pitching, bullpen, innings, inning, f5, first five, first 5 innings, ballpark, batter, batters',
  ],
  [['NHL'], 'empty net, goalie, goalies, puck, power play, overtime goal'],
  [['Soccer'], 'clean sheet, clean sheets, striker, btts, both teams to score, keeper, full time result'],
  [['Tennis'], 'grand slam, total sets, tiebreak, tie break'],
  [['NCAAF'], 'bowl game, bowl games, bowl season'],
  [
    ['UFC'],
    'knockout, submission, ko, octagon, weigh in, takedowns, main event, main card, co main, prelims, undercard, title fight, rounds, fighter, fighters',
  ],
]);

function indexed(words: readonly (readonly [readonly League[], string])[]) {
  return indexPhrases(
    words.flatMap(([leagues, phrases]) => phrases.split(', ').map((phrase) => [phrase, leagues] as const)),
  );
}
