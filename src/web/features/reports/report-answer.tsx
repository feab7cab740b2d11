import { Check, Flag } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { REASON_MAX_LENGTH, reportAnswer } from '#contract/reports.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';

/** Under each saved answer: what is wrong with it goes to the operator, with the answer and its evidence. */
export function ReportAnswer({ messageId }: { messageId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  const close = () => setOpen(false);
  const Icon = isReported ? Check : Flag;
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={isReported ? 'Reported, thank you' : 'Report this answer'}
        className="text-faint"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        <span>
          {isReported ? 'Reported' : 'Report'}
          <span className="max-sm:hidden">{isReported ? ', thank you' : ' this answer'}</span>
        </span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Report this answer"
        description="The answer goes to us with all of its sources and numbers. What is wrong with it?"
      >
        <ReportForm
          messageId={messageId}
          onCancel={close}
          onReported={() => {
            setReported(true);
            close();
          }}
        />
      </Dialog>
    </div>
  );
}

function ReportForm(props: { messageId: string; onCancel: () => void; onReported: () => void }) {
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
        <Button variant="outline" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isEmpty || report.isPending}>
          {report.isPending ? 'Sending...' : 'Send report'}
        </Button>
      </div>
    </form>
  );
}
