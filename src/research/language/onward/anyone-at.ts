import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { homeLine } from '../calls/home-line.ts';
import type { Tagged } from '../calls/tagged.ts';

const ANYONE =
  /\b(anyone|anybody|any book|any books|somebody|someone|who|whos|any one)\b( (is|else|still|even|got|have|has|having|showing|hanging|offering|dealing))* (at |on |a |the )?[+-]?(?<number>\d{1,3}(?:\.5)?)\b/;
const MOST_WORDS = 8;
const FARTHEST = 6;
const ROWS = 20;

/** "Is anyone at 17" behind a spread or a total: who has that number on the side that was spoken of. Null: it is no line near that one. */
export function anyoneAt({ plain, previous, mentions, tokens, amounts, books }: Tagged): Asked | null {
  const [focus, ...others] = previous?.focus ?? [];
  const isElse = mentions.length > 0 || amounts.prices.length > 0 || books.length > 0 || tokens.length > MOST_WORDS;
  if (!focus || others.length > 0 || focus.line === null || focus.player !== null || isElse) return null;
  const number = ANYONE.exec(plain)?.groups?.number;
  if (number === undefined || (focus.market !== 'spread' && focus.market !== 'total')) return null;
  const size = Number(number);
  const line = focus.market === 'spread' && focus.line < 0 ? -size : size;
  if (Math.abs(line - focus.line) > FARTHEST) return null;
  const { eventId, market, side } = focus;
  return calls([boardCall({ eventId, market, side, line: homeLine(line, market, side), limit: ROWS })]);
}
