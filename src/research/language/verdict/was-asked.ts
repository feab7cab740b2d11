import { tokenise } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Reading } from '../reading.ts';

/** Whether the question before asked whether to bet something, whatever could be said of it. */
export const verdictWasAsked = ({ asked }: Reading): boolean =>
  asked != null && asksVerdict(plainText(tokenise(asked)));
