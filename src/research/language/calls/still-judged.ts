import type { Looked } from '../looked.ts';
import type { BetFocus, Reading, Spoken } from '../reading.ts';

/**
 * A look at the books or the moves of a bet that was judged leaves it judged: "why that side" behind them is of the verdict. Another side or
 * line of it is another bet.
 */
export function stillJudged(spoken: Spoken, previous: Reading | null): Spoken {
  const { focus = [], looked = [] } = spoken;
  const { focus: judged = [], list } = previous ?? {};
  if (!previous || previous.unjudged === true || previous.ticket === true || judged.length === 0) return spoken;
  const isSumOnIt =
    spoken.calculation !== undefined && focus.length === 1 && focus.every((bet) => isAmong(bet, judged));
  if (looked.length === 0 && isSumOnIt) return { ...spoken, unjudged: false };
  if (looked.length === 0 || focus.length === 0 || !looked.every(isOfOneMarket)) return spoken;
  const places = focus.map((bet, at) => judged.findIndex((one) => isLookOf(bet, one, looked[at])));
  const [place = -1] = places;
  if (focus.length !== looked.length || places.includes(-1)) return spoken;
  // Of a list the one that was looked at is spoken of from here on.
  if (list === true) return { ...spoken, focus: places.flatMap((at) => judged[at] ?? []), unjudged: false };
  const isOfOne = places.length === 1 && (judged.length === 1 || sideOf(looked[0]) !== null);
  return {
    ...spoken,
    focus: atBookOf(judged, place, focus),
    unjudged: false,
    pointed: isOfOne ? place + 1 : (previous.pointed ?? null),
  };
}

/** "And FanDuel has them at what?": what is asked of it next is asked at that price, and not at the one that was judged. */
function atBookOf(judged: readonly BetFocus[], place: number, looked: readonly BetFocus[]): readonly BetFocus[] {
  const [bet, ...others] = looked;
  const book = others.length === 0 ? bet?.book : null;
  return judged.map((one, at) => (book != null && at === place ? { ...one, price: null, book } : one));
}

/** What it pays is asked of a bet that was judged. */
const isAmong = (bet: BetFocus, judged: readonly BetFocus[]): boolean =>
  judged.some(
    (one) => one.side === bet.side && one.line === bet.line && one.price === bet.price && isLookOf(bet, one, undefined),
  );

const isOfOneMarket = ({ tool, input }: Looked): boolean =>
  (tool === 'show_board' || tool === 'line_moves') && input.eventId !== undefined;

const sideOf = (looked: Looked | undefined): string | null =>
  looked && 'side' in looked.input ? (looked.input.side ?? null) : null;

function isLookOf(bet: BetFocus, judged: BetFocus, looked: Looked | undefined): boolean {
  const isSame = bet.eventId === judged.eventId && bet.market === judged.market && bet.player === judged.player;
  const side = sideOf(looked);
  return isSame && (side === null || side === judged.side) && (bet.line === null || bet.line === judged.line);
}
