import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Only what a process needs to run at all: no setting of the machine that runs the tests reaches the product. */
export const cleanEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
});

/** A started process with everything that it wrote. */
export class Child {
  readonly process: ChildProcess;
  output = '';
  errors = '';

  constructor(command: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv; detached?: boolean }) {
    this.process = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.process.stdout?.on('data', (data: Buffer) => {
      this.output += data;
    });
    this.process.stderr?.on('data', (data: Buffer) => {
      this.errors += data;
    });
  }

  get ended(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** Ends it and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.ended) return;
    const exit = once(this.process, 'exit');
    this.process.kill(signal);
    await exit;
  }

  /** Waits until it ends by itself; its exit code. */
  async exitCode(): Promise<number | null> {
    if (!this.ended) await once(this.process, 'close');
    return this.process.exitCode;
  }
}
