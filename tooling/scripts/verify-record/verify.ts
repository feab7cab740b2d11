import { type Checkpoint, openCheckpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { readVerifierKey, type VerifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { checkLeaves, type LeavesCheck } from './check-leaves.ts';
import { checkTree } from './check-tree.ts';
import { openSource } from './log-source.ts';
import { sumUp } from './sum-up.ts';

export type Verification = { faults: string[]; holds: string[] };

export type VerifyOptions = {
  /** The verifier key that the reader trusts; null: the one that the log names. */
  key: string | null;
  /** A checkpoint that was kept from before. */
  earlier: string | null;
  nowMs: number;
};

export async function verifyRecord(
  place: string,
  { key: given, earlier, nowMs }: VerifyOptions,
): Promise<Verification> {
  const source = openSource(place);
  const line = given ?? (await source.read('key'))?.toString('utf8') ?? '';
  const key = readVerifierKey(line.trim());
  if (!key) return broken('There is no verifier key, or it is none.');
  const note = await source.read('checkpoint');
  const checkpoint = note && openCheckpoint(note.toString('utf8'), key);
  if (!checkpoint) return broken('There is no checkpoint that the key signed.');
  const before = earlier === null ? null : openCheckpoint(earlier, key);
  if (earlier !== null && !before) return broken('The earlier checkpoint was not signed by the key.');
  const tree = await checkTree(source, checkpoint, before);
  const leaves = checkLeaves(tree.entries, source.isLive ? nowMs : null);
  const faults = [...tree.faults, ...leaves.faults];
  return { faults, holds: whatHolds({ name: source.name, key, isGiven: given !== null, checkpoint, before, leaves }) };
}

const broken = (fault: string): Verification => ({ faults: [fault], holds: [] });

function whatHolds(found: {
  name: string;
  key: VerifierKey;
  isGiven: boolean;
  checkpoint: Checkpoint;
  before: Checkpoint | null;
  leaves: LeavesCheck;
}): string[] {
  const { name, key, isGiven, checkpoint, before, leaves } = found;
  const trust = isGiven ? 'the key that you gave' : 'the key that the log itself names; give one you trust with --key';
  const records = (['live', 'demo'] as const).flatMap((odds) => recordWords(odds, leaves));
  return [
    `${name}: ${checkpoint.size} leaves of ${checkpoint.origin}, signed by ${key.id.toString('hex')} (${trust}).`,
    `Root ${checkpoint.root.toString('base64')}.`,
    ...(before ? [`Read against the checkpoint of ${before.size} leaves that you kept.`] : []),
    `${leaves.picks} picks: ${leaves.revealed} shown, ${leaves.hidden} still hidden, ${leaves.graded} graded, ${leaves.corrections} corrections.`,
    `${leaves.waiting} shown picks have no grade yet.`,
    `${leaves.late} picks came into the log after the start that was shown with them: these prove nothing.`,
    ...records,
  ];
}

const percent = (share: number): string => `${share < 0 ? '-' : '+'}${Math.abs(share * 100).toFixed(2)} %`;

function recordWords(odds: 'live' | 'demo', { shown }: LeavesCheck): string[] {
  const sums = sumUp(shown, odds);
  const graded = sums.won + sums.lost + sums.pushed;
  if (graded + sums.voided + sums.ungraded === 0) return [];
  const flat = sums.flatStaked > 0 ? `, ${percent(sums.flatWon / sums.flatStaked)} at one unit each` : '';
  const units = sums.unitsStaked > 0 ? `, ${percent(sums.unitsWon / sums.unitsStaked)} at the stated units` : '';
  const clv =
    sums.fairCount > 0 ? `, closing-line value ${percent(sums.fairSum / sums.fairCount)} over ${sums.fairCount}` : '';
  return [
    `${odds}: ${sums.won}-${sums.lost}-${sums.pushed}, ${sums.voided} void, ${sums.ungraded} ungraded${flat}${units}${clv}.`,
  ];
}
