import type { ToolName } from '#contract/research/desk.ts';
import type { Slate } from '../slate/slate.ts';

/** One call of each tool that any slate with a moneyline, or with facts where it is about them, can answer: what every speaker is tried with. */
export const SAMPLE_CALLS: Readonly<Record<ToolName, (slate: Slate) => object>> = {
  find_games: () => ({ limit: 3 }),
  show_board: () => ({ market: 'moneyline', limit: 3 }),
  best_bets: () => ({ count: 3, withPasses: true }),
  build_parlay: () => ({ choose: { count: 2 } }),
  price_bets: ({ events }) => {
    const last = events.findLast(({ markets }) => markets.some(({ market }) => market === 'moneyline'));
    return { bets: [{ eventId: last?.id ?? '', market: 'moneyline', side: 'home' }] };
  },
  scan_prices: () => ({ kind: 'low_hold', limit: 3 }),
  line_moves: ({ events }) => ({
    eventId: events.find(({ markets }) => markets.some(({ market }) => market === 'moneyline'))?.id ?? '',
  }),
  facts_about: ({ events }) => ({ eventId: (events.find(({ facts }) => facts.length > 0) ?? events[0])?.id ?? '' }),
  calculate: () => ({ calc: { kind: 'payout', price: '+120', stakeCents: 10_000 } }),
  look_up: () => ({ topic: { kind: 'about' } }),
  propose: () => ({ action: { kind: 'setting', change: { oddsFormat: 'decimal' } } }),
};
