/** Something known about a game beside its prices: injuries, weather, head-to-head, recent form. */
export type Fact = {
  /** Unique and stable: the same fact fetched again keeps its id. */
  id: string;
  eventId: string;
  kind: 'injury' | 'weather' | 'head_to_head' | 'form';
  /** The side it is about, empty for the game. */
  team: string;
  /** One plain sentence. */
  text: string;
  /** The sentence's numbers by name, so that prose can refer to them. */
  numbers: Record<string, number>;
  sourceName: string;
  sourceUrl: string | null;
  observedAt: Date;
};

export type FactsFeed = {
  fetchFacts(
    events: readonly { id: string; sportKey: string; home: string; away: string; startsAt: Date }[],
    now: Date,
    signal: AbortSignal,
  ): Promise<Fact[]>;
};
