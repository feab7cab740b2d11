import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

const PROMPTS = [
  { label: 'MLB Today', message: 'What are the best MLB bets today?' },
  { label: 'Player Props', message: 'What are the best player props today?' },
  { label: 'Parlays', message: 'Build the best parlay from today’s games.' },
  { label: 'Best Value', message: 'Which bets have the best value right now?' },
] as const;

/** Each sends its question at once. On a phone they scroll sideways in their own row, until something was asked. */
type Props = { disabled: boolean; onSend: (message: string) => void; isFirst: boolean };

export function QuickPrompts({ disabled, onSend, isFirst }: Props) {
  return (
    <ul
      aria-label="Quick prompts"
      className={classNames(
        '-my-1 relative flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-sm:[mask-image:linear-gradient(to_right,black_85%,transparent)]',
        !isFirst && 'max-sm:hidden',
      )}
    >
      {PROMPTS.map(({ label, message }) => (
        <li key={label} className="shrink-0 last:pr-6 sm:last:pr-0">
          <Button variant="outline" size="sm" disabled={disabled} title={message} onClick={() => onSend(message)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
