import type { Meant } from './meant.ts';

const COVERS = /\b(?:covers?|covering|ats|against the spread)\b/i;
const WINS = /\b(?:wins?|winner|winning|moneyline|ml|straight up)\b/i;

/** "Who covers Giants Commanders" chooses on the spread, and not among all that can be bet on a side. */
export const asCover = (meant: Meant | null, message: string): Meant | null =>
  meant?.named?.want === 'lean.side' && COVERS.test(message) && !WINS.test(message)
    ? { ...meant, named: { ...meant.named, isOfSpread: true } }
    : meant;
