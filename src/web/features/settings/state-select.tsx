import { US_STATE_NAMES, UsState } from '#contract/research/us-states.ts';
import { Select } from '../../ui/select.tsx';
import { StateRules } from './state-rules.tsx';

type Props = { value: string; onChange: (state: string) => void; error?: string | undefined };

/** Where bets can be placed, while no sportsbook is chosen one by one, and what holds there. */
export function StateSelect({ value, onChange, error }: Props) {
  const chosen = UsState.safeParse(value);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Select label="My state" value={value} error={error} onChange={({ target }) => onChange(target.value)}>
        <option value="">Not set: books of many states</option>
        {Object.entries(US_STATE_NAMES).map(([code, name]) => (
          <option key={code} value={code}>
            {name.replace(/^the /, '')}
          </option>
        ))}
      </Select>
      {chosen.success ? <StateRules state={chosen.data} /> : null}
    </div>
  );
}
