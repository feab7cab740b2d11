import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { type LeagueGames, tonightQuery } from './tonight-queries.ts';

type Props = { onAsk: (question: string) => void; isBusy: boolean };

/** Three questions about what is played next, to be pressed under words that only say what can be asked. */
export function GreetingExamples({ onAsk, isBusy }: Props) {
  const { data } = useQuery(tonightQuery);
  const examples = examplesOf(data ?? []);
  if (examples.length === 0) return null;
  return (
    <ul
      data-screen-only=""
      aria-label="Examples"
      className="flex flex-wrap gap-2 in-[li[data-role=assistant]:not(:last-child)]:hidden"
    >
      {examples.map((question) => (
        <li key={question} className="min-w-0">
          <Button
            variant="outline"
            size="words"
            disabled={isBusy}
            className="text-muted"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** One of each kind, of the first league: its next game, its bets, a parlay of it. */
export function examplesOf([first]: readonly LeagueGames[]): string[] {
  const game = first?.games[0]?.game;
  if (!first || game === undefined) return [];
  return [`Best bet in ${game}?`, `Best ${first.league} bets today?`, `3-leg ${first.league} parlay`];
}
