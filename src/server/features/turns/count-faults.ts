import { type CallFault, isFault } from '#research/agent/call-fault.ts';
import type { AgentCall } from '#research/agent/read-agent-call.ts';

/** Calls of a model that are not made, by their fault. */
export function countFaults(read: readonly (AgentCall | CallFault)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of read) if (isFault(one)) counts[`call_${one.fault}`] = (counts[`call_${one.fault}`] ?? 0) + 1;
  return counts;
}
