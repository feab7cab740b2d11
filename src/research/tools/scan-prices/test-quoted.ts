import type { TestMarket } from '../../slate/test-slate.ts';

const SIDES = ['home', 'away'] as const;
export type Prices = Readonly<Record<string, readonly [number, number]>>;

/** A market at those books alone, each with its own prices. */
export const quoted = (prices: Prices, more: Partial<TestMarket> = {}): TestMarket => ({
  market: 'moneyline',
  outcomes: SIDES,
  decimals: [2, 2],
  books: Object.keys(prices),
  except: prices,
  ...more,
});
