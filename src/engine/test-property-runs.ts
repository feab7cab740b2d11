const IS_DEEP = process.env.EDGEWISE_TEST_DEEP === '1';
const SHARE_BY_DEFAULT = 1 / 3;

/**
 * How many cases a costly property is tried on: a third of the whole count, which `npm run test:deep` takes. Where no
 * seed is named, each run draws other cases, so that many short runs come to see what one long run sees.
 */
export const propertyRuns = (whole: number): number => (IS_DEEP ? whole : Math.ceil(whole * SHARE_BY_DEFAULT));
