/** Writes moments of one zone in short: `Nov 20, 3:05 PM EST`. */
export function timeWriter(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  });
  return (at) => format.format(at).replace(/\u202f/g, ' ');
}
