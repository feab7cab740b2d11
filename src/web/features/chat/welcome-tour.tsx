import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PRODUCT_NAME } from '#contract/product.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';

const STORAGE_KEY = 'welcomeTourCompleted';

const STEPS = [
  {
    title: `Welcome to ${PRODUCT_NAME}`,
    text: 'A research desk for people who bet. It prices games, shows its working and says pass when nothing is worth taking.',
  },
  {
    title: 'Ask anything',
    text: 'A game, a player prop, a parlay, or a price you were offered. Write as you would to a friend who knows odds.',
  },
  {
    title: 'Get expert analysis',
    text: 'Each pick comes with its fair price, its edge, a stake, its risk and its sources. Open the numbers to check them.',
  },
  {
    title: 'Pro mode available',
    text: 'Pro scans 10 opportunities and goes deep on the top 3. It costs 5 tokens; a regular answer costs 1.',
  },
] as const;

/** Shown once per browser, until it was finished or skipped. */
export function WelcomeTour({ onEnd }: { onEnd: () => void }) {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'true');
  const [position, setPosition] = useState(0);
  const step = STEPS[position] ?? STEPS[0];
  const isLast = position === STEPS.length - 1;

  const complete = () => {
    localStorage.setItem(STORAGE_KEY, 'true');
    // It is modal: only once it is closed can anything else take the focus.
    flushSync(() => setOpen(false));
    onEnd();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={complete}
      title={step.title}
      description={step.text}
      footer={
        <>
          {isLast ? null : (
            <Button variant="ghost" onClick={complete}>
              Skip Tour
            </Button>
          )}
          <Button data-autofocus="" onClick={isLast ? complete : () => setPosition(position + 1)}>
            {isLast ? 'Start Betting' : 'Next'}
          </Button>
        </>
      }
    >
      <p className="flex items-center gap-1.5">
        <span className="sr-only">
          Step {position + 1} of {STEPS.length}
        </span>
        {STEPS.map(({ title }, index) => (
          <span
            key={title}
            aria-hidden="true"
            className={classNames('h-1 w-8 rounded-full', index <= position ? 'bg-edge' : 'bg-line-strong')}
          />
        ))}
      </p>
    </Dialog>
  );
}
