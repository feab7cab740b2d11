import { useContext } from 'react';
import type { ParlayView, ReadAnswer, SourceView } from '#contract/content/read-answer.ts';
import { Button } from '../../ui/button.tsx';
import { AskContext } from './blocks/ask-context.ts';
import { isPaid } from './parlay-figures.ts';

const MOST = 3;

/** Whether an injury report stands behind a pick: without one there is nobody to tell of. */
const tellsWhoIsOut = ({ text = '' }: SourceView): boolean => /\b(out|questionable|doubtful|injur\w*)\b/i.test(text);

/** What can be asked next of this answer; a press sends the words. Nothing where it holds no bet to speak of. */
function followUps({ picks, parlay, blocks }: ReadAnswer): string[] {
  const ticket = blocks.find((block) => block.kind === 'parlay' && block.parlay.bets);
  if (ticket?.kind === 'parlay') return ticketFollowUps(ticket.parlay);
  const [first] = picks.filter(({ verdict }) => verdict === 'bet' || verdict === 'lean');
  if (!first) return [];
  const words = [
    picks.length > 1 && 'Which is weakest?',
    parlay === undefined && first.book !== undefined && `How did the price of ${first.pick} move?`,
    parlay !== undefined && picks.length > 2 && 'Drop the weakest leg',
    first.game !== undefined && first.sources.some(tellsWhoIsOut) && `Who is out in ${first.game}?`,
  ];
  return words.filter((one) => one !== false).slice(0, MOST);
}

const ticketFollowUps = (ticket: ParlayView): string[] => [
  ...(ticket.legs.length > 2 ? ['Drop the weakest leg'] : []),
  ...(isPaid(ticket) ? ['What does $20 pay?'] : []),
  'Which leg is weakest?',
];

/** Under the newest answer alone; an older one is no longer what is spoken of. */
export function FollowUps({ answer }: { answer: ReadAnswer }) {
  const { send, isBusy } = useContext(AskContext);
  const words = send ? followUps(answer) : [];
  if (!send || words.length === 0) return null;
  return (
    <ul
      data-screen-only=""
      aria-label="Ask next"
      className="flex flex-wrap gap-2 in-[li[data-role=assistant]:not(:last-child)]:hidden"
    >
      {words.map((one) => (
        <li key={one} className="min-w-0">
          <Button variant="outline" size="words" disabled={isBusy} className="text-muted" onClick={() => send(one)}>
            {one}
          </Button>
        </li>
      ))}
    </ul>
  );
}
