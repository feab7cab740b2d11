import type { AnalysisMode } from '#contract/analysis.ts';

/** How often a model is asked in one turn at most, and how much it is told in all of them; a second try of a request counts with it. */
export const MOST_REQUESTS: Readonly<Record<AnalysisMode, number>> = { regular: 3, pro: 6 };
export const MOST_PROMPT_TOKENS: Readonly<Record<AnalysisMode, number>> = { regular: 4_000, pro: 14_000 };

/** What a turn has left for its model: one count for reading, choosing and writing. */
export class TurnSpending {
  #requests: number;
  #tokens: number;

  constructor(mode: AnalysisMode) {
    this.#requests = MOST_REQUESTS[mode];
    this.#tokens = MOST_PROMPT_TOKENS[mode];
  }

  get requests(): number {
    return this.#requests;
  }

  /** For the prompt of the next request; none where it may not be made. */
  get tokens(): number {
    return this.#requests > 0 ? this.#tokens : 0;
  }

  take(promptTokens: number): void {
    this.#requests -= 1;
    this.#tokens = Math.max(0, this.#tokens - promptTokens);
  }
}
