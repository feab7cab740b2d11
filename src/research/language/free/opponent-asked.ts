import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const WHO =
  /^(so |ok |and |wait |but |hold on )*(who|whos|who is|who are|who do|who does|against who|vs who|versus who|what team|which team)( (are|is|do|does|r))?( (they|he|she|it|we|that|them|these guys|those guys|his team|their opponent|the opponent))?( (playing|play|plays|facing|face|faces|up against|against|going against|matched up with|matched up against|fighting|fight|fights))?( (against|with|in that( one| game)?|again|tonight|today|tomorrow))?$/;
const PLAYS =
  /\b(play|plays|playing|face|faces|facing|against|opponent|matched up|vs who|versus who|fight|fights|fighting)\b/;

/** "Who are they playing" behind a bet: its game. Null: somebody is named, or no bet is spoken of. */
export function opponentAsked({ plain, previous, mentions, slate }: Tagged): Asked | null {
  if (mentions.length > 0 || !WHO.test(plain) || !PLAYS.test(plain)) return null;
  const focus = previous?.focus ?? [];
  const spoken = focus[(previous?.pointed ?? 1) - 1] ?? focus[0];
  const event = spoken && slate.events.find(({ id }) => id === spoken.eventId);
  if (!event) return null;
  const name = spoken.side === 'away' ? event.away : event.home;
  return calls([{ tool: 'find_games', input: { names: [name], limit: 1 } }]);
}
