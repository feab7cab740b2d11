import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { gateEmbedded, gatePostgres } from '../../../src/server/features/turns/histories/test-gated-database.ts';
import { keepHistoryRules } from '../../../src/server/features/turns/histories/test-history-rules.ts';
import type { HistoryDatabase } from '../../../src/server/features/turns/histories/test-history-world.ts';
import { StepGate } from '../../../src/server/features/turns/histories/test-step-gate.ts';
import { openEmbeddedDatabase } from '../../../src/server/platform/database/embedded-database.ts';
import { openPostgresDatabase } from '../../../src/server/platform/database/postgres-database.ts';

const CONNECTIONS = 24;

type Opened = HistoryDatabase & { close: () => Promise<void> };

/** An empty database for histories: the embedded one in memory, or a new one on a PostgreSQL that is dropped at the end. */
export function openHistoryDatabase(options: {
  migrationsFolder: string;
  postgresUrl: string | null;
}): Promise<Opened> {
  const { migrationsFolder, postgresUrl } = options;
  return postgresUrl === null ? openInMemory(migrationsFolder) : openOnPostgres(migrationsFolder, postgresUrl);
}

async function openInMemory(migrationsFolder: string): Promise<Opened> {
  const { db, client, close } = await openEmbeddedDatabase({ migrationsFolder });
  await keepHistoryRules(db);
  const gate = new StepGate();
  return { plain: db, gated: gateEmbedded(client, gate), gate, stepsAreWhole: true, close };
}

async function openOnPostgres(migrationsFolder: string, serverUrl: string): Promise<Opened> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `edgewise_soak_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const open = await openPostgresDatabase({ url: url.href, migrationsFolder });
  await keepHistoryRules(open.db);
  const gate = new StepGate();
  const gated = await gatePostgres(url.href, gate, CONNECTIONS);
  return {
    plain: open.db,
    gated,
    gate,
    stepsAreWhole: false,
    close: async () => {
      await gated.close();
      await open.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
