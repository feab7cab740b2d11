import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CardForm, OpenCardForm } from './card-form-port.ts';

type Props = {
  publishableKey: string;
  clientSecret: string;
  /** Where the provider sends the browser when the card is confirmed. */
  returnUrl: string;
  openForm: OpenCardForm;
  onCancel: () => void;
};

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; form: CardForm };

/** A card is entered here, into the payment provider's form. */
export function CardSetup({ publishableKey, clientSecret, returnUrl, openForm, onCancel }: Props) {
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const loading = useCardForm({ publishableKey, clientSecret, openForm, place, attempt });
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading.state !== 'ready' || isSaving) return;
    setSaving(true);
    setProblem(undefined);
    try {
      setProblem(await loading.form.confirm(returnUrl));
    } catch {
      setProblem('The payment provider could not be reached. Please try again.');
    }
    setSaving(false);
  };

  return (
    <Panel title="Card details" lead="What you type goes to the payment provider. Nothing is charged now.">
      <form onSubmit={submit} className="flex flex-col gap-5">
        {loading.state === 'loading' ? (
          <div aria-busy="true" className="flex flex-col gap-4">
            <span className="sr-only">Loading the card form</span>
            <Skeleton className="h-field w-full" />
            <div className="grid grid-cols-2 gap-4">
              <Skeleton className="h-field w-full" />
              <Skeleton className="h-field w-full" />
            </div>
          </div>
        ) : null}
        {loading.state === 'failed' ? (
          <LoadFailed what="The card form" onRetry={() => setAttempt((count) => count + 1)} />
        ) : null}
        <div key={attempt} ref={place} hidden={loading.state === 'failed'} />
        {problem ? (
          <p role="alert" className="text-red text-sm">
            {problem}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onCancel}>
            Back to Profile
          </Button>
          <Button type="submit" disabled={loading.state !== 'ready' || isSaving}>
            {isSaving ? 'Saving...' : 'Save Card'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

type FormOptions = Pick<Props, 'publishableKey' | 'clientSecret' | 'openForm'> & {
  place: { current: HTMLElement | null };
  attempt: number;
};

/** Opens the form anew for each attempt, and closes the one before. */
function useCardForm({ publishableKey, clientSecret, openForm, place, attempt }: FormOptions): Loading {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew.
  useEffect(() => {
    if (!place.current) return;
    let isLeft = false;
    let opened: CardForm | undefined;
    setLoading({ state: 'loading' });
    openForm({ publishableKey, clientSecret, place: place.current }).then(
      (form) => {
        if (isLeft) form.close();
        else {
          opened = form;
          setLoading({ state: 'ready', form });
        }
      },
      () => isLeft || setLoading({ state: 'failed' }),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [publishableKey, clientSecret, openForm, place, attempt]);
  return loading;
}
