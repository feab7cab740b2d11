import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { Select } from '../../ui/select.tsx';

type Props = { value: string; onChange: (state: string) => void; error?: string | undefined };

/** Where bets can be placed, while no sportsbook is chosen one by one. */
export function StateSelect({ value, onChange, error }: Props) {
  return (
    <Select label="My state" value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">Not set: books of many states</option>
      {Object.entries(US_STATE_NAMES).map(([code, name]) => (
        <option key={code} value={code}>
          {name.replace(/^the /, '')}
        </option>
      ))}
    </Select>
  );
}
