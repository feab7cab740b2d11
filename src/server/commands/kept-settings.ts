import type { KeptFile } from '../backup/backup-format.ts';

/** A setting of the environment stands above the file of the data folder. */
export const KEPT_SETTINGS = {
  'auth-secret': 'AUTH_SECRET',
  'admin-path': 'ADMIN_PATH',
  'log-key': 'LOG_KEY',
  'push-key': 'PUSH_KEY',
} as const satisfies Record<KeptFile['name'], string>;
