/**
 * Asks on a connection of its own. A kept one that idled between two tests may be closed by the server in the moment in which it is
 * used again, which browsers mend by themselves and `fetch` does not.
 */
export function unkeptFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...init, headers });
}
