import { exportWaitlist } from '#contract/waitlist-admin.ts';
import { csvDownloaded, csvNotDownloaded } from '../../content/admin-notices.ts';
import { toApiError } from '../../lib/api-error.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { toast } from '../../ui/toast.ts';

/** By the calendar of who downloads it. */
function fileName(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `edgewise-waitlist-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`;
}

async function download(): Promise<number> {
  const response = await fetch(exportWaitlist.path, { credentials: 'same-origin' });
  if (!response.ok) throw await toApiError(response);
  const csv = await response.text();
  save(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  return countCsvRecords(csv);
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName();
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function useDownloadCsv() {
  const { whenSure } = useIdentityCheck();
  return useSingleMutation({
    mutationFn: () => whenSure(download),
    onSuccess: (entries) => toast(csvDownloaded(entries)),
    onError: () => toast(csvNotDownloaded),
  });
}

/** The records of a CSV text after its header; a line break inside quotes ends none. */
function countCsvRecords(csv: string): number {
  const unquoted = csv.replace(/"(?:[^"]|"")*"/g, '""').trimEnd();
  return unquoted === '' ? 0 : unquoted.split(/\r?\n/).length - 1;
}
