import { isApi } from './is-api.ts';

const PATH_END = /[?#]/;

/**
 * The address as it is to be looked up. A page's path that cannot be decoded (`/50%`) is taken as it is written, each
 * percent sign for itself: nothing has such a name, so it is an unknown page as any other. Below /api it is refused.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || isApi(url)) return url;
  const end = url.search(PATH_END);
  const path = end < 0 ? url : url.slice(0, end);
  return canBeDecoded(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
