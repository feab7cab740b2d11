import type { Asked } from '../calls/call.ts';
import { factsCall } from '../calls/fact-calls.ts';
import type { Question } from '../calls/tagged.ts';

const WEATHER = /\b(?:weather|forecast|winds?|windy|rain(?:ing|y)?|snow(?:ing|y)?|mph|gusts?|freezing)\b/i;

/** "20 mph wind, is under 43 a good look": the verdict on a bet, and beside it the forecast of its game, which is why it is asked. */
export function withForecast({ text, slate }: Pick<Question, 'text' | 'slate'>, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || asked.explains || !WEATHER.test(text)) return asked;
  if (asked.calls.some(({ tool }) => tool === 'facts_about')) return asked;
  const bets = asked.calls.flatMap(({ tool, input }) =>
    tool === 'price_bets' && 'bets' in input && Array.isArray(input.bets)
      ? (input.bets as { eventId?: unknown }[])
      : [],
  );
  const ids = new Set(bets.map(({ eventId }) => eventId));
  const event = ids.size === 1 ? slate.events.find(({ id }) => ids.has(id)) : undefined;
  const isStored = event?.facts.some(({ kind }) => kind === 'weather');
  return event && isStored
    ? { ...asked, calls: [...asked.calls, factsCall({ eventId: event.id }, ['weather'])] }
    : asked;
}
