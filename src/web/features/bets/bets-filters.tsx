import { BetsState } from '#contract/bets/bets.ts';
import { BetMarket, type BetSummary } from '#contract/bets/tracked-bet.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { MARKETS } from './bet-words.ts';
import type { BetFilters } from './bets-queries.ts';

type Props = { filters: BetFilters; summary: BetSummary; onChange: (filters: BetFilters) => void };

const STATES = { open: 'Open', settled: 'Settled', yours: 'Waiting for your word' } as const;

export function BetsFilters({ filters, summary, onChange }: Props) {
  const set = (changes: { [Name in keyof BetFilters]: BetFilters[Name] | undefined }) => {
    const entries = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(entries));
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-2 items-end gap-3 md:grid-cols-6 md:gap-4">
      <legend className="sr-only">Filters</legend>
      <Select
        label="State"
        value={filters.state ?? ''}
        onChange={({ target }) => set({ state: BetsState.safeParse(target.value).data })}
      >
        <option value="">All</option>
        {BetsState.options.map((state) => (
          <option key={state} value={state}>
            {STATES[state]}
          </option>
        ))}
      </Select>
      <Names
        label="Sport"
        all="All sports"
        value={filters.sport}
        groups={summary.sports}
        onChange={(sport) => set({ sport })}
      />
      <Names
        label="Book"
        all="All books"
        value={filters.book}
        groups={summary.books}
        onChange={(book) => set({ book })}
      />
      <Select
        label="Market"
        value={filters.market ?? ''}
        onChange={({ target }) => set({ market: BetMarket.safeParse(target.value).data })}
      >
        <option value="">All markets</option>
        {BetMarket.options.map((market) => (
          <option key={market} value={market}>
            {MARKETS[market]}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        size="lg"
        disabled={Object.keys(filters).length === 0}
        onClick={() => onChange({})}
        className="col-span-2 md:justify-self-start"
      >
        Clear filters
      </Button>
    </fieldset>
  );
}

type NamesProps = {
  label: string;
  all: string;
  value: string | undefined;
  groups: BetSummary['sports'];
  onChange: (name: string | undefined) => void;
};

function Names({ label, all, value, groups, onChange }: NamesProps) {
  return (
    <Select label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{all}</option>
      {groups.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}
