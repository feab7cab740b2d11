/** What a parameter of an address holds as JSON; undefined where it is not there, or is none. */
export function jsonInAddress(search: string, name: string): unknown {
  try {
    return JSON.parse(new URLSearchParams(search).get(name) ?? '');
  } catch {
    return undefined;
  }
}
