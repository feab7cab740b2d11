import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

export const PYTHON = new URL('verify_record.py', import.meta.url).pathname;

/** Reads arguments line by line as JSON, and answers each with what the program wrote. */
const PROGRAM = `
import contextlib, io, json, sys, traceback
sys.path.insert(0, sys.argv[1]); sys.dont_write_bytecode = True
import verify_record
for line in sys.stdin:
    sys.argv = ["verify_record.py", *json.loads(line)]
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), ""
    try:
        with contextlib.redirect_stdout(out):
            verify_record.main()
    except SystemExit as end:
        err = end.code if isinstance(end.code, str) else ""
    except BaseException:
        err = traceback.format_exc()
    out.flush()
    print(json.dumps([out.buffer.getvalue().decode(), err]), flush=True)
`;

type Answered = (said: { stdout: string; stderr: string }) => void;
let running: { child: ChildProcess; waiting: Answered[] } | undefined;

/** What the Python program writes for these arguments. One process for a file of tests: to start one takes longer than most logs. */
export function runPython(args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  running ??= start();
  const { child, waiting } = running;
  return new Promise((answered) => {
    waiting.push(answered);
    child.stdin?.write(`${JSON.stringify(args)}\n`);
  });
}

export function endPython(): void {
  running?.child.kill();
  running = undefined;
}

function start(): { child: ChildProcess; waiting: Answered[] } {
  const child = spawn('python3', ['-c', PROGRAM, dirname(PYTHON)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: Answered[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [stdout, stderr] = JSON.parse(line);
    waiting.shift()?.({ stdout, stderr });
  });
  child.once('exit', () => {
    for (const answered of waiting.splice(0)) answered({ stdout: '', stderr: 'Python ended before it answered.' });
  });
  return { child, waiting };
}
