import type { Asked } from '../calls/call.ts';
import { isRefused } from '../calls/left-out.ts';
import type { Tagged } from '../calls/tagged.ts';
import { alternateLines } from './alternate-lines.ts';
import { propsOfPlayer } from './props-of-player.ts';
import { sidesListed } from './sides-listed.ts';
import { whichStartsFirst } from './which-starts-first.ts';

/** Lists of games, sides, players and lines that are asked for in plain talk, free. Null: none is, or a verdict. */
export const readList = (read: Tagged): Asked | null =>
  read.mentions.some((mention) => isRefused(mention, read.tokens))
    ? null
    : (whichStartsFirst(read) ?? alternateLines(read) ?? propsOfPlayer(read) ?? sidesListed(read));
