import { statWords } from '../../slate/prop-keys.ts';
import { writeOdds } from '../../words/bettor.ts';
import { withWinner } from '../acts/with-winner.ts';
import type { Intent, MarketKind, Reading } from '../reading.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import { type Tagged, tag } from './tagged.ts';

/** What asks about bets that are named, and never for others. */
export const OF_NAMED_BETS: ReadonlySet<Intent> = new Set<Intent>(['one_game', 'compare', 'slip_check']);

/**
 * The bets that a model read from words in which nobody is named as the slate names him ("the birds +3"): said again in whole words,
 * and judged as any other bet. Null: the rules read it, or it asks for bets.
 */
export function judgedAsRead(read: Tagged): Asked | null {
  const { reading } = read;
  if (reading.readBy !== 'model' || !OF_NAMED_BETS.has(reading.intent) || isOfWholeGame(reading)) return null;
  const { bets, where, amounts } = tag({ ...read, text: inWords(reading), previous: null });
  return readJudgement(bets.map(withWinner), { where, amounts });
}

/** "Thoughts on the birds game": its best bets are searched, whichever market they are of. */
const isOfWholeGame = ({ intent, markets, stats = [], line, side, statedDecimal, book }: Reading): boolean =>
  intent === 'one_game' &&
  markets.length + stats.length === 0 &&
  [line, side, statedDecimal, book].every((part) => part === null);

function inWords({ teams, players, side, markets, stats = [], line, statedDecimal, book }: Reading): string {
  const signed = line !== null && line > 0 && side !== 'over' && side !== 'under' ? `+${line}` : line;
  const ofProps = stats.length === 1 ? stats.map(statWords) : [];
  const price = statedDecimal === null ? null : writeOdds({ oddsFormat: 'american' }, statedDecimal);
  const parts = [side, signed, ...markets.filter(isOfTeams), ...ofProps, price, book].filter((part) => part !== null);
  return [...teams.map(({ name }) => name), ...players].map((name) => [name, ...parts].join(' ')).join(' or ');
}

const isOfTeams = (market: MarketKind): boolean => market !== 'prop';
