import { type Said, saidIn } from '#research/agent/said.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/** What a turn's question names, over the slate that is there. */
export async function saidOf({ slate, now, zoneByName }: TurnDeps, turn: Turn): Promise<Said> {
  const zone = zoneByName(turn.zone);
  if (zone === null) throw new Error('a zone that was read before is not known any more');
  const { question: text, reading, previous, user } = turn;
  const { oddsFormat = 'american' } = user.settings;
  return saidIn({ text, reading, previous, slate: await slate.current(), nowMs: now().getTime(), zone, oddsFormat });
}
