import type { Fact } from './fact.ts';
import type { EventInfo } from './stored-slate.ts';
import { happens } from './test-random-noise.ts';

type FactDraft = Pick<Fact, 'kind' | 'text' | 'numbers'> & { team?: string };

/** Injuries, forecast, form and meetings of one game; each bears the game's own number, which no other game has. */
export function factsOf({ id: eventId, home, away }: EventInfo, own: number, now: Date): Fact[] {
  const injury = (team: string, who: number): FactDraft => ({
    kind: 'injury',
    team,
    text: `Lineman ${own + who} of ${team} is out (knee).`,
    numbers: { out: 1 },
  });
  const form = (team: string, wins: number): FactDraft => ({
    kind: 'form',
    team,
    text: `${team} won ${wins} of the last 5 before game ${own}.`,
    numbers: { games: 5, wins, losses: 5 - wins },
  });
  const drafts: FactDraft[] = [
    ...[injury(home, 1), injury(home, 2), injury(home, 3), injury(away, 4), form(home, 4), form(away, 1)],
    {
      kind: 'weather',
      text: `Field ${own} expects wind up to ${own} mph.`,
      numbers: { windMph: own, rainPercent: 10 },
    },
    {
      kind: 'head_to_head',
      text: `${home} won 4 of the 5 meetings before game ${own}.`,
      numbers: { meetings: 5, homeWins: 4, others: 1 },
    },
  ];
  return drafts
    .filter(({ text }) => happens(0.8, text))
    .map(({ team = '', ...draft }, nth) => ({
      ...draft,
      id: `${eventId}-${nth}`,
      eventId,
      team,
      player: '',
      sourceName: 'Test desk',
      sourceUrl: 'https://example.com/facts',
      observedAt: new Date(now.getTime() - 60_000 * (nth + 1)),
    }));
}
