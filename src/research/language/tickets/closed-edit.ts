import type { Reading } from '../reading.ts';
import { ticketAsBet, withoutNo } from './without-no.ts';

const MOST_LETTERS = 60;
const ASKS =
  /\?|\b(never ?mind|nvm|forget it|leave it|no thanks|drop|swap|replace|remove|keep|odds|prices?|who|whats?|when|how|why|injur\w+)\b/i;
const FILLER = /^(idk|dunno|um+|uh+|hm+|ok|okay|just|maybe|i guess|lets do|let's do|do|put|try|give me|gimme)\b[\s,]*/i;

/** "Zach LaVine under points" says which; more is another matter. */
const MOST_OF_KIND = 5;

/** "What shall stand there instead?", "which of his props?" is answered: the change that was to be made, with what comes in. */
export function closedEdit(written: string, previous: Reading | null): string {
  const text = ticketAsBet(withoutNo(written, previous), previous);
  const open = previous?.openEdit;
  if (!open || text.length > MOST_LETTERS || ASKS.test(text)) return text;
  const answer = text.trim().replace(FILLER, '').replace(FILLER, '');
  const isName = !open.endsWith(' for') && answer.split(/\s+/).length > MOST_OF_KIND;
  return answer === '' || isName ? text : `${open} ${answer}`;
}
