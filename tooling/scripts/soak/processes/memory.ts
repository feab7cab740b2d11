import { readFile } from 'node:fs/promises';

const WARM_UP_MS = 60_000;
const MB = 1024 * 1024;
const GROWTH = { share: 0.5, bytes: 100 * MB };

type Life = { server: string; bornMs: number; first: number | null; last: number; lastMs: number };

/** What the processes keep in memory, from a minute after each start. */
export class Memory {
  readonly #lives = new Map<number, Life>();

  async look(server: string, pid: number | undefined): Promise<void> {
    const bytes = pid === undefined ? null : await residentBytes(pid);
    if (pid === undefined || bytes === null) return;
    const now = Date.now();
    const life = this.#lives.get(pid) ?? { server, bornMs: now, first: null, last: bytes, lastMs: now };
    this.#lives.set(pid, life);
    Object.assign(life, { last: bytes, lastMs: now });
    if (life.first === null && now - life.bornMs >= WARM_UP_MS) life.first = bytes;
  }

  lines(): string[] {
    return [...this.#lives].map(([pid, { server, bornMs, first, last, lastMs }]) => {
      const seconds = ((lastMs - bornMs) / 1000).toFixed(0);
      const from = first === null ? 'lived less than a minute' : `${megabytes(first)} after a minute`;
      return `  ${server}, process ${pid}, ${seconds} s: ${from}, ${megabytes(last)} at the end`;
    });
  }

  grown(): string[] {
    return [...this.#lives.values()].flatMap(({ server, first, last }) =>
      first !== null && last > first * (1 + GROWTH.share) && last > first + GROWTH.bytes
        ? [`${server} grew from ${megabytes(first)} to ${megabytes(last)}`]
        : [],
    );
  }
}

const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`;

/** Null where the system does not say, or the process is gone. */
async function residentBytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}
