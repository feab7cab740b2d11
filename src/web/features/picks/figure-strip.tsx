import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** The last of so many figures fills its row, of two columns or of four. */
const LAST_SPANS: Readonly<Record<number, string>> = {
  1: 'col-span-2 @lg:col-span-4',
  2: '@lg:col-span-3',
  3: 'col-span-2',
};

/** Up to four figures with their names, side by side; in two rows where it is narrow. */
export function FigureStrip({ figures }: { figures: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px bg-line @lg:grid-cols-4">
      {figures.map(({ name, value }, position) => (
        <div
          key={name}
          className={classNames(
            'flex min-w-0 flex-col justify-between bg-surface px-4 py-2.5 sm:px-5 sm:py-3',
            position === figures.length - 1 && LAST_SPANS[figures.length],
          )}
        >
          <dt className="text-faint text-xs">{name}</dt>
          <dd className="mt-0.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
