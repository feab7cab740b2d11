/** After a fault its traces may come for so long: statements that waited, leases that run out, a machine that catches up. */
const GRACE_MS = 20_000;

type Fault = { kind: string; words: string; disturbs: boolean; fromMs: number; untilMs: number | null };

/** When which fault was on. Those that disturb excuse what a server says or fails at; a provider that is away excuses nothing. */
export class FaultTimes {
  readonly #faults: Fault[] = [];

  begin(kind: string, words: string, { disturbs }: { disturbs: boolean }): () => void {
    const fault: Fault = { kind, words, disturbs, fromMs: Date.now(), untilMs: null };
    this.#faults.push(fault);
    return () => {
      fault.untilMs = Date.now();
    };
  }

  isNear(atMs: number): boolean {
    return this.#faults.some(
      ({ disturbs, fromMs, untilMs }) =>
        disturbs && atMs >= fromMs - 1_000 && atMs <= (untilMs ?? Number.POSITIVE_INFINITY) + GRACE_MS,
    );
  }

  get count(): number {
    return this.#faults.length;
  }

  lines(startMs: number): string[] {
    return this.#faults.map(({ kind, words, fromMs, untilMs }) => {
      const seconds = untilMs === null ? 'never ended' : `${((untilMs - fromMs) / 1000).toFixed(1)} s`;
      return `  ${((fromMs - startMs) / 1000).toFixed(0).padStart(5)} s  ${kind.padEnd(20)}${words}, ${seconds}`;
    });
  }
}
