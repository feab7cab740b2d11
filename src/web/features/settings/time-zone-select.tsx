import { useState } from 'react';
import { bettingZone } from '#contract/betting-zone.ts';
import { ownZone } from '../../lib/date-format.ts';
import { Select } from '../../ui/select.tsx';

type Props = { value: string; onChange: (timeZone: string) => void; error?: string | undefined };

export function TimeZoneSelect({ value, onChange, error }: Props) {
  const [zones] = useState(listZones);
  const [own] = useState(ownZone);
  const all = value === '' || zones.includes(value) ? zones : [value, ...zones];
  return (
    <Select label="Time zone" value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">{ownWords(own)}</option>
      {all.map((zone) => (
        <option key={zone} value={zone}>
          {zoneName(zone)}
        </option>
      ))}
    </Select>
  );
}

/** Where most readers are comes first. */
const US_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const listZones = (): string[] => [
  ...US_ZONES,
  ...Intl.supportedValuesOf('timeZone').filter((zone) => !US_ZONES.includes(zone)),
];

/** Which clock is told where none is chosen: not that of a browser whose own says of no place. */
const ownWords = (own: string): string =>
  bettingZone(own) === own ? `This browser's (${zoneName(own)})` : `US Eastern, as this browser's clock is ${own}`;

const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
