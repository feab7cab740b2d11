/** Odds in the provider's form, invented: for tests that must run where nobody's recordings are. */

type OwnOutcome = { name: string; price: number; point?: number; description?: string };
type OwnMarket = { key: string; last_update?: string; outcomes: OwnOutcome[] };
type OwnBook = { key: string; title: string; last_update?: string; markets: OwnMarket[] };
type OwnEvent = {
  id: string;
  sport_key: string;
  sport_title: string;
  commence_time: string;
  home_team: string;
  away_team: string;
  bookmakers: OwnBook[];
};

const HOUR_MS = 3_600_000;
const BOOKS = ['pinnacle', 'draftkings', 'fanduel', 'betmgm', 'caesars', 'betrivers'];
const GAMES = [
  ['Boston Red Sox', 'New York Yankees'],
  ['Chicago Cubs', 'St. Louis Cardinals'],
  ['Seattle Mariners', 'Houston Astros'],
  ['Atlanta Braves', 'Philadelphia Phillies'],
  ['San Diego Padres', 'Los Angeles Dodgers'],
] as const;

const iso = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** Never between -100 and +100, where there is no American price. */
const american = (steps: number): number => (steps >= 0 ? 100 + 5 * steps : -100 + 5 * steps);

function marketsOf(home: string, away: string, step: number, at: string): OwnMarket[] {
  const market = (key: string, outcomes: OwnOutcome[]): OwnMarket => ({ key, last_update: at, outcomes });
  return [
    market('h2h', [
      { name: home, price: american(-step) },
      { name: away, price: american(step) },
    ]),
    market('spreads', [
      { name: home, price: american(step + 4), point: -1.5 },
      { name: away, price: american(-step - 6), point: 1.5 },
    ]),
    market('totals', [
      { name: 'Over', price: american(-1), point: 8 + (step % 3) / 2 },
      { name: 'Under', price: american(-3), point: 8 + (step % 3) / 2 },
    ]),
  ];
}

function gameAt(game: number, startMs: number, seenMs: number, round: number): OwnEvent {
  const [home, away] = GAMES[game % GAMES.length] ?? GAMES[0];
  return {
    id: `own-game-${game}`,
    sport_key: 'baseball_mlb',
    sport_title: 'MLB',
    commence_time: iso(startMs),
    home_team: home,
    away_team: away,
    // Each book is seen a little later than the one before it, and moves in some rounds only.
    bookmakers: BOOKS.map((key, book) => {
      const step = 2 + game + ((round + book) % 4 < 2 ? 0 : ((round + game + book) % 3) + 1);
      const at = iso(seenMs - (BOOKS.length - book) * 1000);
      return { key, title: key.toUpperCase(), last_update: at, markets: marketsOf(home, away, step, at) };
    }),
  };
}

/** Nine looks at five evenings' games, oldest first: prices move, and games begin and go. */
export function ownSeries(): OwnEvent[][] {
  const first = Date.UTC(2027, 3, 5, 14);
  return Array.from({ length: 9 }, (_, round) => {
    const seenMs = first + round * 4 * HOUR_MS;
    return GAMES.flatMap((_game, game) => {
      const startMs = first + (9 + game * 8) * HOUR_MS;
      return startMs > seenMs ? [gameAt(game, startMs, seenMs, round)] : [];
    });
  });
}

/** One of each thing that the provider sends: American and decimal prices, draws, props, lays, and rows that are no bets. */
export function ownPayload(): OwnEvent[] {
  const start = Date.UTC(2027, 3, 6, 19);
  const at = iso(start - 5 * HOUR_MS);
  const soccer: OwnEvent = {
    id: 'own-soccer',
    sport_key: 'soccer_epl',
    sport_title: 'EPL',
    commence_time: iso(start),
    home_team: 'Arsenal',
    away_team: 'Everton',
    bookmakers: [
      {
        key: 'betfair_ex_uk',
        title: 'Betfair',
        last_update: at,
        markets: [
          {
            key: 'h2h',
            outcomes: [
              { name: 'Arsenal', price: 1.62 },
              { name: 'Everton', price: 5.9 },
              { name: 'Draw', price: 4.1 },
            ],
          },
          {
            key: 'h2h_lay',
            outcomes: [
              { name: 'Arsenal', price: 1.64 },
              { name: 'Everton', price: 6.2 },
              { name: 'Draw', price: 4.3 },
            ],
          },
        ],
      },
    ],
  };
  const halfPriced: OwnBook = {
    key: 'draftkings',
    title: 'DraftKings',
    last_update: at,
    markets: [
      {
        key: 'h2h',
        outcomes: [
          { name: 'Arsenal', price: 1 },
          { name: 'Everton', price: 51 },
          { name: 'Draw', price: 15 },
        ],
      },
    ],
  };
  soccer.bookmakers.push(halfPriced);
  const game = gameAt(1, start, start - 2 * HOUR_MS, 1);
  const odd: OwnMarket[] = [
    { key: 'h2h', last_update: at, outcomes: [{ name: game.home_team, price: -120 }] },
    { key: 'outrights', last_update: at, outcomes: [{ name: game.home_team, price: 900 }] },
    {
      key: 'pitcher_strikeouts',
      last_update: at,
      outcomes: [
        { name: 'Over', description: 'Justin Steele', price: -115, point: 5.5 },
        { name: 'Under', description: 'Justin Steele', price: -105, point: 5.5 },
      ],
    },
    {
      key: 'totals',
      last_update: iso(start + HOUR_MS),
      outcomes: [
        { name: 'Over', price: -110, point: 9 },
        { name: 'Under', price: -110, point: 9 },
      ],
    },
  ];
  const odds = { key: 'fanatics', title: 'Fanatics', last_update: at, markets: odd };
  return [soccer, { ...game, bookmakers: [...game.bookmakers, odds] }];
}
