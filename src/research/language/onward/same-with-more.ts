import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

/** "And if I also had DraftKings": the list before once more, over one book more. */
export const sameWithMore = ({ tokens, reading: { memory }, previous }: Tagged): Asked | null =>
  memory?.also && previous?.list === true && tokens.length <= 2
    ? { kind: 'picks', reading: { ...previous, memory, earlier: [], asksMore: false }, refines: true }
    : null;
