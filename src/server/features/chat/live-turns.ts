import type { StreamEvent } from '#contract/stream.ts';

/** Why a turn is to end before its words are complete. */
export type CutShort = 'stopped' | 'closing';

/** One running answer: what was sent so far, who listens, and whether it was asked to end. */
export class LiveTurn {
  readonly #events: StreamEvent[] = [];
  readonly #listeners = new Set<(event: StreamEvent) => void>();
  readonly #onCut = new Set<(why: CutShort) => void>();
  #cut: CutShort | null = null;

  get events(): readonly StreamEvent[] {
    return this.#events;
  }

  get stopped(): boolean {
    return this.#cut === 'stopped';
  }

  stop(): void {
    this.cut('stopped');
  }

  /** The first reason stands. */
  cut(why: CutShort): void {
    if (this.#cut !== null) return;
    this.#cut = why;
    for (const listener of this.#onCut) listener(why);
  }

  /** Calls at once where it was cut before. Returns the way to stop listening. */
  onCut(listener: (why: CutShort) => void): () => void {
    if (this.#cut !== null) listener(this.#cut);
    this.#onCut.add(listener);
    return () => this.#onCut.delete(listener);
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

/** The answers that this process is working on, by session. A session may have several; the newest is the one to follow. */
export class LiveTurns {
  readonly #bySession = new Map<string, LiveTurn[]>();
  readonly #emptied = new Set<() => void>();
  readonly #over = new Map<string, (() => void)[]>();

  start(sessionId: string): LiveTurn {
    const turn = new LiveTurn();
    this.#bySession.set(sessionId, [...(this.#bySession.get(sessionId) ?? []), turn]);
    return turn;
  }

  find(sessionId: string): LiveTurn | undefined {
    return this.#bySession.get(sessionId)?.at(-1);
  }

  /** False: none runs here. */
  stop(sessionId: string): boolean {
    const turns = this.#bySession.get(sessionId) ?? [];
    for (const turn of turns) turn.stop();
    return turns.length > 0;
  }

  end(sessionId: string, turn: LiveTurn): void {
    const left = (this.#bySession.get(sessionId) ?? []).filter((other) => other !== turn);
    if (left.length > 0) this.#bySession.set(sessionId, left);
    else this.#forget(sessionId);
    if (this.#bySession.size === 0) for (const resolve of this.#emptied) resolve();
  }

  /** Resolves once no turn of the session runs here. */
  async whenOver(sessionId: string): Promise<void> {
    if (!this.#bySession.has(sessionId)) return;
    await new Promise<void>((resolve) => this.#over.set(sessionId, [...(this.#over.get(sessionId) ?? []), resolve]));
  }

  #forget(sessionId: string): void {
    this.#bySession.delete(sessionId);
    for (const resolve of this.#over.get(sessionId) ?? []) resolve();
    this.#over.delete(sessionId);
  }

  /** For a server that closes: every turn ends with what it has, and is waited for, also where its client is long gone. */
  async drain(): Promise<void> {
    for (const turns of this.#bySession.values()) for (const turn of turns) turn.cut('closing');
    if (this.#bySession.size > 0) await new Promise<void>((resolve) => this.#emptied.add(resolve));
  }
}
