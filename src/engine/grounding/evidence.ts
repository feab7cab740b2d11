/**
 * One thing an analyst may speak about: a price, a consensus, an injury note. `values` are its figures and names as
 * they are shown, formatted by the server; prose refers to them and never spells them itself. The id begins with what
 * the item is: `injury_own`, `weather`, `form_opponent`, `head_to_head`, `moves_2`.
 */
export type EvidenceItem = {
  id: string;
  eventId: string;
  values: Readonly<Record<string, string>>;
};

/** What a sentence may rest on: the items of one pick's game, in the order of the pick's sources. */
export type EvidenceSet = {
  eventId: string;
  items: readonly EvidenceItem[];
  /** What the engine decided; prose that recommends a pass, or warns off a bet, contradicts it. */
  verdict?: 'bet' | 'lean' | 'pass';
};

/** What kinds of facts a claim can rest on. */
export type FactKind = 'injury' | 'weather' | 'form' | 'head_to_head' | 'moves';

const KINDS: readonly FactKind[] = ['injury', 'weather', 'form', 'head_to_head', 'moves'];

/** The kind of fact that an item holds; null for prices and what is computed from them. */
export const factKindOf = ({ id }: EvidenceItem): FactKind | null =>
  KINDS.find((kind) => id === kind || id.startsWith(`${kind}_`)) ?? null;
