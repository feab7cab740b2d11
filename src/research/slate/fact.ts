/** Something known about a game beside its prices: injuries, weather, head-to-head, recent form. */
export type Fact = {
  /** Unique and stable: the same fact fetched again keeps its id. */
  id: string;
  eventId: string;
  kind: FactKind;
  /** The side it is about, as the event names it; empty for the game. */
  team: string;
  /** The player it is about, else empty. */
  player: string;
  /** One plain sentence. */
  text: string;
  /** The sentence's numbers by name, so that prose can refer to them. */
  numbers: Record<string, number>;
  sourceName: string;
  sourceUrl: string | null;
  observedAt: Date;
};

export type FactKind = 'injury' | 'weather' | 'head_to_head' | 'form';
