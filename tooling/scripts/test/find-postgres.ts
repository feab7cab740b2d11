import { userInfo } from 'node:os';
import pg from 'pg';

/**
 * A PostgreSQL that lets the tests make databases: TEST_DATABASE_URL, else the user postgres on the loopback,
 * else the current user through the local socket. Answers with its address, or why there is none.
 */
export async function findPostgres(env: NodeJS.ProcessEnv): Promise<{ url: string } | { reason: string }> {
  if (env.TEST_DATABASE_URL) {
    const problem = await problemWith(env.TEST_DATABASE_URL);
    return problem ? { reason: `TEST_DATABASE_URL: ${problem}` } : { url: env.TEST_DATABASE_URL };
  }
  const user = encodeURIComponent(userInfo().username);
  const candidates = [
    'postgres://postgres@127.0.0.1:5432/postgres',
    `postgres://${user}@${encodeURIComponent('/var/run/postgresql')}/postgres`,
  ];
  for (const url of candidates) {
    if (!(await problemWith(url))) return { url };
  }
  return { reason: 'no PostgreSQL answers on 127.0.0.1:5432 or the local socket, and TEST_DATABASE_URL is not set' };
}

async function problemWith(url: string): Promise<string | undefined> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    await client.connect();
    const rights = await client.query(
      'select rolsuper or rolcreatedb as allowed from pg_roles where rolname = current_user',
    );
    return rights.rows[0]?.allowed ? undefined : 'its user may not create databases';
  } catch (error) {
    return error instanceof Error ? error.message || 'it does not answer' : String(error);
  } finally {
    await client?.end().catch(() => undefined);
  }
}
