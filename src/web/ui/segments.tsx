import { useId } from 'react';
import { classNames } from './class-names.ts';

type Props<Key extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  className?: string;
};

/** One of a few, side by side in one row. */
export function Segments<Key extends string>({ label, options, selected, onSelect, className }: Props<Key>) {
  const name = useId();
  return (
    <fieldset className={classNames('flex min-w-0 rounded-control border border-outline p-0.5', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map(({ key, label: words }) => (
        <label
          key={key}
          className="relative flex h-10 min-w-0 flex-1 items-center justify-center sm:flex-auto rounded-inner px-1.5 font-medium xs:px-2 sm:px-3 text-muted text-sm transition-colors has-checked:bg-raised has-checked:text-text has-checked:inset-ring has-checked:inset-ring-outline has-focus-visible:outline-2 has-focus-visible:outline-edge hover:text-text sm:h-8"
        >
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === selected}
            onChange={() => onSelect(key)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="truncate">{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
