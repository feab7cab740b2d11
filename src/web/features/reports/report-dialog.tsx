import { type FormEvent, useId, useState } from 'react';
import { REASON_MAX_LENGTH, reportAnswer } from '#contract/reports.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';

type Props = { messageId: string; onClose: () => void; onReported: () => void };

/** What is wrong with an answer, in the reader's words. */
export function ReportDialog(props: Props) {
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Report this answer"
      description="The answer goes to us with all of its sources and numbers. What is wrong with it?"
    >
      <ReportForm {...props} />
    </Dialog>
  );
}

function ReportForm(props: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const report = useSingleMutation({
    mutationFn: () => write(reportAnswer, { reason: reason.trim() }, { messageId: props.messageId }),
    onSuccess: () => {
      toast({ title: 'Thank you', description: 'Your report was sent with the answer and its evidence.' });
      props.onReported();
    },
  });
  const isEmpty = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !report.isPending) report.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-medium text-sm text-text">
          What is wrong?
        </label>
        <textarea
          id={id}
          data-autofocus=""
          rows={4}
          required
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          aria-describedby={report.error ? `${id}-error` : undefined}
          aria-invalid={report.error ? true : undefined}
          placeholder="A price that my book does not have, a player who is not injured, a wrong game..."
          onChange={({ target }) => setReason(target.value)}
          className="w-full resize-none rounded-control border border-outline bg-surface px-3.5 py-2.5 text-base text-text transition-colors placeholder:text-faint hover:border-faint focus-visible:border-edge focus-visible:outline-offset-0 sm:text-body"
        />
        <Problem id={`${id}-error`}>
          {report.error ? `Not sent. ${failureText(report.error, 'Please try again later.')}` : null}
        </Problem>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={props.onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isEmpty || report.isPending}>
          {report.isPending ? 'Sending...' : 'Send report'}
        </Button>
      </div>
    </form>
  );
}
