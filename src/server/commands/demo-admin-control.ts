import { hostname } from 'node:os';
import { seedDemoOperator } from '../features/auth/demo-operator.ts';
import { StartError } from '../platform/errors.ts';
import type { Config } from '../platform/process/config.ts';

export type DemoAdmin = { email: string; password: string; portal: string };

/** The running server is asked for it, or the command does it itself; either way production refuses. */
export const demoAdminControl =
  (config: Config, deps: Omit<Parameters<typeof seedDemoOperator>[0], 'machine'> & { portal: string }) =>
  async (): Promise<DemoAdmin> => {
    refuseInProduction(config);
    return { ...(await seedDemoOperator({ ...deps, machine: hostname() })), portal: deps.portal };
  };

export function refuseInProduction({ NODE_ENV }: Pick<Config, 'NODE_ENV'>): void {
  if (NODE_ENV !== 'production') return;
  throw new StartError(
    'The demo operator is for trying the portal, and there is none in production: sign up with an address of COMPANY_DOMAIN, or ADMIN_EMAIL, and confirm it.',
  );
}
