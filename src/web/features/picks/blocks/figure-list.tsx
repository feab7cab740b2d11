import type { Figure } from '#contract/research/quantities.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { classNames } from '../../../ui/class-names.ts';

type Props = {
  figures: readonly Figure[];
  /** How one reads; absent: as it was written. */
  write?: (figure: Figure) => string;
  isLarge?: boolean;
};

/** Figures with their names, as many beside each other as there is room for. */
export function FigureList({ figures, write = ({ text }) => withMinusSigns(text), isLarge = false }: Props) {
  if (figures.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5">
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone.
        <div key={at} className="min-w-0">
          <dt className="text-faint text-xs">{figure.label}</dt>
          <dd
            className={classNames('numeral wrap-anywhere mt-0.5 text-text', isLarge ? 'font-semibold text-lead' : '')}
          >
            {write(figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
