import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { RecordSummary } from '#contract/record.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Select } from '../../ui/select.tsx';
import type { RecordFilters } from './record-filters.ts';

type Props = {
  filters: RecordFilters;
  /** The sports that the record holds; empty until that is known. */
  sports: RecordSummary['sports'];
  onChange: (filters: RecordFilters) => void;
  /** Where the page is without any. */
  path: string;
  onClear: (event: MouseEvent) => void;
};

const CHOICES = [
  { name: 'kind', label: 'Record', all: 'This site’s', options: { live: 'Live odds', demo: 'Demo odds' } },
  {
    name: 'verdict',
    label: 'Verdict',
    all: 'Bets and leans',
    options: { bet: 'Bets', lean: 'Leans', pass: 'Passes, apart' },
  },
  {
    name: 'market',
    label: 'Market',
    all: 'All markets',
    options: { moneyline: 'Moneyline', spread: 'Spread', total: 'Total', prop: 'Player prop' },
  },
  {
    name: 'period',
    label: 'Period',
    all: 'All time',
    options: { '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' },
  },
] as const;

/** A form, so that a reader without scripts filters too. */
export function FilterBar({ filters, sports, onChange, path, onClear }: Props) {
  const set = (name: keyof RecordFilters, value: string) => {
    const { [name]: _, ...others } = filters;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  const form = useRef<HTMLFormElement>(null);
  const takeChosenBefore = useEffectEvent(() => {
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      const filter = name as keyof RecordFilters;
      if (value !== (filters[filter] ?? '')) set(filter, String(value));
    }
  });
  // What was chosen before the page's scripts were there was told to nobody.
  useEffect(() => takeChosenBefore(), []);
  const names = sports.map(({ sport }) => sport);
  // An address may name a sport that is not, or not yet, among them.
  const listed = filters.sport && !names.includes(filters.sport) ? [filters.sport, ...names] : names;
  return (
    <form ref={form} action={path}>
      <fieldset className="grid min-w-0 grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-[repeat(5,1fr)_auto]">
        <legend className="sr-only">Filters</legend>
        <Select
          label="Sport"
          name="sport"
          value={filters.sport ?? ''}
          onChange={(event) => set('sport', event.target.value)}
        >
          <option value="">All sports</option>
          {listed.map((sport) => (
            <option key={sport}>{sport}</option>
          ))}
        </Select>
        {CHOICES.map(({ name, label, all, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            value={filters[name] ?? ''}
            onChange={(event) => set(name, event.target.value)}
          >
            <option value="">{all}</option>
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ))}
        <ButtonLink
          variant="outline"
          size="lg"
          href={path}
          aria-disabled={Object.keys(filters).length === 0}
          onClick={onClear}
          className="aria-disabled:opacity-55"
        >
          Clear filters
        </ButtonLink>
        <noscript>
          <Button type="submit" variant="outline" size="lg" className="w-full">
            Filter
          </Button>
        </noscript>
      </fieldset>
    </form>
  );
}
