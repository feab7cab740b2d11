import { describe, expect, it } from 'vitest';
import { type Expected, names, read, stated } from './test-read.ts';

const CASES: readonly (readonly [string, Expected])[] = [
  // The quick chips.
  ['MLB Today', { intent: 'picks', leagues: ['MLB'], window: 'today' }],
  ['Player Props', { intent: 'picks', markets: ['prop'], leagues: [] }],
  ['Parlays', { intent: 'parlay', count: null }],
  ['Best Value', { intent: 'picks', markets: [], leagues: [] }],
  // Football.
  ['NFL picks today', { intent: 'picks', leagues: ['NFL'], window: 'today' }],
  ['best nfl bets this sunday', { leagues: ['NFL'], window: 'on Sunday', count: null }],
  [
    'who wins chiefs vs bills tonight',
    { teams: ['Buffalo Bills', 'Kansas City Chiefs'], markets: ['moneyline'], window: 'tonight' },
  ],
  ['Chiefs -3.5 good bet?', { intent: 'one_game', teams: ['Kansas City Chiefs'], markets: ['spread'], line: -3.5 }],
  ['niners -7', { teams: ['San Francisco 49ers'], markets: ['spread'], line: -7 }],
  ['giants or cowboys', { teams: ['Dallas Cowboys', 'New York Giants'] }],
  ['take the points with the giants +7.5 nfl', { teams: ['New York Giants'], line: 7.5, markets: ['spread'] }],
  ['philadelphia egales moneyline', { teams: ['Philadelphia Eagles'], markets: ['moneyline'] }],
  ['stealers ravens sundy', { teams: ['Baltimore Ravens', 'Pittsburgh Steelers'], window: 'on Sunday' }],
  ['minesota vikings spraed', { teams: ['Minnesota Vikings'], markets: ['spread'] }],
  ['vikings vs packers Dec 13', { teams: ['Green Bay Packers', 'Minnesota Vikings'], window: 'on December 13' }],
  ['who u got in the bills game', { intent: 'one_game', teams: ['Buffalo Bills'] }],
  ['rams seahawks who ya got', { teams: ['Los Angeles Rams', 'Seattle Seahawks'] }],
  ['LA Rams over 45', { teams: ['Los Angeles Rams'], markets: ['total'], side: 'over', line: 45 }],
  ['best anytime td scorers this week nfl', { leagues: ['NFL'], markets: ['prop'], window: 'this week' }],
  ['Monday night football pick', { leagues: ['NFL'], window: 'on Monday night' }],
  ['pick for Thanksgiving', { window: 'on November 26', intent: 'picks' }],
  ['college football top 25 picks', { leagues: ['NCAAF'], count: null }],
  ['cfb saturday noon games', { leagues: ['NCAAF'], window: 'on Saturday at noon', intent: 'picks' }],
  ['bama -7 cfb', { teams: ['Alabama Crimson Tide'], leagues: ['NCAAF'], line: -7 }],
  ['ncaaf tigers vs gators', { leagues: ['NCAAF'], markets: [] }],
  ['weather impact for the bills game', { intent: 'one_game', teams: ['Buffalo Bills'] }],
  ['what is the spread on the Bills game', { intent: 'one_game', teams: ['Buffalo Bills'], markets: ['spread'] }],
  // Basketball.
  ['top 3 nba plays tonight', { leagues: ['NBA'], count: 3, window: 'tonight' }],
  [
    'gimme ur best bet for tonites lakers game',
    { teams: ['Los Angeles Lakers'], window: 'tonight', intent: 'one_game' },
  ],
  [
    'u220.5 lakers celtics',
    { teams: ['Boston Celtics', 'Los Angeles Lakers'], markets: ['total'], side: 'under', line: 220.5 },
  ],
  ['Will the Lakers cover?', { teams: ['Los Angeles Lakers'], markets: ['spread'] }],
  ['Heat moneyline tonight', { teams: ['Miami Heat'], markets: ['moneyline'] }],
  ['is the heat a good bet', { teams: ['Miami Heat'] }],
  ['magic +7.5', { teams: ['Orlando Magic'], line: 7.5 }],
  ['kings warriors', { teams: ['Golden State Warriors', 'Sacramento Kings'] }],
  ['jazz under 230', { teams: ['Utah Jazz'], side: 'under', line: 230 }],
  ['clevland cavs', { teams: ['Cleveland Cavaliers'] }],
  ['pheonix suns moneylin', { teams: ['Phoenix Suns'], markets: ['moneyline'] }],
  ['Golden State Warriers tonight', { teams: ['Golden State Warriors'] }],
  ['sixers knicks', { teams: ['New York Knicks', 'Philadelphia 76ers'] }],
  ['Spurs NBA tonight', { teams: ['San Antonio Spurs'] }],
  ['nba unders', { leagues: ['NBA'], markets: ['total', 'prop'], side: 'under' }],
  ['this evening nba', { leagues: ['NBA'], window: 'tonight' }],
  ['Dec 25 nba games', { leagues: ['NBA'], window: 'on December 25' }],
  ['i have 50 bucks for nba tonight', { leagues: ['NBA'], teams: [], count: null }],
  ['duke -5.5 ncaab', { teams: ['Duke Blue Devils'], line: -5.5 }],
  ['uconn vs gonzaga over/under 145.5', { markets: ['total'], side: null, line: 145.5 }],
  ['michigan st ncaab', { teams: ['Michigan St Spartans'] }],
  ['sun vs aces wnba', { teams: ['Connecticut Sun', 'Las Vegas Aces'] }],
  ['last 5 games of the knicks', { teams: ['New York Knicks'], count: null }],
  // Baseball.
  ['Any good nrfi plays', { leagues: ['MLB'], markets: ['prop'] }],
  ['home run props today', { leagues: ['MLB'], markets: ['prop'], window: 'today' }],
  ['dodgers vs padres o8.5?', { teams: ['Los Angeles Dodgers', 'San Diego Padres'], side: 'over', line: 8.5 }],
  ['cardinals vs cubs', { teams: ['Chicago Cubs', 'St. Louis Cardinals'] }],
  ['reds tonight mlb', { teams: ['Cincinnati Reds'] }],
  ['yankes redsox tonite', { teams: ['Boston Red Sox', 'New York Yankees'], window: 'tonight' }],
  ['Texas Rangers over 8.5', { teams: ['Texas Rangers'], side: 'over', line: 8.5, markets: ['total'] }],
  ["oakland a's", { teams: ['Athletics'] }],
  ['KC ml mlb', { teams: ['Kansas City Royals'] }],
  ['UNDER 8 yankees mets', { teams: ['New York Mets', 'New York Yankees'], side: 'under', line: 8 }],
  ['rangers run line', { teams: ['Texas Rangers'], markets: ['spread'] }],
  // Hockey.
  ['underdogs only in the nhl tonight', { leagues: ['NHL'], side: 'underdog', window: 'tonight' }],
  ['any value on the Habs puck line?', { teams: ['Montréal Canadiens'], markets: ['spread'] }],
  ['Montreal Canadiens ml', { teams: ['Montréal Canadiens'] }],
  ['panthers bruins', { teams: ['Boston Bruins', 'Florida Panthers'] }],
  ['rangers islanders', { teams: ['New York Islanders', 'New York Rangers'] }],
  ['wild vs blues', { teams: ['Minnesota Wild', 'St Louis Blues'] }],
  ['penguins caps ml', { teams: ['Pittsburgh Penguins', 'Washington Capitals'], markets: ['moneyline'] }],
  ['leafs habs', { teams: ['Montréal Canadiens', 'Toronto Maple Leafs'] }],
  ['NHL totals tomorrow night', { leagues: ['NHL'], markets: ['total'], window: 'tomorrow night' }],
  // Soccer.
  [
    'manchster city vs liverpool over 2.5 goals',
    { teams: ['Liverpool', 'Manchester City'], markets: ['total'], side: 'over', line: 2.5 },
  ],
  ['Man U draw?', { teams: ['Manchester United'], markets: ['moneyline'], side: 'draw' }],
  ['premier league draws saturday', { leagues: ['EPL'], side: 'draw', window: 'on Saturday' }],
  ['over 2.5 goals in epl', { leagues: ['EPL'], side: 'over', line: 2.5, count: null }],
  ['wolves vs villa', { teams: ['Aston Villa', 'Wolverhampton Wanderers'] }],
  ['arsnal chelsea tommorow', { teams: ['Arsenal', 'Chelsea'], window: 'tomorrow' }],
  ['man city -1.5 asian handicap', { teams: ['Manchester City'], markets: ['spread'], line: -1.5 }],
  [
    'la liga picks this weekend',
    { leagues: ['Soccer'], competitions: ['soccer_spain_la_liga'], teams: [], window: 'this weekend' },
  ],
  ['real madrid vs barca both teams to score', { teams: ['Barcelona', 'Real Madrid'], markets: ['prop'] }],
  ['atletico madrid win', { teams: ['Atlético Madrid'], markets: ['moneyline'] }],
  ['inter miami tonight', { teams: ['Inter Miami CF'] }],
  ['st louis city sc', { teams: ['St. Louis City SC'] }],
  ['D.C. United', { teams: ['D.C. United'] }],
  ['usmnt vs mexico', { teams: ['Mexico', 'USA'] }],
  // Fights and tennis.
  ['ufc fight night picks', { leagues: ['UFC'], intent: 'picks' }],
  ['saturday night ufc', { leagues: ['UFC'], window: 'on Saturday night' }],
  ['islam vs jdm', { teams: ['Islam Makhachev', 'Jack Della Maddalena'] }],
  ["Sean O'Malley moneyline", { teams: ["Sean O'Malley"], markets: ['moneyline'] }],
  ['Canelo fight', { teams: ['Canelo Alvarez'] }],
  ['Who wins Usyk Fury', { teams: ['Oleksandr Usyk', 'Tyson Fury'], markets: ['moneyline'] }],
  ['alcaraz vs sinner who wins', { teams: ['Carlos Alcaraz', 'Jannik Sinner'], markets: ['moneyline'] }],
  [
    'who should i bet on in wimbledon',
    { leagues: ['Tennis'], competitions: ['tennis_atp_wimbledon', 'tennis_wta_wimbledon'], intent: 'picks' },
  ],
  // Players.
  ['lebron over 25.5 points', { players: ['LeBron James'], markets: ['prop'], side: 'over', line: 25.5 }],
  ['Josh Allen over 245.5 passing yards', { players: ['Josh Allen'], markets: ['prop'], line: 245.5 }],
  ['ladd mcconkey over 60.5 receiving yards', { players: ['Ladd McConkey'], leagues: ['NFL'], line: 60.5 }],
  ['Jalen Johnson over 8.5 assists', { players: ['Jalen Johnson'], markets: ['prop'] }],
  ['Take Judge over 1.5 total bases', { players: ['Aaron Judge'], leagues: ['MLB'], markets: ['prop'] }],
  ['mahomes 2+ passing tds', { players: ['Patrick Mahomes'], side: 'over', line: 1.5 }],
  ['luka under 21 points', { players: ['Luka Doncic'], side: 'under', line: 21, intent: 'picks' }],
  ['wembanyama blocks over 3.5', { players: ['Victor Wembanyama'], markets: ['prop'], side: 'over' }],
  ['messi to score anytime', { players: ['Lionel Messi'], markets: ['prop'] }],
  ['caitlin clark points', { players: ['Caitlin Clark'], markets: ['prop'] }],
  ['Give Me The Best NBA Props Tonight', { players: [], leagues: ['NBA'], markets: ['prop'] }],
  // Counts and parlays.
  ['give me 5 picks', { count: 5, intent: 'picks' }],
  ['give me one pick', { count: 1 }],
  ['a couple of nba picks', { count: 2, leagues: ['NBA'] }],
  ["5 prop bets for tonight's nba games", { count: 5, markets: ['prop'], window: 'tonight' }],
  ['Can I get 4 MLB picks?', { count: 4 }],
  ['build me a 3-leg parlay', { intent: 'parlay', count: 3 }],
  ['a three-team parlay for sunday', { intent: 'parlay', count: 3, window: 'on Sunday' }],
  ['5 legger', { intent: 'parlay', count: 5 }],
  ['same game parlay for chiefs bills', { intent: 'parlay', teams: ['Buffalo Bills', 'Kansas City Chiefs'] }],
  ['what is the best parlay today', { intent: 'parlay', window: 'today' }],
  ['no parlays, just straight bets', { intent: 'picks' }],
  ['2 units on the bills -3', { count: null, line: -3 }],
  ['over 2.5 in arsenal chelsea', { count: null, line: 2.5 }],
  // Limits on the odds.
  ['4 leg parlay plus money legs only', { count: 4, minDecimal: 2, maxDecimal: null }],
  ['+money dogs', { minDecimal: 2, side: 'underdog' }],
  ['nothing heavier than -200', { minDecimal: 1.5, maxDecimal: null }],
  ['no favorites over -200', { minDecimal: 1.5, side: null }],
  ['at least +120 dogs', { minDecimal: 2.2, side: 'underdog' }],
  ['+100 or better', { minDecimal: 2, statedDecimal: null }],
  ['odds of 2.0 or higher', { minDecimal: 2 }],
  ['odds over 1.8 only for soccer', { minDecimal: 1.8, line: null, side: null }],
  ['nothing over +300 please', { maxDecimal: 4 }],
  ['up to +200', { maxDecimal: 3 }],
  // Prices that the writer has.
  [
    '+145 on the Winnipeg Jets ML at DraftKings, good?',
    { intent: 'slip_check', teams: ['Winnipeg Jets'], statedDecimal: 2.45, book: 'DraftKings' },
  ],
  ['Arsenal at 2.45 good?', { intent: 'slip_check', statedDecimal: 2.45 }],
  ['chiefs @ +150 on fd', { intent: 'slip_check', statedDecimal: 2.5, book: 'FanDuel' }],
  ['plus 150 on the ravens, take it?', { intent: 'slip_check', statedDecimal: 2.5 }],
  ['Bills -3 (-125) fanduel', { intent: 'slip_check', line: -3, statedDecimal: 1.8, book: 'FanDuel' }],
  ['over 47.5 chiefs bills at 1.95', { intent: 'slip_check', line: 47.5, side: 'over', statedDecimal: 1.95 }],
  ['ravens at even money', { intent: 'slip_check', statedDecimal: 2 }],
  // Vague.
  ['anything good?', { intent: 'picks' }],
  ['what do you like tonight', { intent: 'picks', window: 'tonight' }],
  ['help me win', { intent: 'picks' }],
  ['hey, best nba pick tonight?', { intent: 'picks', leagues: ['NBA'] }],
  ['whats the move today', { intent: 'picks', window: 'today' }],
  ['GIVE ME A LOCK FOR THE NFL', { intent: 'picks', leagues: ['NFL'], teams: [], players: [] }],
];

