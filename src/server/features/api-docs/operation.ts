/** What the documentation says of a route beside its schemas. */
export type Operation = {
  says: string;
  more?: string;
  /** An example that a test sends: a body that the route takes, and what its query may be. */
  body?: unknown;
  query?: Readonly<Record<string, string>>;
  /** What the example is answered with; left out: the route's first success. */
  status?: number;
  /** A success in full, where it is short enough to be read. */
  answer?: unknown;
  /** What is charged is asked for under an `Idempotency-Key`, so that it can be asked for again: refused without one, or not. */
  isKeyed?: 'always' | 'maybe';
  /** What no schema describes: the type of the answer, and what is in it. */
  gives?: { type: string; words: string; status?: number };
};

/** Routes of one subject, by method and path. */
export type OperationGroup = {
  tag: string;
  about: string;
  operations: Readonly<Record<string, Operation>>;
};
