import { useQueryClient } from '@tanstack/react-query';
import { type AlertList, type QuietHours as Hours, listAlerts, setQuietHours } from '#contract/alerts.ts';
import { write } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Select } from '../../ui/select.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** "11 PM". */
const hourWords = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** When no alert is told, on the bettor's own clock. */
export function QuietHours({ quiet, timeZone }: Pick<AlertList, 'quiet' | 'timeZone'>) {
  const queryClient = useQueryClient();
  const saving = useSingleMutation({
    mutationFn: (hours: Hours) => write(setQuietHours, hours),
    onSuccess: (saved) =>
      queryClient.setQueryData<AlertList>([listAlerts.path], (list) => list && { ...list, quiet: saved }),
    onError: (error) => toastFailure(error, { title: 'Not Saved', fallback: 'Please try again.' }),
  });
  const choice = (end: 'from' | 'to', label: string) => (
    <Select
      label={label}
      value={String(quiet[end])}
      disabled={saving.isPending}
      onChange={({ target }) => saving.mutate({ ...quiet, [end]: Number(target.value) })}
    >
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {hourWords(hour)}
        </option>
      ))}
    </Select>
  );
  return (
    <div className="flex flex-wrap items-end gap-3 border-line border-t pt-4">
      {choice('from', 'Quiet from')}
      {choice('to', 'until')}
      <p className="min-w-0 flex-1 basis-48 text-caption text-muted">
        {quiet.from === quiet.to
          ? 'The same hour twice: alerts come at any hour.'
          : `Your clock: ${timeZone.replaceAll('_', ' ')}. What comes up in between waits until then, if it still holds.`}
      </p>
    </div>
  );
}
