import { useCallback, useState } from 'react';
import { draftKey, writeDraft } from '../../lib/chat-draft.ts';

/** What stands in the field: the unsent text of this chat, or a sent question that is being changed. */
export type Draft = {
  text: string;
  isEditing: boolean;
  change: (text: string) => void;
  /** Puts a sent question into the field; the unsent text waits. */
  edit: (question: string) => void;
  cancelEdit: () => void;
  /** It was sent: the field shows what waited, or nothing. */
  sent: () => void;
};

type Kept = { key: string | undefined; text: string; edited: string | null };

/**
 * The unsent text of each chat, kept in this tab over reloads and changes of the chat. It ends with the tab and belongs
 * to one account, because a shared computer is not to show it to the next.
 */
export function useDraft(userId: string | undefined, sessionId: string | undefined): Draft {
  const key = userId && draftKey(userId, sessionId);
  const [state, setState] = useState<Kept>(() => ({ key, text: readDraft(key), edited: null }));
  // What was typed before the account was known stays.
  const text = state.key === undefined && state.text !== '' ? state.text : readDraft(key);
  const kept: Kept = state.key === key ? state : { key, text, edited: null };
  if (kept !== state) setState(kept);

  const keep = (next: string) => {
    writeDraft(key, next);
    setState({ key, text: next, edited: null });
  };
  // The same for every drawing: the questions of a long chat hold it, and are not drawn anew for each letter.
  const edit = useCallback((question: string) => setState((now) => ({ ...now, edited: question })), []);
  return {
    text: kept.edited ?? kept.text,
    isEditing: kept.edited !== null,
    change: (next) => (kept.edited === null ? keep(next) : setState({ ...kept, edited: next })),
    edit,
    cancelEdit: () => setState({ ...kept, edited: null }),
    sent: () => (kept.edited === null ? keep('') : setState({ ...kept, edited: null })),
  };
}

export function forgetDraft(userId: string | undefined, sessionId: string): void {
  writeDraft(userId && draftKey(userId, sessionId), '');
}

function readDraft(key: string | undefined): string {
  try {
    return (key && sessionStorage.getItem(key)) || '';
  } catch {
    return '';
  }
}
