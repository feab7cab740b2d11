import type { Asked } from '../calls/call.ts';
import type { Reading } from '../reading.ts';

/** So many others by the search that the picks on screen came from, with what its writer has said of himself since. */
export const moreOf = (previous: Reading, count: Reading['count'], { memory }: Pick<Reading, 'memory'>): Asked => ({
  kind: 'picks',
  reading: { ...previous, count, asksMore: true, ...(memory && { memory }) },
  refines: true,
});
