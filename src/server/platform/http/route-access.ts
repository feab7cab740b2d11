import type { FastifyInstance, RouteOptions } from 'fastify';
import { recogniseUser, requireAdmin, requireOwner, requireUser } from './session.ts';

/** Who may call a route. `credential`: it asks for one of its own, such as a signature or a token of the operator. */
export type RouteAccess = 'everybody' | 'user' | 'administrator' | 'owner' | 'credential';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyInstance {
    /** Every route as it was registered, in order. */
    routeTable: readonly RouteOptions[];
  }
}

type Scope = Pick<FastifyInstance, 'addHook'>;

/** For one route, where its scope holds others too. The guard and what the route says of itself are one thing. */
export const FOR_EVERYBODY = { config: { access: 'everybody' } } as const;
/** Visitors call it too, and who is signed in is known: the service says which calls are for whom. */
export const FOR_EVERYBODY_KNOWN = { config: { access: 'everybody' }, onRequest: recogniseUser } as const;
export const BY_CREDENTIAL = { config: { access: 'credential' } } as const;
export const FOR_USERS = { config: { access: 'user' }, onRequest: requireUser } as const;
export const FOR_ADMINISTRATORS = {
  config: { access: 'administrator' as const },
  onRequest: [requireUser, requireAdmin],
};

/** Administrators but those of support. */
export const FOR_OWNERS = {
  config: { access: 'owner' as const },
  onRequest: [requireUser, requireAdmin, requireOwner],
};

/** Every route of the scope, and of those inside of it, that says nothing else. Call it before they are registered. */
export function forUsers(scope: Scope): void {
  scope.addHook('onRequest', requireUser);
  declareAccess(scope, 'user');
}

export function forAdministrators(scope: Scope): void {
  scope.addHook('onRequest', requireUser);
  scope.addHook('onRequest', requireAdmin);
  declareAccess(scope, 'administrator');
}

export function forOwners(scope: Scope): void {
  for (const guard of FOR_OWNERS.onRequest) scope.addHook('onRequest', guard);
  declareAccess(scope, 'owner');
}

export function declareAccess(scope: Scope, access: RouteAccess): void {
  scope.addHook('onRoute', (route) => {
    route.config = { access, ...route.config };
  });
}

/** Call it on the root, before any route is registered: a route that does not say who may call it stops the start. */
export function registerRouteTable(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.access === undefined);
    if (open) throw new Error(`${open.method} ${open.url} does not say who may call it`);
  });
}
