import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Tonight = lazy(async () => ({ default: (await import('./tonight.tsx')).Tonight }));

/** One of each kind of question: bets, a price that was offered, a parlay, a sum that is free. */
const EXAMPLES = [
  'Best NFL bets today?',
  '3 leg parlay around +600',
  'Hedge $40 at +450 with -130',
  'What is closing line value?',
] as const;

/** An empty chat says what to do next. */
export function WelcomeCard({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <section className="m-auto flex w-full max-w-reading flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="flex flex-col gap-1.5">
        <div className="flex items-center gap-3">
          <LogoMark className="size-8" />
          <h2 className="text-lg">What do you want to price?</h2>
        </div>
        <p className="text-caption text-muted">
          A game, a player, a price you were offered. Every number can be checked, and a poor price is called a pass.
        </p>
      </div>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Tonight onAsk={onAsk} />
      </Suspense>
      <div className="flex flex-col gap-2 border-line border-t pt-4">
        <h3 className="text-caption text-muted">Or try</h3>
        <ul className="flex flex-wrap gap-2">
          {EXAMPLES.map((question) => (
            <li key={question}>
              <Button variant="outline" size="sm" className="text-muted" onClick={() => onAsk(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
