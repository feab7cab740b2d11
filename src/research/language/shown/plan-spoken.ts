import type { BetRefDraft } from '#contract/research/bet.ts';
import { MOST_BETS } from '#contract/research/price-bets.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, type BetQuestion, type Call, calls } from '../calls/call.ts';
import { statedOf } from '../lists/about-bet.ts';
import type { Want } from '../meant/wants.ts';
import type { BetFocus } from '../reading.ts';
import { legOf } from '../tickets/ticket-call.ts';
import type { SpokenAsked } from './spoken-asked.ts';

/** As what it is told of a bet that was judged. */
const TOLD: Readonly<Partial<Record<Want, BetQuestion>>> = {
  'it.why': 'why',
  'it.against': 'against',
  'it.chance': 'fair',
  'it.fair': 'fair',
  'it.conf': 'sure',
  'it.sure': 'sure',
  'it.worst': 'limit',
  'it.stake': 'stake',
  'it.judge': 'play',
};
/** What says as much as a verdict of a bet of which only prices were shown. */
const JUDGES: ReadonlySet<Want> = new Set<Want>(['it.judge', 'it.stake', 'it.worst']);

/**
 * What is asked of the bet that was spoken of, as a call with that very bet: no words are read once more, so that it can be no other. Of a
 * bet that was not judged its prices tell what is no verdict. Null: it is none of this.
 */
export function planSpoken(asked: SpokenAsked): Asked | null {
  const { want, bet, beside, isJudged, pointed, price, book } = asked;
  if (price !== null || book !== null) return planAt(asked);
  if (want === 'it.best_price') return calls([boardOnBet(bet)]);
  if (want === 'it.moved') return calls([movesOf(bet)]);
  const question = TOLD[want];
  if (!question) return null;
  if (!isJudged && !JUDGES.has(want)) return calls([boardOnBet(bet)]);
  const bets = [bet, ...beside].slice(0, MOST_BETS).map((one) => statedOf(one));
  const all: Call[] = [{ tool: 'price_bets', input: { bets } }];
  if (!isJudged) return { kind: 'calls', calls: all, assumed: [], ...(question !== 'play' && { tells: question }) };
  return {
    kind: 'calls',
    calls: all,
    assumed: [],
    explains: question,
    ...(pointed !== null && { pointed }),
  };
}

/** Whether it comes to a verdict that was not given before. */
export const isToBeJudged = ({ want, isJudged, price, book, isKnown }: SpokenAsked): boolean =>
  isKnown ? !isJudged : price !== null || book !== null || (!isJudged && JUDGES.has(want));

function planAt({ bet, beside, price, book, isKnown, isJudged }: SpokenAsked): Asked {
  const bets = [bet, ...beside].map((one) => atAnother(one, price, book));
  const all: Call[] = [{ tool: 'price_bets', input: { bets } }];
  if (!isKnown) return calls(all);
  return { kind: 'calls', calls: all, assumed: [], ...(isJudged ? { explains: 'play' } : { tells: 'play' }) };
}

function atAnother(bet: BetFocus, price: string | null, book: string | null): BetRefDraft {
  const { price: _, ...own } = bet;
  const leg = legOf(own);
  const named: BetRefDraft['named'] = [
    ...(leg.named ?? []),
    ...(price === null ? [] : (['price'] as const)),
    ...(book === null ? [] : (['book'] as const)),
  ];
  return { ...leg, price, book: book ?? bet.book ?? null, named };
}

const MOST_ROWS = 12;

export const movesOf = ({ eventId, market, side, player }: BetFocus): Call => ({
  tool: 'line_moves',
  input: { eventId, market, side, ...(player !== null && { player }), limit: MOST_ROWS },
});
