import { findPhrases, indexPhrases } from './phrase-index.ts';
import type { Token } from './tokenise.ts';

/** Books as the odds provider titles them, with what bettors call them. */
const BOOKS: Readonly<Record<string, string>> = {
  DraftKings: 'draftkings, draft kings, dk, dks',
  FanDuel: 'fanduel, fan duel, fd',
  BetMGM: 'betmgm, bet mgm, mgm',
  Caesars: 'caesars, ceasars, caesers, czr, william hill',
  BetRivers: 'betrivers, bet rivers, rivers',
  'ESPN BET': 'espn bet, espnbet, thescore bet, thescore',
  Fanatics: 'fanatics',
  bet365: 'bet365, bet 365, b365, 365',
  Pinnacle: 'pinnacle, pinny, pinnys',
  'Circa Sports': 'circa, circa sports',
  'BetOnline.ag': 'betonline, bet online, bol',
  Bovada: 'bovada, bodog',
  'Hard Rock Bet': 'hard rock, hard rock bet, hardrock',
  BetUS: 'betus',
  'MyBookie.ag': 'mybookie, my bookie ag',
  'LowVig.ag': 'lowvig, low vig',
  Bookmaker: 'bookmaker eu',
  BetParx: 'betparx, parx',
  Fliff: 'fliff',
  PointsBet: 'pointsbet',
  Unibet: 'unibet',
  Betway: 'betway',
  'Bally Bet': 'bally bet, ballybet',
  PrizePicks: 'prizepicks, prize picks',
  'Underdog Fantasy': 'underdog fantasy',
  Novig: 'novig',
  ProphetX: 'prophetx, prophet exchange',
  Kalshi: 'kalshi',
  Polymarket: 'polymarket',
};

const INDEX = indexPhrases(
  Object.entries(BOOKS).flatMap(([title, names]) => names.split(', ').map((name) => [name, title] as const)),
);

/** Whether it is the title of a sportsbook. */
export const isBookTitle = (name: string): boolean => Object.hasOwn(BOOKS, name);

/** The first sportsbook that is named, as the provider titles it. */
export const readBook = (tokens: readonly Token[]): string | null => findPhrases(INDEX, tokens)[0]?.values[0] ?? null;
