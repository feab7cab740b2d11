import { findBooks } from '../../books/find-books.ts';
import type { Asked, Call } from './call.ts';
import type { Tagged } from './tagged.ts';

type BoardInput = { eventId?: unknown; market?: unknown; line?: unknown; books?: unknown };

/** "What's DK got on the Ravens then" behind a line that it does not have: what it has, and that line no more. */
export function withoutRefusedLine(asked: Asked | null, { amounts, slate }: Tagged): Asked | null {
  if (asked?.kind !== 'calls' || amounts.lines.length > 0) return asked;
  const calls = asked.calls.map((call) => (isRefused(call, slate) ? withoutLine(call) : call));
  return calls.every((call, at) => call === asked.calls[at]) ? asked : { ...asked, calls };
}

function withoutLine({ tool, input }: Call): Call {
  const { line: _, ...rest } = input as Record<string, unknown>;
  return { tool, input: rest };
}

function isRefused({ tool, input }: Call, { events, bookTitles }: Tagged['slate']): boolean {
  const { eventId, market, line, books } = input as BoardInput;
  if (tool !== 'show_board' || typeof line !== 'number' || !Array.isArray(books)) return false;
  const event = events.find(({ id }) => id === eventId);
  const keys = new Set(books.flatMap((title) => findBooks(`${title}`, bookTitles).map(({ key }) => key)));
  const own = (event?.markets ?? []).filter((one) => one.market === market && one.player === '');
  const isThere = own.some(
    ({ lineHundredths, quotes }) =>
      Math.abs(lineHundredths) === Math.abs(Math.round(line * HUNDRED)) &&
      quotes.some(({ bookKey }) => keys.has(bookKey)),
  );
  return own.length > 0 && !isThere;
}
const HUNDRED = 100;
