/**
 * One thing an analyst may speak about: a price, a consensus, an injury note. `values` are its figures and names as
 * they are shown, formatted by the server; prose refers to them and never spells them itself.
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
};
