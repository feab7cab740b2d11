import type { Reading } from '../reading.ts';

const MOST_LETTERS = 60;
const ASKS =
  /\?|\b(never ?mind|nvm|forget it|leave it|no thanks|drop|swap|replace|remove|keep|odds|prices?|who|whats?|when|how|why|injur\w+)\b/i;
const FILLER = /^(idk|dunno|um+|uh+|hm+|ok|okay|just|maybe|i guess|lets do|let's do|do|put|try|give me|gimme)\b[\s,]*/i;

/** "What shall stand there instead?" is answered: the change that was to be made, with what comes in. */
export function closedEdit(text: string, previous: Reading | null): string {
  const open = previous?.openEdit;
  if (!open || text.length > MOST_LETTERS || ASKS.test(text)) return text;
  const answer = text.trim().replace(FILLER, '').replace(FILLER, '');
  return answer === '' ? text : `${open} ${answer}`;
}
