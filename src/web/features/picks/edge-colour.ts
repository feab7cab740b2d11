import type { PickView } from '#contract/content/read-answer.ts';

/** A pass is grey whatever its edge: there is nothing to act on. */
export function edgeColour({ edge = 0, verdict }: Pick<PickView, 'edge' | 'verdict'>): string {
  if (verdict === 'pass') return 'text-muted';
  return edge > 0 ? 'text-edge' : 'text-red';
}
