import { dateFormat } from './date-format.ts';

const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 28, 2026". In the viewer's zone unless another is named. */
export const formatDate = (iso: string, timeZone?: string): string => day(timeZone).format(new Date(iso));
