import { fold } from '../tools/best-bets/fit.ts';
import type { Said } from './said.ts';

const PLAIN = /^[\p{L}\p{M}\p{N} .'’&/-]+$/u;

/**
 * Whether a name of a call may be told to a reader, as it is where nothing of it is stored: the question has it, or the slate has
 * somebody of that name. Else a model could have any words shown.
 */
export function isSaidOrKnown(name: string, { tagged }: Pick<Said, 'tagged'>): boolean {
  const wanted = fold(name);
  if (wanted === '' || !PLAIN.test(name)) return false;
  const holds = (text: string): boolean => ` ${fold(text)} `.includes(` ${wanted} `);
  return (
    holds(tagged.text) ||
    tagged.slate.events.some(
      ({ home, away, markets }) => holds(home) || holds(away) || markets.some(({ player }) => holds(player)),
    )
  );
}
