/** "Nov 28, 2026". In the viewer's zone unless another is named. */
export const formatDate = (iso: string, timeZone?: string): string =>
  new Date(iso).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    ...(timeZone !== undefined && { timeZone }),
  });
