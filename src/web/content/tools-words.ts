import { CALCULATORS, calculatorBySlug } from '#contract/calculators/calculators.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { pathnameOf } from '../lib/site-path.ts';
import { type PageMeta, pageMeta } from './page-meta.ts';

export const TOOLS_TITLE = 'Betting calculators';
export const TOOLS_LEAD = `${CALCULATORS.length} calculators for what a bet costs, pays and is worth. Each shows its formula, and its address keeps your inputs.`;

/** The calculator of an address; undefined: the list of all. */
export const calculatorAt = (path: string) => calculatorBySlug(pathnameOf(path).split('/')[2] ?? '');

export function toolsMeta(path: string): PageMeta {
  const calculator = calculatorAt(path);
  if (!calculator) return pageMeta('tools');
  return {
    title: `${calculator.name} Calculator | ${PRODUCT_NAME}`,
    description: `${calculator.answers} Free, with the formula; no account needed.`,
  };
}
