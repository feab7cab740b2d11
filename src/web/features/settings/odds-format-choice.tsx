import { useId } from 'react';
import type { OddsFormat } from '#contract/settings.ts';

const FORMATS: readonly { format: OddsFormat; name: string; example: string }[] = [
  { format: 'american', name: 'American', example: '+145' },
  { format: 'decimal', name: 'Decimal', example: '2.45' },
];

export function OddsFormatChoice({ value, onChange }: { value: OddsFormat; onChange: (format: OddsFormat) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm text-text">Odds</legend>
      <div className="grid grid-cols-2 rounded-control border border-outline p-0.5">
        {FORMATS.map((choice) => (
          <label
            key={choice.format}
            className="relative flex h-touch items-center justify-center gap-2 rounded-inner px-2 font-medium text-muted text-sm transition-colors has-checked:bg-raised has-checked:text-text has-checked:inset-ring has-checked:inset-ring-outline has-focus-visible:outline-2 has-focus-visible:outline-edge hover:text-text sm:h-control"
          >
            <input
              type="radio"
              name={name}
              value={choice.format}
              checked={value === choice.format}
              onChange={() => onChange(choice.format)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {`${choice.name} `}
            <span className="numeral text-faint">{choice.example}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