describe('a bettor asks', () => {
  it.each(CASES)('%s', (question, expected) => {
    expect(stated(read(question), expected)).toEqual(expected);
  });

  it('covers more than 120 questions', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(120);
  });
});

describe('a name of two teams', () => {
  it('means both while nothing decides', () => {
    expect(names(read('Spurs moneyline').teams)).toEqual(['San Antonio Spurs', 'Tottenham Hotspur']);
  });

  it.each([
    ['Spurs epl', 'Tottenham Hotspur'],
    ['cards nfl', 'Arizona Cardinals'],
    ['jets goalie tonight', 'Winnipeg Jets'],
    ['giants pitcher', 'San Francisco Giants'],
    ['giants quarterback', 'New York Giants'],
  ])('is settled by a word of the sport: %s', (question, team) => {
    expect(names(read(question).teams)).toEqual([team]);
  });
});

describe('everyday words', () => {
  it.each([
    'who is on fire right now',
    'wild guess for tonight',
    'any magic numbers',
    'give me the sky high odds',
    '50 bucks to win',
  ])('are no teams: %s', (question) => {
    expect(read(question).teams).toEqual([]);
  });
});

it('reads a limit as decimal odds', () => {
  expect(read('better than -150 only').minDecimal).toBeCloseTo(5 / 3, 12);
  const range = read('between -120 and +150');
  expect(range.minDecimal).toBeCloseTo(11 / 6, 12);
  expect(range.maxDecimal).toBe(2.5);
});
