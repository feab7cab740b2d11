/** The pause that an answer asks for: seconds, or a date, as HTTP has it. Null where it asks for none. */
export function retryAfterSeconds(headers: Headers | null, now: Date): number | null {
  const value = headers?.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - now.getTime()) / 1000));
}
