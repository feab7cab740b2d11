/** What was done and how it was answered, and what must not have been. */
export class Tally {
  readonly violations: string[] = [];
  /** How long the machine let this process wait for its turn. */
  standstillMs = 0;
  readonly #counts = new Map<string, Map<string, number>>();

  count(kind: string, status: string): void {
    const statuses = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, statuses);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  /** Said at once, so that a run which is ended early has told it. */
  violate(words: string): void {
    this.violations.push(words);
    console.log(`VIOLATION: ${words}`);
  }

  noteStandstill(ms: number): void {
    this.standstillMs = Math.max(this.standstillMs, ms);
  }

  total(): number {
    return [...this.#counts.values()].reduce((sum, statuses) => sum + sumOf(statuses), 0);
  }

  lines(): string[] {
    return [...this.#counts].sort().map(([kind, statuses]) => {
      const each = [...statuses].sort().map(([status, count]) => `${status} ×${count}`);
      return `  ${kind.padEnd(22)}${String(sumOf(statuses)).padStart(6)}   ${each.join(', ')}`;
    });
  }
}

const sumOf = (statuses: ReadonlyMap<string, number>): number => [...statuses.values()].reduce((a, b) => a + b, 0);
