import { readWords } from '../calls/read-words.ts';
import type { Reading } from '../reading.ts';
import type { Act } from './act.ts';
import { afterOf } from './after.ts';
import { readAct } from './read-act.ts';

const FREE: ReadonlySet<Act> = new Set<Act>(['product', 'term', 'setting']);
const SURE = 0.9;

/** "You tell me what to bet? How do I know your picks win": all of it asks of the product, whatever its parts would ask alone. */
export function isSurelyFree(text: string, previous: Reading | null): boolean {
  const [likeliest] = readAct(readWords(text), afterOf(previous));
  return likeliest !== undefined && FREE.has(likeliest.act) && likeliest.share >= SURE;
}
