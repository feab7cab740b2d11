import type { ScanKind } from '#contract/research/scans.ts';
import type { Topic } from './topics.ts';

const KINDS = ['arbitrage', 'middles', 'low_hold', 'gaps'] as const satisfies readonly (ScanKind & Topic)[];

/** The scans that a message names, each a topic of the same name. */
export const scanKinds = (topics: ReadonlySet<Topic>): ScanKind[] => KINDS.filter((kind) => topics.has(kind));
