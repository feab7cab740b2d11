import type { ProposedAction, ProposedRequest, ProposeResult } from '#contract/research/propose.ts';
import { found, type Outcome } from '../outcome.ts';

type Proposal = Omit<ProposeResult, 'kind' | 'takesEffectAt' | 'cannotBeUndone'> &
  Partial<Pick<ProposeResult, 'takesEffectAt' | 'cannotBeUndone'>>;

/** What would be done; at once and not for ever, where nothing else is said. */
export const proposed = (
  kind: ProposedAction['kind'],
  proposal: Proposal,
  assumed: string[] = [],
): Outcome<ProposeResult> => found({ kind, takesEffectAt: null, cannotBeUndone: false, ...proposal }, assumed);

/** What a click sends, as the contract of its endpoint has it. */
export const requestOf = (
  { method, path }: Pick<ProposedRequest, 'method' | 'path'>,
  body: ProposedRequest['body'],
): ProposedRequest => ({ method, path, body });
