import type { ReactNode } from 'react';
import type { RecordFigures } from '#contract/record.ts';
import { formatPercent, formatSignedPercent } from '../../lib/format-odds.ts';

type Rates = NonNullable<RecordFigures['rates']>;

/** Whether what was said to be 60 % likely won 60 % of the time, and whether more stars meant more. */
export function RecordCalibration({ rates: { chances, stars } }: { rates: Rates }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Bins title="Said, and what happened" head={['Said', 'Picks', 'Won', '95% range']}>
        {chances.map(({ from, said, picks, rate, low, high }) => (
          <Row key={from} cells={[formatPercent(said), String(picks), formatPercent(rate), rangeOf(low, high)]} />
        ))}
      </Bins>
      <Bins title="By stars" head={['Stars', 'Picks', 'Won', 'One unit each']}>
        {stars.map(({ stars: number, picks, rate, flatReturn }) => (
          <Row
            key={number}
            cells={[
              `${'★'.repeat(number)}${'☆'.repeat(5 - number)}`,
              String(picks),
              formatPercent(rate),
              flatReturn === null ? '–' : formatSignedPercent(flatReturn),
            ]}
          />
        ))}
      </Bins>
    </div>
  );
}

const rangeOf = (low: number, high: number): string => `${formatPercent(low)} to ${formatPercent(high)}`;

function Bins({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-left font-semibold">{title}</caption>
      <thead>
        <tr className="border-line border-b text-caption text-faint">
          {head.map((name, at) => (
            <th key={name} scope="col" className={`py-1.5 font-normal ${at === 0 ? 'text-left' : 'text-right'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  );
}

function Row({ cells: [first, ...others] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className="numeral whitespace-nowrap py-1.5 text-left font-normal">
        {first}
      </th>
      {others.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={at} className="numeral whitespace-nowrap py-1.5 text-right text-muted">
          {cell}
        </td>
      ))}
    </tr>
  );
}
