import type { StreamEvent } from '#contract/stream.ts';

/** One running answer: what was sent so far, who listens, and whether it was asked to stop. */
export class LiveTurn {
  readonly #events: StreamEvent[] = [];
  readonly #listeners = new Set<(event: StreamEvent) => void>();
  #stopped = false;

  get stopped(): boolean {
    return this.#stopped;
  }

  stop(): void {
    this.#stopped = true;
  }

  emit(event: StreamEvent): void {
    this.#events.push(event);
    for (const listener of this.#listeners) listener(event);
  }

  /** Replays from the start, then follows. Returns the way to stop listening. */
  follow(listener: (event: StreamEvent) => void): () => void {
    for (const event of this.#events) listener(event);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The answers that this process is working on, by session. */
export class LiveTurns {
  readonly #bySession = new Map<string, LiveTurn>();

  start(sessionId: string): LiveTurn {
    const turn = new LiveTurn();
    this.#bySession.set(sessionId, turn);
    return turn;
  }

  find(sessionId: string): LiveTurn | undefined {
    return this.#bySession.get(sessionId);
  }

  end(sessionId: string, turn: LiveTurn): void {
    if (this.#bySession.get(sessionId) === turn) this.#bySession.delete(sessionId);
  }
}
