import type { Reading } from '../../language/reading.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Slate, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { eventFits, marketFits } from '../best-bets/fit.ts';

/**
 * For a question about other lines than the main one: the slate without the main lines of what was asked about, or, where
 * nothing else is stored, the slate as it is and a word about that. A line that was named is searched for as it stands.
 */
export function onAlternateLines(slate: Slate, reading: Reading, now: Date): { slate: Slate; missing: string[] } {
  if (!reading.alternate || reading.line !== null) return { slate, missing: [] };
  const asked = reading.markets.length > 0 ? reading : { ...reading, markets: ['spread', 'total'] as const };
  const fits = (event: SlateEvent, market: SlateMarket) => marketFits(asked, event, market);
  const events = slate.events.map((event) =>
    eventFits(asked, event, now)
      ? { ...event, markets: event.markets.filter((market) => !(fits(event, market) && isMain(event, market))) }
      : event,
  );
  const isAny = events.some(
    (event) => eventFits(asked, event, now) && event.markets.some((market) => fits(event, market)),
  );
  if (isAny) return { slate: { ...slate, events }, missing: [] };
  return {
    slate,
    missing: ['I have no alternate line for this, so the main line is shown.'],
  };
}

const isMain = ({ markets }: SlateEvent, market: SlateMarket): boolean =>
  mainLine(markets.filter((other) => other.market === market.market && other.player === market.player)) === market;
