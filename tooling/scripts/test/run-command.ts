import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';

/** How a command ended, in words for people. `code` is 1 where it was ended by a signal or the time limit. */
export type Ending = { code: number; how: string };

/** What ends each of the groups that run now. */
const running = new Set<() => void>();

/**
 * Runs a command with its output passed through, or into a file. It leads a process group, so that a time limit ends
 * its children too.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; timeoutMs: number; outputTo?: string },
): Promise<Ending> {
  return new Promise((done) => {
    const output = options.outputTo === undefined ? 'inherit' : openSync(options.outputTo, 'a');
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', output, output],
      detached: true,
    });
    const endGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has ended already.
      }
    };
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup();
    }, options.timeoutMs);
    const onInterrupt = () => {
      for (const end of running) end();
      process.exit(130);
    };
    running.add(endGroup);
    process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt);
    const finish = (ending: Ending) => {
      clearTimeout(timer);
      running.delete(endGroup);
      process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt);
      done(ending);
    };
    child.once('error', (error) => finish({ code: 1, how: `${command}: ${error.message}` }));
    child.once('exit', (code, signal) => {
      const minutes = Math.round(options.timeoutMs / 60_000);
      if (timedOut) finish({ code: 1, how: `ended after ${minutes} minutes` });
      else finish({ code: code ?? 1, how: signal ? `ended by ${signal}` : `ended with code ${code}` });
    });
  });
}
