import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Recording } from './recording.ts';

/**
 * The least that does the same: Fastify and pg, every statement prepared, nothing checked. One route reads a user by key; the other
 * runs the statements that a turn of the product ran, with the identities of another account and new ids, and answers with the
 * same body.
 */
const { DATABASE_URL: url = '', BENCH_RECORDING: file = '' } = process.env;
const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();

const READ = {
  name: 'read',
  text: `select id, email, first_name, last_name, profile_image_url, email_verified, created_at from users where id = $1`,
};
app.get<{ Params: { id: string } }>('/user/:id', async (request) => {
  const { rows } = await pool.query({ ...READ, values: [request.params.id] });
  return rows[0];
});

type Account = { tokenHash: string; userId: string; walletId: string; sessionId: string };
/** A value as it was, or the pieces around the ids in it. */
type Slot = { text: string[]; ids: string[] } | { value: unknown };

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const own = new Map(Object.entries(recording.account).map(([name, id]) => [id, name as keyof Account]));

function slotOf(value: unknown): Slot {
  if (typeof value !== 'string') return { value };
  if (value === recording.account.tokenHash) return { text: ['', ''], ids: [value] };
  const ids = value.match(UUID) ?? [];
  return ids.length === 0 ? { value } : { text: value.split(UUID), ids: [...ids] };
}

const steps = recording.statements.map(({ text, values }, at) => ({
  query: values.length > 0 ? { name: `step_${at}`, text } : { text },
  slots: values.map(slotOf),
}));

function fill(slot: Slot, idOf: (old: string) => string): unknown {
  if ('value' in slot) return slot.value;
  return slot.text.map((part, at) => part + (at < slot.ids.length ? idOf(slot.ids[at] ?? '') : '')).join('');
}

app.post<{ Body: Account & { message: string } }>('/turn', async (request) => {
  const fresh = new Map<string, string>();
  const idOf = (old: string): string => {
    const name = own.get(old);
    if (name) return request.body[name];
    const known = fresh.get(old) ?? randomUUID();
    fresh.set(old, known);
    return known;
  };
  let client: pg.PoolClient | null = null;
  for (const { query, slots } of steps) {
    const values = slots.map((slot) => fill(slot, idOf));
    if (query.text === 'begin') client = await pool.connect();
    await (client ?? pool).query({ ...query, values });
    if (query.text === 'commit') {
      client?.release();
      client = null;
    }
  }
  return recording.reply;
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
