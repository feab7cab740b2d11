import { ChevronDown } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';

type Props = {
  /** What is folded: `6 more books`. */
  more: string;
  isOpen: boolean;
  controls: string | undefined;
  /** For those who do not see where it stands. */
  of: string;
  onToggle: () => void;
};

/** Opens and folds the rest of a table. On paper nothing is folded. */
export function MoreRows({ more, isOpen, controls, of, onToggle }: Props) {
  return (
    <button
      type="button"
      data-screen-only=""
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="-ml-2 inline-flex min-h-touch items-center gap-2 rounded-inner px-2 text-left font-medium text-caption text-muted transition-colors hover:bg-raised hover:text-text sm:min-h-8"
    >
      <ChevronDown
        aria-hidden="true"
        className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
      />
      {isOpen ? 'Show fewer' : more} <span className="sr-only">of {of}</span>
    </button>
  );
}
