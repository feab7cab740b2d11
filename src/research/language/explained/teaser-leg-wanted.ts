import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { teaserCandidates } from '../calls/teaser-candidates.ts';

const WANTS =
  /\b(who|which|what)( \w+){0,2} (fits|fit|else|goes (with|well))\b|\b(add|need|want|find|give me|gimme)( me)? (a|an|another|one more)( \w+){0,2} (team|leg|side)\b/;

/** "Add a third team, who fits" behind a teaser: which lines there are for it, and none is chosen unasked. */
export const teaserLegWanted = (read: Tagged): Asked | null =>
  read.previous?.calculation?.kind === 'teaser' && read.mentions.length === 0 && WANTS.test(read.plain)
    ? teaserCandidates(read)
    : null;
