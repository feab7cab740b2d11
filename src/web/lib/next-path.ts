import { AUTHORIZE_PATH } from '#contract/authorize-path.ts';

/**
 * Where a visitor was on the way to before signing in; the start page for everybody else. Who signs up instead came from
 * the page whose address says it.
 */
export const nextPath = (address = window.location.href, from = document.referrer): string =>
  questionIn(address) ?? (isOwn(from) ? questionIn(from) : null) ?? '/';

/** Only the question of an assistant: no link may send a newcomer anywhere else. */
function questionIn(address: string): string | null {
  const next = new URL(address).searchParams.get('next');
  return next?.startsWith(`${AUTHORIZE_PATH}?`) ? next : null;
}

const isOwn = (address: string): boolean => URL.canParse(address) && new URL(address).origin === window.location.origin;
