/** Dollars as they are typed, in cents; undefined for what is no amount. */
export function typedCents(text: string): number | undefined {
  const written = text.replace(/[$,\s]/g, '').replace(/^−/, '-');
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : undefined;
}
