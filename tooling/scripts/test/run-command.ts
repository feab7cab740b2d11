import { spawn } from 'node:child_process';

/** How a command ended, in words for people. `code` is 1 where it was ended by a signal or the time limit. */
export type Ending = { code: number; how: string };

/** Runs a command with its output passed through. It leads a process group, so that a time limit ends its children too. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; timeoutMs: number },
): Promise<Ending> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'inherit', 'inherit'],
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
      endGroup();
      process.exit(130);
    };
    process.once('SIGINT', onInterrupt).once('SIGTERM', onInterrupt);
    const finish = (ending: Ending) => {
      clearTimeout(timer);
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
