import { ScanPricesInput, ScanPricesResult } from '#contract/research/scans.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import { scanPrices } from './scan-prices.ts';

export const scanPricesTool: Tool<ScanPricesInput, ScanPricesResult> = {
  name: 'scan_prices',
  description:
    'Scans the prices of all usable books for arbitrages, middles, markets of low hold, or gaps between books, with stakes in cents.',
  input: ScanPricesInput,
  result: ScanPricesResult,
  access: () => 'free',
  needs: NEEDS_NOTHING,
  run: scanPrices,
};
