import type { BoardCell, BoardGame, GameBoard, OddsBoard } from '#contract/odds-board.ts';
import type { MarketMoves } from '#contract/research/moves.ts';

export const TEST_NOW = new Date('2026-11-22T16:00:00Z');

const sideOf = (
  selection: BoardCell['sides'][number]['selection'],
  label: string,
  [line, decimal, text, fairText]: [number | null, number, string, string],
): BoardCell['sides'][number] => ({
  selection,
  label,
  line,
  best: { bookKey: 'fanduel', book: 'FanDuel', decimal, text, ageSeconds: 180 },
  fairChance: 0.5,
  fairText,
});

export const SPREAD: BoardCell = {
  market: 'spread',
  player: null,
  line: -2.5,
  sides: [
    sideOf('home', 'Kansas City Chiefs', [-2.5, 1.87, '-115', '-108']),
    sideOf('away', 'Buffalo Bills', [2.5, 2.05, '+105', '+108']),
  ],
  hold: 0.021,
  holdText: '2.10%',
  books: 9,
  ageSeconds: 45,
};

const MONEYLINE: BoardCell = {
  ...SPREAD,
  market: 'moneyline',
  line: null,
  sides: [
    sideOf('home', 'Kansas City Chiefs', [null, 1.7, '-143', '-135']),
    sideOf('away', 'Buffalo Bills', [null, 2.2, '+120', '+135']),
  ],
};

export const GAME: BoardGame = {
  eventId: 'demo:nfl:1',
  game: 'Buffalo Bills @ Kansas City Chiefs',
  league: 'NFL',
  home: 'Kansas City Chiefs',
  away: 'Buffalo Bills',
  startsAt: '2026-11-22T20:00:00.000Z',
  markets: [MONEYLINE, SPREAD],
};

const STATUS: OddsBoard['slate'] = {
  odds: 'demo',
  asOf: '2026-11-22T15:59:30.000Z',
  ageSeconds: 30,
  badge: 'DEMO',
  events: 1,
  books: 9,
};

export const BOARD: OddsBoard = {
  slate: STATUS,
  leagues: [
    { league: 'NFL', games: 1 },
    { league: 'NBA', games: 2 },
  ],
  league: 'NFL',
  games: [GAME],
  total: 1,
  offset: 0,
  bets: [{ eventId: GAME.eventId, market: 'spread', selection: 'away' }],
};

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour)).toISOString();
const point = (hour: number, line: number | null, decimal: number | null) => ({
  at: at(hour),
  line,
  decimal,
  text: decimal === null ? null : '-110',
});

export const MOVES: MarketMoves = {
  eventId: GAME.eventId,
  game: GAME.game,
  league: 'NFL',
  startsAt: GAME.startsAt,
  market: 'spread',
  period: 'full',
  player: null,
  side: 'home',
  label: 'Kansas City Chiefs spread',
  line: null,
  series: [
    {
      bookKey: 'fanduel',
      book: 'FanDuel',
      canBet: true,
      opener: point(10, -2.5, 1.91),
      now: point(12, -2.5, 1.87),
      points: [point(10, -2.5, 1.91), point(11, -2.5, null), point(12, -2.5, 1.87)],
      recorded: 3,
      words: 'FanDuel: -2.5 (-110) on Nov 22, now -2.5 (-115)',
      evidenceIds: [],
    },
  ],
  open: null,
  now: null,
  consensus: [
    { at: at(10), line: -2.5, chance: 0.5, chanceText: '50.0%', books: 9 },
    { at: at(14), line: -2.5, chance: 0.54, chanceText: '54.0%', books: 9 },
  ],
};

const row = (bookKey: string, book: string, canBet: boolean, [home, away]: [string, string]) => ({
  bookKey,
  book,
  canBet,
  prices: [
    { selection: 'home' as const, label: 'Kansas City Chiefs', line: -2.5, decimal: canBet ? 1.87 : 1.85, text: home },
    {
      selection: 'away' as const,
      label: 'Buffalo Bills',
      line: 2.5,
      decimal: canBet ? 2.05 : 2.1,
      text: away,
      ...(canBet && { link: 'https://book.example/bet' }),
    },
  ],
  margin: 0.045,
  share: 0.5,
  ageSeconds: 60,
});

export const GAME_BOARD: GameBoard = {
  slate: STATUS,
  game: GAME,
  hasBegun: false,
  market: 'spread',
  player: null,
  title: null,
  board: {
    scope: 'game',
    markets: [{ ...SPREAD, eventId: GAME.eventId, game: GAME.game, league: 'NFL', startsAt: GAME.startsAt }],
    rows: [row('fanduel', 'FanDuel', true, ['-115', '+105']), row('pinnacle', 'Pinnacle', false, ['-118', '+110'])],
    otherLines: [-3],
    lines: [
      { line: -3, books: 2, sides: [{ selection: 'home', line: -3, best: null }] },
      { line: -2.5, books: 9, sides: [] },
    ],
    bestNumbers: [],
    asked: {
      side: null,
      line: null,
      books: null,
      missing: [],
      minDecimal: null,
      minText: null,
      only: null,
      maxText: null,
      minLine: null,
      maxLine: null,
      order: null,
      tells: null,
    },
    total: 2,
    offset: 0,
  },
  missing: null,
  moves: MOVES,
  facts: [
    {
      eventId: GAME.eventId,
      game: GAME.game,
      league: 'NFL',
      kind: 'injury',
      team: 'Kansas City Chiefs',
      player: null,
      text: 'The left tackle is out.',
      sourceName: 'Test desk',
      sourceUrl: null,
      observedAt: at(13),
      ageSeconds: 10_800,
      ageText: '3 hours ago',
      effect: 'Not modeled.',
      evidenceId: 'fact-1',
    },
  ],
  notStored: ['No forecast is stored for any NFL game.'],
  props: 2,
  bets: BOARD.bets,
};
