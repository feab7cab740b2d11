/** The path of an address such as `/auth?mode=signin`, without a trailing slash. */
export function pathnameOf(address: string): string {
  const [pathname = '/'] = address.split(/[?#]/);
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : '/';
}

export function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '');
}

/** `/tools/kelly` under `/tools`. The server knows which of such addresses there are. */
export const isUnder = (folder: string, address: string): boolean => pathnameOf(address).startsWith(`${folder}/`);

/** `/odds/<game>`. */
export const isGamePath = (address: string): boolean => /^\/odds\/[^/]+$/.test(pathnameOf(address));
