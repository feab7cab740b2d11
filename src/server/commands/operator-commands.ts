import type { Config } from '../platform/process/config.ts';
import { backupControl } from './backup-control.ts';
import type { ControlCommand } from './control.ts';
import { demoAdminControl } from './demo-admin-control.ts';

type Deps = Parameters<typeof demoAdminControl>[1] & Parameters<typeof backupControl>[1];

/** What a server that runs is asked for through the socket in its data folder. */
export function operatorCommands(config: Config, deps: Deps): Record<string, ControlCommand> {
  const demoAdmin = demoAdminControl(config, deps);
  return {
    'demo-admin': async () => ({ done: await demoAdmin() }),
    backup: backupControl(config, deps),
  };
}
