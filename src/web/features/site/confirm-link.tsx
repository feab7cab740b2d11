import { useState } from 'react';
import { linkMissing } from '../../content/link-words.ts';
import { linkProblem } from '../../lib/link-problem.ts';
import { linkToken } from '../../lib/link-token.ts';
import { Button } from '../../ui/button.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { LinkDone } from './link-done.tsx';

type Props = {
  label: string;
  act: (token: string) => Promise<{ message: string }>;
  next: { href: string; label: string };
};

/** Opening a link changes nothing, because programs open links too; the button does. */
export function ConfirmLink({ label, act, next }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const confirm = async () => {
    const token = linkToken();
    if (token === '') return setProblem(linkMissing);
    setBusy(true);
    setProblem(null);
    try {
      setDone((await act(token)).message);
    } catch (error) {
      setProblem(linkProblem(error));
    } finally {
      setBusy(false);
    }
  };

  if (done !== null) return <LinkDone message={done} {...next} />;
  return (
    <div className="flex flex-col gap-4">
      <Button size="lg" disabled={isBusy} onClick={confirm}>
        {isBusy ? 'One moment...' : label}
      </Button>
      {problem === null ? null : (
        <p role="alert" className="text-red text-sm">
          {problem}
        </p>
      )}
      <NeedsScript>Confirming needs JavaScript.</NeedsScript>
    </div>
  );
}
