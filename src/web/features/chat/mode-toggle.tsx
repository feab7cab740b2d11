import type { AnalysisMode } from '#contract/analysis.ts';
import { TokenPrice } from './token-price.tsx';

const MODES = [
  { mode: 'regular', name: 'Regular', hint: 'Quick analysis' },
  { mode: 'pro', name: 'Pro', hint: 'Scans 10 opportunities, deep dive on the top 3' },
] as const;

export function ModeToggle({ mode, onChange }: { mode: AnalysisMode; onChange: (mode: AnalysisMode) => void }) {
  return (
    <fieldset className="flex h-touch shrink-0 rounded-control border border-outline p-0.5 sm:h-control">
      <legend className="sr-only">Analysis mode</legend>
      {MODES.map((choice) => (
        <label
          key={choice.mode}
          title={choice.hint}
          className="relative flex items-center gap-1.5 rounded-inner px-1.5 font-semibold min-[24rem]:gap-2 min-[24rem]:px-2.5 text-caption text-muted transition-colors has-checked:bg-raised has-checked:text-text has-checked:inset-ring has-checked:inset-ring-outline has-focus-visible:outline-2 has-focus-visible:outline-edge hover:text-text sm:gap-3 sm:px-3"
        >
          <input
            type="radio"
            name="analysis-mode"
            value={choice.mode}
            checked={mode === choice.mode}
            onChange={() => onChange(choice.mode)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {`${choice.name} `}
          <TokenPrice mode={choice.mode} />
        </label>
      ))}
    </fieldset>
  );
}
