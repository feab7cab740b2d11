import { type ReactNode, useState } from 'react';
import { linkMissing } from '../../content/link-words.ts';
import { isLinkDead, linkProblem } from '../../lib/link-problem.ts';
import { linkToken } from '../../lib/link-token.ts';
import { useMissingLink } from '../../lib/use-missing-link.ts';
import { Button } from '../../ui/button.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { DeadLink } from './dead-link.tsx';
import { LinkDone } from './link-done.tsx';

type Props = {
  label: string;
  act: (token: string) => Promise<{ message: string }>;
  next: { href: string; label: string };
  /** The way to another link, where this one works no more. */
  renew?: ReactNode;
};

/** Opening a link changes nothing, because programs open links too; the button does. */
export function ConfirmLink({ label, act, next, renew }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useMissingLink(setProblem);
  const [isDead, setDead] = useState(false);
  const [done, setDone] = useState<string | null>(null);

  const confirm = async () => {
    const token = linkToken();
    if (token === '') return setProblem(linkMissing);
    setBusy(true);
    setProblem(null);
    try {
      setDone((await act(token)).message);
    } catch (error) {
      setDead(isLinkDead(error));
      setProblem(linkProblem(error));
    } finally {
      setBusy(false);
    }
  };

  if (done !== null) return <LinkDone message={done} {...next} />;
  if (isDead && renew && problem !== null) return <DeadLink problem={problem}>{renew}</DeadLink>;
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
      {problem === linkMissing ? renew : null}
      <NeedsScript>Confirming needs JavaScript.</NeedsScript>
    </div>
  );
}
