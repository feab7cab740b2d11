import { useState } from 'react';
import type { RunState } from './answer-run.ts';

export type WrittenKeys = Readonly<Record<string, string>>;

/** By message, what each answer was called in the list while it was written here: it keeps that name, and with it what was opened in it. */
export function useWrittenKeys(run: RunState): WrittenKeys {
  const [keys, setKeys] = useState<WrittenKeys>({});
  const saved = run.status === 'idle' ? run.saved : undefined;
  if (!saved || keys[saved.messageId] === saved.key) return keys;
  const more = { ...keys, [saved.messageId]: saved.key };
  setKeys(more);
  return more;
}
