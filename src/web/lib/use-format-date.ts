import { formatDate } from './format-date.ts';
import { useReader } from './reader.ts';

/** Dates on the reader's own clock, as all other times of the page. */
export function useFormatDate(): (iso: string) => string {
  const { timeZone } = useReader();
  return (iso) => formatDate(iso, timeZone);
}
