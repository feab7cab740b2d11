import type { LookUpKind, LookUpResult, LookUpRow } from '#contract/research/look-up.ts';
import { found, type Outcome } from '../outcome.ts';

export type Told = Partial<Omit<LookUpResult, 'kind' | 'rows' | 'total' | 'offset'>> & {
  title: string;
  text: string;
  rows?: readonly LookUpRow[];
  /** Which of the rows are shown; left out: all of them. */
  page?: { limit: number; offset: number; total?: number };
  assumed?: string[];
};

/** What was found of a topic; what it leaves out is empty. */
export function told(kind: LookUpKind, { rows = [], page, assumed, ...told }: Told): Outcome<LookUpResult> {
  const { limit, offset } = page ?? { limit: rows.length, offset: 0 };
  const result = {
    kind,
    formula: null,
    figures: [],
    links: [],
    ...told,
    rows: rows.slice(offset, offset + limit),
    total: page?.total ?? rows.length,
    offset,
  };
  return found(result, assumed);
}
