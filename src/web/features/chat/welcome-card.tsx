import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { TonightPlaceholder } from './tonight-placeholder.tsx';

const Tonight = lazy(async () => ({ default: (await import('./tonight.tsx')).Tonight }));

/** One of each kind of question: bets, a price that was offered, a parlay, a sum that is free. */
const EXAMPLES = [
  'Best NFL bets today?',
  '3 leg parlay around +600',
  'Hedge $40 at +450 with -130',
  'What is closing line value?',
] as const;

type Props = { onAsk: (question: string) => void; hasGames: boolean | undefined };

/** An empty chat says what to do next. What comes later stands last and below a fixed top, so that it moves nothing. */
export function WelcomeCard({ onAsk, hasGames }: Props) {
  return (
    <section className="mb-auto flex w-full flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6 sm:[@media(height>=60rem)]:mt-8">
      <div className="flex flex-col gap-1.5">
        <div className="flex items-center gap-3">
          <LogoMark className="size-8" />
          <h2 className="text-lg">What do you want to price?</h2>
        </div>
        <p className="text-caption text-muted">
          A game, a player, a price you were offered. Every number can be checked, and a poor price is called a pass.
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="text-caption text-muted">Try</h3>
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
      {hasGames === false ? null : (
        <div className="border-line border-t pt-4 empty:hidden">
          <Suspense fallback={<TonightPlaceholder />}>
            {hasGames ? <Tonight onAsk={onAsk} /> : <TonightPlaceholder />}
          </Suspense>
        </div>
      )}
    </section>
  );
}
