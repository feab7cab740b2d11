import type { StreamEvent } from '#contract/stream.ts';

/** Why a turn is to end before its words are complete. */
export type CutShort = 'stopped' | 'closing';

/** Hears what fails beside an answer, which goes on, or has failed already. */
export type OnTrouble = (error: unknown) => void;

/** One running answer: what was sent so far, who listens, and whether it was asked to end. */
export class LiveTurn {
  readonly id: string;
  readonly #events: StreamEvent[] = [];
  readonly #listeners = new Set<(event: StreamEvent) => void>();
  readonly #onCut = new Set<(why: CutShort) => void>();
  readonly #onTrouble: OnTrouble;
  #cut: CutShort | null = null;

  constructor(id: string, onTrouble: OnTrouble = () => {}) {
    this.id = id;
    this.#onTrouble = onTrouble;
  }

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

  /** For the log of whoever began the turn. */
  report(error: unknown): void {
    this.#onTrouble(error);
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

  start(sessionId: string, turnId: string, onTrouble?: OnTrouble): LiveTurn {
    const turn = new LiveTurn(turnId, onTrouble);
    this.#bySession.set(sessionId, [...(this.#bySession.get(sessionId) ?? []), turn]);
    return turn;
  }

  /** The newest of the session, or the one that is named. */
  find(sessionId: string, turnId?: string): LiveTurn | undefined {
    return this.#of(sessionId, turnId).at(-1);
  }

  /** All of the session, or the one that is named. False: none runs here. */
  stop(sessionId: string, turnId?: string): boolean {
    const turns = this.#of(sessionId, turnId);
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

  #of(sessionId: string, turnId?: string): LiveTurn[] {
    const turns = this.#bySession.get(sessionId) ?? [];
    return turnId === undefined ? turns : turns.filter(({ id }) => id === turnId);
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
