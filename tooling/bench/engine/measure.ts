/** How fast one job ran. Units: jobs per second of processor time; spread is (slowest - fastest) / median of the rounds. */
export type Speed = { perSecond: number; spread: number };

/** Milliseconds of several rounds of the same work. */
type Rounds = { medianMs: number; minMs: number; maxMs: number };

/** By the clock on the wall, and the median of what this process spent of a processor, however busy the machine. */
export type WallRounds = Rounds & { processorMs: number };

const WARM_UP_MS = 150;
const ROUNDS = 9;
const ROUND_MS = 35;

/** Keeps what was computed in reach, so that the compiler may not leave the work out. */
let kept: unknown;

/** What the last job answered: read once at the end, so that it is seen to be used. */
export const lastAnswer = (): unknown => kept;

/**
 * Times `job` over all of `inputs`, again and again: first until the compiler has settled, then for nine rounds. By
 * the processor time of this process, so that a busy machine does not count as a slow engine.
 */
export function measureSpeed<Input>(inputs: readonly Input[], job: (input: Input) => unknown): Speed {
  const pass = () => {
    for (const input of inputs) kept = job(input);
  };
  const passes = Math.max(1, Math.round(ROUND_MS / warmUp(pass)));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedMs = processorMs();
    for (let i = 0; i < passes; i += 1) pass();
    times.push(processorMs() - startedMs);
  }
  const { medianMs, minMs, maxMs } = roundsOf(times);
  return { perSecond: (inputs.length * passes * 1_000) / medianMs, spread: (maxMs - minMs) / medianMs };
}

/** Answers with the milliseconds of the last pass. */
function warmUp(pass: () => void): number {
  const startedMs = processorMs();
  for (;;) {
    const beforeMs = processorMs();
    pass();
    const nowMs = processorMs();
    if (nowMs - startedMs >= WARM_UP_MS) return nowMs - beforeMs;
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Times by the clock on the wall: for work that other processes share in, and what is compared with it. */
export async function measureRounds(rounds: number, round: (index: number) => unknown): Promise<WallRounds> {
  const times: number[] = [];
  const processorTimes: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const startedMs = performance.now();
    const processorStartedMs = processorMs();
    await round(index);
    processorTimes.push(processorMs() - processorStartedMs);
    times.push(performance.now() - startedMs);
  }
  return { ...roundsOf(times), processorMs: roundsOf(processorTimes).medianMs };
}

function roundsOf(times: readonly number[]): Rounds {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = sorted.length >> 1;
  const medianMs = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { medianMs, minMs: at(0), maxMs: at(sorted.length - 1) };
}
