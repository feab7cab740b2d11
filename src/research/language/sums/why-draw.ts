import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import { drawChances } from './draw-chances.ts';

const TIE = /\b(ties?|draws?)\b/;
const WONDERS =
  /\bwhy\b|\bhow (can|come|could|is|are|does)\b|\b(seems?|looks?|feels?|sounds?) (off|wrong|weird|odd|high|backwards?)\b|\bmakes? (no|any) sense\b|\bis that right\b/;
/** Its chance beside that of a side. */
const HELD_AGAINST = /\b(likel(y|ier)|higher|bigger|more|better chance|than|only|over)\b/;
const ELSE =
  /\b(should|worth|value|bet|pass|passing|edge|price|prices|odds|pays?|count|counts|push|refund|void|no bet|parlay|move|moved)\b/;

/** "How can a tie be likelier than Croatia": what all three ways come to, and why. Null: something else is asked of a draw. */
export function whyDraw(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const isAsked = TIE.test(plain) && WONDERS.test(plain) && HELD_AGAINST.test(plain) && !ELSE.test(plain);
  const event = isAsked && amounts.prices.length === 0 ? gameMeant(read) : null;
  const chances = event && drawChances(event, read);
  if (!event || !chances) return null;
  const teams = [
    { name: event.home, chance: chances.home },
    { name: event.away, chance: chances.away },
  ].sort((a, b) => b.chance - a.chance);
  const [ahead, behind] = teams;
  if (!ahead || !behind) return null;
  const [draw, weak] = [tenths(chances.draw), tenths(behind.chance)];
  // All three are told to a tenth, so the largest is what the others leave.
  const told = list([
    `${ahead.name} ${percents(1_000 - draw - weak)}`,
    `the draw ${percents(draw)}`,
    `${behind.name} ${percents(weak)}`,
  ]);
  const why =
    chances.draw > behind.chance
      ? `Soccer has few goals, so ${behind.name} holds ${ahead.name} level more often than it outscores them.`
      : 'Soccer has few goals, so many games end level after 90 minutes; here the draw is still the least likely of the three.';
  const bet = { eventId: event.id, market: 'moneyline' as const, side: 'draw' as const, line: null, player: null };
  return say(`All books with their margin out: ${told}, 100% together. ${why}`, [], { focus: [bet], unjudged: true });
}

function gameMeant({ mentions, previous, slate, nowMs }: Tagged): SlateEvent | null {
  const held = (previous?.focus ?? []).flatMap((bet) => gameAhead(bet, { events: slate.events, nowMs }) ?? []);
  const named = mentions.map(({ persons }) => persons.map(({ event }) => event));
  const games = named.length === 0 ? held : [...held, ...named.flat()];
  const own = games.filter((event) => hasDrawPrice(event) && named.every((of) => of.some(({ id }) => id === event.id)));
  return new Set(own.map(({ id }) => id)).size === 1 ? (own[0] ?? null) : null;
}

const tenths = (chance: number): number => Math.round(chance * 1_000);
const percents = (of: number): string => `${(of / 10).toFixed(1)}%`;
