import { type Asked, calls } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';

const WEATHER = /\b(weather|forecast|wind|windy|rain|raining|snow|snowing|temp|temperature|cold)\b/;
const MATTERS =
  /\b(does|do|will|would|is|gonna|going to|should|how much|could)\b.*\b(wind|rain|snow|weather|cold|it|that)\b.*\b(matters?|affects?|effects?|impacts?|hurts?|helps?|factor|problem|issue|big deal|concern|bother|worry)\b/;
/** "At what mph does it matter". */
const FROM_MPH =
  /\b(what|which|how (much|many|strong|fast)) (mph|wind|speed)\b.*\b(matter|matters|affect|hurt|start|count|problem|care)\b|\bhow (windy|strong|much wind)\b/;
const ELSE = /\b(bet|over|under|take|worth|line|lines|odds)\b/;

/** "Weather for Commanders Cards, does the wind matter": the forecast of the game, and what weather does to a line. */
export function weatherMatters({ plain, mentions, where, amounts }: Tagged): Asked | null {
  if (FROM_MPH.test(plain) && mentions.length === 0)
    return calls([{ tool: 'look_up', input: { topic: { kind: 'about', of: 'weather_sense' } } }]);
  if (!WEATHER.test(plain) || !MATTERS.test(plain) || ELSE.test(plain) || amounts.prices.length > 0) return null;
  const [person] = personsMeant(mentions, where);
  const inGeneral = { tool: 'look_up', input: { topic: { kind: 'about', of: 'weather_sense' } } } as const;
  if (!person) return mentions.length === 0 ? calls([inGeneral]) : null;
  return calls([{ tool: 'facts_about', input: { eventId: person.event.id, kinds: ['weather'] } }, inGeneral]);
}
