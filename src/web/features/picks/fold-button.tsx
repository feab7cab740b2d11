import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

type Props = { name: string; isOpen: boolean; controls: string; onToggle: () => void; isInRow?: boolean };

/** Opens and folds a pick. While it is folded its whole card is the button. */
export function FoldButton({ name, isOpen, controls, onToggle, isInRow = false }: Props) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${isOpen ? 'Fold' : 'Open'} ${name}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className={classNames(
        'shrink-0',
        isInRow && !isOpen ? '-my-2 w-8 text-faint sm:w-8' : '-my-2.5 -mr-2.5 ml-auto',
        !isOpen && 'static after:absolute after:inset-0 after:rounded-card hover:bg-transparent',
      )}
    >
      <ChevronDown aria-hidden="true" className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
    </Button>
  );
}
