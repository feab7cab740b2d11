import { useId } from 'react';
import { AccessScope } from '#contract/access.ts';
import { SCOPE_WORDS } from './scope-words.ts';

type Props = {
  legend: string;
  value: AccessScope;
  onChange: (scope: AccessScope) => void;
  /** Everything there is, where nothing is said. */
  options?: readonly AccessScope[];
};

export function ScopeChoice({ legend, value, onChange, options = AccessScope.options }: Props) {
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      {options.map((scope) => (
        <label
          key={scope}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-outline px-3 py-2.5 has-checked:border-edge"
        >
          <input
            type="radio"
            name={id}
            value={scope}
            checked={value === scope}
            onChange={() => onChange(scope)}
            aria-labelledby={`${id}-${scope}`}
            aria-describedby={`${id}-${scope}-text`}
            className="mt-1 size-4 shrink-0 appearance-none rounded-full border border-outline transition-colors checked:border-5 checked:border-edge forced-colors:appearance-auto"
          />
          <span className="min-w-0">
            <span id={`${id}-${scope}`} className="block font-medium text-sm">
              {SCOPE_WORDS[scope].label}
            </span>
            <span id={`${id}-${scope}-text`} className="block text-caption text-muted">
              {SCOPE_WORDS[scope].text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
