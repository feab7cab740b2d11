import { AboutMatter } from '#contract/research/look-up.ts';
import { OPEN } from '../../tools/look-up/open-matters.ts';
import { SCHOOL } from '../../tools/look-up/school-matters.ts';
import { SETTLED_BY_WORDS } from './settling-asked.ts';

/** What of the product is asked about; those beside `AboutMatter` have a look-up of their own, `what`: what this is. */
export const PRODUCT_MATTERS = [
  ...AboutMatter.options.filter((of) => !(SETTLED_BY_WORDS.has(of) || of in OPEN)),
  'record',
  'prices',
  'books',
  'sports',
  'own_bets',
  'what',
] as const;
export type ProductMatter = (typeof PRODUCT_MATTERS)[number];

/** What holds for every bet, and is read by a reader of its own. */
export const isOfSchool = (matter: ProductMatter): boolean => matter in SCHOOL;
