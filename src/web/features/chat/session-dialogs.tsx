import { type FormEvent, useState } from 'react';
import { type ChatSession, TITLE_MAX_LENGTH } from '#contract/chat.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import type { ChatHistory } from './chat-history.ts';
import { useDeleteSession, useRenameSession } from './use-manage-session.ts';

const TRY_AGAIN = 'Please try again.';

type Props = {
  session: ChatSession;
  onClose: () => void;
  onFailed: ChatHistory['onFailed'];
};

export function RenameDialog({ session, onClose, onFailed }: Props) {
  const [title, setTitle] = useState(session.title);
  const rename = useRenameSession(session, { onDone: onClose, onFailed });
  const isEmpty = title.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === session.title) onClose();
    else if (!isEmpty && !rename.isPending) rename.mutate(title.trim());
  };
  return (
    <Dialog open onClose={onClose} title="Rename chat">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Title"
          dir="auto"
          value={title}
          required
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          data-autofocus=""
          onFocus={({ currentTarget }) => currentTarget.select()}
          error={rename.error ? `Not renamed. ${failureText(rename.error, TRY_AGAIN)}` : undefined}
          onChange={({ target }) => {
            setTitle(target.value);
            rename.reset();
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isEmpty || rename.isPending}>
            {rename.isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function DeleteDialog({ session, onClose, onFailed, onDeleted }: Props & { onDeleted: () => void }) {
  const remove = useDeleteSession(session, { onDone: onDeleted, onFailed });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this chat?"
      problem={remove.error ? `Not deleted. ${failureText(remove.error, TRY_AGAIN)}` : undefined}
      description={
        <>
          <q dir="auto" className="break-words font-medium text-text">
            {session.title}
          </q>{' '}
          goes with all of its questions and answers. This cannot be undone. Tokens spent on it stay spent, and the
          record keeps the picks it showed.
        </>
      }
      footer={
        <>
          <Button variant="outline" data-autofocus="" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? 'Deleting...' : 'Delete chat'}
          </Button>
        </>
      }
    />
  );
}
