/** How a book of the demo slate quotes. Names are real, prices are not. */
export type DemoBook = {
  key: string;
  title: string;
  /** Overround of an even two-way market. */
  margin: number;
  /** Step of its American prices near even money. */
  step: 1 | 2 | 5;
  /** Standard deviation of its own opinion, in log odds. */
  opinion: number;
  /** Minutes, roughly, until news reaches its prices. */
  repriceMinutes: number;
  /** Share of its quotes that slept through the last news. */
  asleep: number;
  hasProps: boolean;
  hasAlternates: boolean;
};

export const DEMO_BOOKS: readonly DemoBook[] = [
  {
    key: 'pinnacle',
    title: 'Pinnacle',
    margin: 0.023,
    step: 1,
    opinion: 0.008,
    repriceMinutes: 5,
    asleep: 0,
    hasProps: true,
    hasAlternates: true,
  },
  {
    key: 'circasports',
    title: 'Circa Sports',
    margin: 0.03,
    step: 1,
    opinion: 0.012,
    repriceMinutes: 8,
    asleep: 0,
    hasProps: false,
    hasAlternates: false,
  },
  {
    key: 'betonlineag',
    title: 'BetOnline.ag',
    margin: 0.042,
    step: 1,
    opinion: 0.02,
    repriceMinutes: 10,
    asleep: 0.01,
    hasProps: true,
    hasAlternates: false,
  },
  {
    key: 'draftkings',
    title: 'DraftKings',
    margin: 0.048,
    step: 5,
    opinion: 0.025,
    repriceMinutes: 12,
    asleep: 0.031,
    hasProps: true,
    hasAlternates: true,
  },
  {
    key: 'fanduel',
    title: 'FanDuel',
    margin: 0.046,
    step: 2,
    opinion: 0.02,
    repriceMinutes: 10,
    asleep: 0.021,
    hasProps: true,
    hasAlternates: true,
  },
  {
    key: 'betmgm',
    title: 'BetMGM',
    margin: 0.052,
    step: 5,
    opinion: 0.028,
    repriceMinutes: 16,
    asleep: 0.036,
    hasProps: true,
    hasAlternates: false,
  },
  {
    key: 'williamhill_us',
    title: 'Caesars',
    margin: 0.05,
    step: 2,
    opinion: 0.028,
    repriceMinutes: 18,
    asleep: 0.036,
    hasProps: true,
    hasAlternates: false,
  },
  {
    key: 'betrivers',
    title: 'BetRivers',
    margin: 0.056,
    step: 2,
    opinion: 0.03,
    repriceMinutes: 20,
    asleep: 0.042,
    hasProps: true,
    hasAlternates: false,
  },
  {
    key: 'fanatics',
    title: 'Fanatics',
    margin: 0.054,
    step: 5,
    opinion: 0.03,
    repriceMinutes: 20,
    asleep: 0.042,
    hasProps: false,
    hasAlternates: false,
  },
  {
    key: 'espnbet',
    title: 'ESPN BET',
    margin: 0.058,
    step: 5,
    opinion: 0.032,
    repriceMinutes: 25,
    asleep: 0.047,
    hasProps: false,
    hasAlternates: false,
  },
  {
    key: 'bet365',
    title: 'bet365',
    margin: 0.05,
    step: 5,
    opinion: 0.025,
    repriceMinutes: 15,
    asleep: 0.031,
    hasProps: true,
    hasAlternates: true,
  },
];
