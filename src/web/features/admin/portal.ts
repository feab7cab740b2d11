import { createContext, useContext } from 'react';
import type { AdminAccess } from '#contract/admin.ts';

/** Where the portal was opened, and for whom. Its address is nowhere in the built scripts: it is the page's own. */
export type Portal = { path: string; access: AdminAccess };

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('a part of the portal stands outside of it');
  return portal;
}

/** What only owners do is not offered to support; the server refuses it too. */
export const useIsOwner = (): boolean => usePortal().access.role !== 'support';

/** A call of the contract at this portal, with its query. */
export function at<R extends { readonly path: string }>(
  route: R,
  portalPath: string,
  query: Readonly<Record<string, string | number>> = {},
): R {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  );
  const path = route.path.replace('/:portal', portalPath);
  return { ...route, path: search.size > 0 ? `${path}?${search}` : path };
}
