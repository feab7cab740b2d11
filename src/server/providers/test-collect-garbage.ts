import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** The collector itself, so that what it takes away is no matter of luck. */
export const collectGarbage = runInNewContext('gc') as () => void;

/** Collects again and again while something is waited for. */
export async function whileCollecting<Value>(waitedFor: Promise<Value>): Promise<Value> {
  const timer = setInterval(collectGarbage, 5);
  try {
    return await waitedFor;
  } finally {
    clearInterval(timer);
  }
}
