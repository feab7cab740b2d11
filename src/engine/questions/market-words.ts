import { indexPhrases } from './phrase-index.ts';
import type { League, MarketKind } from './reading.ts';

/** What a word says about the market; `leagues` are those in which the word is used. */
export type MarketWord = {
  market: MarketKind;
  /** `player`: counts when a player is named; `team`: counts when a side is named. */
  needs?: 'player' | 'team';
  leagues?: readonly League[];
};

const FOOTBALL: readonly League[] = ['NFL', 'NCAAF'];
const BASKETBALL: readonly League[] = ['NBA', 'WNBA', 'NCAAB'];

const WORDS: readonly (readonly [MarketWord, string])[] = [
  [
    { market: 'moneyline' },
    'moneyline, moneylines, money line, money lines, ml, mls bets, straight up, head to head, h2h, outright winner, match winner, fight winner, draw no bet',
  ],
  [{ market: 'moneyline', needs: 'team' }, 'win, wins, winner, beat, beats, to win, outright, upset'],
  [{ market: 'moneyline' }, 'who wins, who will win, whos winning, whos gonna win, who is going to win'],
  [
    { market: 'spread' },
    'spread, spreads, point spread, ats, against the spread, handicap, handicaps, asian handicap, pickem, lay the points, laying the points, take the points, getting points',
  ],
  [{ market: 'spread', needs: 'team' }, 'cover, covers, covering'],
  [{ market: 'spread', leagues: ['NHL'] }, 'puck line, puckline, puck lines, pucklines'],
  [{ market: 'spread', leagues: ['MLB'] }, 'run line, runline, run lines, runlines'],
  [
    { market: 'total' },
    'total, totals, over under, over unders, o u, ou, game total, team total, total points, total goals, total runs, total rounds',
  ],
  [
    { market: 'prop' },
    'prop, props, player prop, player props, prop bet, prop bets, props bets, double double, triple double, both teams to score, btts, first basket, player points',
  ],
  [
    { market: 'prop', leagues: FOOTBALL },
    'yards, yds, passing yards, rushing yards, receiving yards, receptions, completions, touchdown, touchdowns, td, tds, anytime td, anytime touchdown, first td, atd, pass attempts, interceptions',
  ],
  [
    { market: 'prop', leagues: BASKETBALL },
    'rebounds, rebs, pra, points rebounds assists, threes made, three pointers, 3 pointers, 3pm, blocks and steals',
  ],
  [{ market: 'prop', leagues: ['NBA', 'WNBA', 'NCAAB', 'NHL', 'Soccer'] }, 'assists'],
  [
    { market: 'prop', leagues: ['MLB'] },
    'strikeouts, strikeout, total bases, home run, home runs, homer, homers, hr, dinger, dingers, rbi, rbis, stolen bases, nrfi, yrfi, pitcher props, hits allowed',
  ],
  [{ market: 'prop', leagues: ['NHL'] }, 'shots on goal, sog, goalie saves'],
  [{ market: 'prop', leagues: ['Soccer'] }, 'shots on target, goalscorer, goal scorer, anytime goalscorer, corners'],
  [
    { market: 'prop', needs: 'player' },
    'points, pts, hits, goals, goal, runs, saves, shots, steals, blocks, boards, dimes, ks, threes, catches, aces, to score, anytime, first scorer, passing, rushing, receiving, 3s',
  ],
  [{ market: 'prop' }, 'method of victory, by ko, by knockout, by submission, by decision'],
];

export const MARKET_WORDS = indexPhrases<MarketWord>(
  WORDS.flatMap(([word, phrases]) => phrases.split(', ').map((phrase) => [phrase, word] as const)),
);

/** Words that belong to a sport without naming a market: they settle which of two teams of one name is meant. */
export const SPORT_HINTS = indexPhrases<readonly League[]>(
  (
    [
      [FOOTBALL, 'qb, quarterback, quarterbacks, wide receiver, running back, kicker, field goal, gridiron, tight end'],
      [BASKETBALL, 'point guard, dunk, dunks, tip off, tipoff'],
      [
        ['MLB'],
        'pitcher, pitchers, pitching, bullpen, innings, inning, f5, first five, first 5 innings, ballpark, batter, batters',
      ],
      [['NHL'], 'goalie, goalies, puck, power play, overtime goal'],
      [['Soccer'], 'clean sheet, striker, keeper, full time result'],
      [['UFC'], 'knockout, submission, ko, octagon, weigh in, takedowns'],
    ] as readonly (readonly [readonly League[], string])[]
  ).flatMap(([leagues, phrases]) => phrases.split(', ').map((phrase) => [phrase, leagues] as const)),
);
