import type { Draft } from './compose-answer.ts';
import { list, signedPercent } from './format.ts';
import { betName, shortGame } from './short-names.ts';

const MOST_TOLD = 3;
const VERDICTS = { bet: 'a bet', lean: 'a lean', pass: 'a pass' } as const;

/** What a further search of the same message found, in sentences: its bets with their prices and edges, passes too. */
export function besideSearch(text: string, { drafts, missing }: Pick<Draft, 'drafts' | 'missing'>): string {
  const picks = drafts.map(({ shown }) => shown);
  const worth = picks.filter(({ verdict }) => verdict !== 'pass');
  const told = picks.slice(0, MOST_TOLD).map(({ pick: label, game, market, odds, book, edge, verdict }) => {
    const name = betName({ label, game, market });
    const where = name.includes(shortGame(game)) ? '' : `, ${shortGame(game)}`;
    return `${name} ${odds} at ${book} (${signedPercent(edge)}, ${VERDICTS[verdict]}${where})`;
  });
  const lead = worth.length === 0 ? `For “${text}” there is no bet. The closest` : `For “${text}”`;
  return [...missing, `${lead}: ${list(told)}.`].join(' ');
}
