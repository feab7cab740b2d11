import { Socket } from 'node:net';
import pg from 'pg';

/** A connection beside the pool's, which waits behind none of them: it asks whether PostgreSQL answers anything at all. */
export class PostgresProbe {
  readonly #url: string;
  #open: { client: pg.Client; socket: Socket } | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves once there is an answer, or the connection broke. A refusal is an answer too. */
  async answers(): Promise<boolean> {
    try {
      this.#open ??= await this.#connect();
      await this.#open.client.query('select 1');
      return true;
    } catch (error) {
      this.cut();
      return error instanceof pg.DatabaseError;
    }
  }

  /** Gives up on whatever is waited for; the next question opens a new connection. */
  cut(): void {
    this.#open?.socket.destroy();
    this.#open = null;
  }

  async #connect(): Promise<{ client: pg.Client; socket: Socket }> {
    const socket = new Socket();
    const client = new pg.Client({ connectionString: this.#url, stream: () => socket });
    const open = { client, socket };
    // One that broke while nobody asked is not asked.
    const forget = () => {
      if (this.#open === open) this.#open = null;
    };
    client.on('error', forget).on('end', forget);
    this.#open = open;
    await client.connect();
    return open;
  }
}
