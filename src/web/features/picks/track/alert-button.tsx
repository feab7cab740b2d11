import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import type { AlertableBet } from './alertable.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./alert-dialog.tsx')).AlertDialog }));

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  /** Nothing stands here where there is none: a game that has begun, a pick that is too old to be known. */
  bets: readonly AlertableBet[];
  /** What it is about, where that is more than the one bet. */
  about?: string;
};

/** Asks to be told of a bet. What it asks for comes when it is pressed. */
export function AlertButton({ bets, about, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [first] = bets;
  if (!first) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        {...look}
        aria-label={`Alert me about ${about ?? first.bet}`}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" className="size-3.5" />
        {look.size === 'icon' ? null : 'Alert me'}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AlertDialog bets={bets} about={about ?? first.bet} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
