/** A way to write dates, by zone; without one in the viewer's. To make one takes a hundred times as long as to use it, so each is made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (timeZone: string | undefined) => Intl.DateTimeFormat {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone !== undefined && { timeZone }) });
    made.set(timeZone, format);
    return format;
  };
}
