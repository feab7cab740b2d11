import type { Child } from '../../../../e2e/support/child.ts';
import { isDatabaseAway } from '../../../../src/server/platform/database/database-away.ts';
import type { FaultTimes } from './fault-times.ts';

const ERROR_LEVEL = 50;

type Line = { level?: number; time?: number; msg?: string; code?: string; err?: Described; failure?: Described };
type Described = { type?: string; message?: string; stack?: string; code?: string; cause?: Described };

/** What the product itself calls a provider that does not do what it was asked. */
const PROVIDER_ERRORS = ['PaymentError', 'JobError', 'FeedError', 'MailError'];
const SHOWN_CHARACTERS = 900;
const SHOWN_CAUSE_CHARACTERS = 80;

/**
 * What the servers log. That the database or a provider is away is expected whenever the machine is too slow for a deadline, and is
 * only counted; any other error is unexpected, and may come only around a fault.
 */
export class ServerLog {
  readonly #faults: FaultTimes;
  readonly #counts = new Map<string, { near: number; apart: number }>();
  /** Unexpected ones apart from any fault: how many, and the first. */
  readonly #unexpected = new Map<string, { count: number; first: string }>();

  constructor(faults: FaultTimes) {
    this.#faults = faults;
  }

  /** Takes what a process has written so far out of it, so that a long run does not keep it. */
  take(child: Child): void {
    const end = child.output.lastIndexOf('\n') + 1;
    const lines = child.output.slice(0, end).split('\n');
    child.output = child.output.slice(end);
    for (const line of lines) if (line.startsWith('{')) this.#read(line);
    if (child.errors !== '') {
      this.#count('written to stderr', Date.now());
      this.#note('written to stderr', Date.now(), child.errors);
    }
    child.errors = '';
  }

  #read(text: string): void {
    let line: Line;
    try {
      line = JSON.parse(text) as Line;
    } catch {
      return;
    }
    const { level = 0, time = Date.now(), msg = '', code } = line;
    const error = line.err ?? line.failure;
    if (level < ERROR_LEVEL && !error?.stack) return;
    const isAway = code === 'unavailable' || (error !== undefined && saysAway(error));
    const what = isAway && error ? `something is away: ${innermost(error)}` : error?.type;
    const name = `${msg}${code ? ` (${code})` : ''}${what ? `: ${what}` : ''}`;
    this.#count(name, time);
    if (level >= ERROR_LEVEL && !isAway) this.#note(name, time, text);
  }

  #note(name: string, atMs: number, text: string): void {
    if (this.#faults.isNear(atMs)) return;
    const first = `${new Date(atMs).toISOString()} ${text.slice(0, SHOWN_CHARACTERS)}`;
    const known = this.#unexpected.get(name) ?? { count: 0, first };
    this.#unexpected.set(name, { ...known, count: known.count + 1 });
  }

  #count(name: string, atMs: number): void {
    const count = this.#counts.get(name) ?? { near: 0, apart: 0 };
    this.#counts.set(name, count);
    if (this.#faults.isNear(atMs)) count.near += 1;
    else count.apart += 1;
  }

  lines(): string[] {
    return [...this.#counts]
      .sort()
      .map(([name, { near, apart }]) => `  ${name}: ${near} around faults, ${apart} apart from them`);
  }

  unexpected(): string[] {
    return [...this.#unexpected].map(([name, { count, first }]) => `${name}, ${count} times, first ${first}`);
  }
}

const saysAway = (error: Described): boolean =>
  PROVIDER_ERRORS.includes(error.type ?? '') || isDatabaseAway(asError(error));

/** As the product's own reading of it wants it. */
function asError({ message = '', code, cause }: Described): Error {
  const error = new Error(message, cause === undefined ? {} : { cause: asError(cause) });
  return code === undefined ? error : Object.assign(error, { code });
}

function innermost(error: Described): string {
  return error.cause ? innermost(error.cause) : (error.message ?? '').slice(0, SHOWN_CAUSE_CHARACTERS);
}
