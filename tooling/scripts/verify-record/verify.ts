import { openCheckpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { readVerifierKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { checkLeaves } from './check-leaves.ts';
import { checkTree } from './check-tree.ts';
import { KeyChain, readHandovers, type UnopenedCheckpoint } from './key-chain.ts';
import { type LogSource, openSource } from './log-source.ts';
import type { Witness } from './sealed-proofs.ts';
import { readStamped, readUnopened, type Stamped, stampedAtMs } from './time-stamps.ts';
import { whatHolds } from './what-holds.ts';

export type Verification = { faults: string[]; holds: string[] };

/** A checkpoint that was kept from before, and when the reader got it, where that is known. */
export type KeptCheckpoint = { note: string; keptAtMs: number | null };

export type VerifyOptions = {
  /** The verifier key that the reader trusts; null: the one that the log names. */
  key: string | null;
  /** Keys that the reader trusted before. */
  earlierKeys?: readonly string[];
  earlier: readonly KeptCheckpoint[];
  /** PEM of the certificates of time stamp authorities that the reader trusts. */
  authorities?: string | null;
  nowMs: number;
};

export async function verifyRecord(place: string, options: VerifyOptions): Promise<Verification> {
  const { key: given, earlierKeys = [], authorities = null, nowMs } = options;
  const source = openSource(place);
  const line = given ?? (await source.read('key'))?.toString('utf8') ?? '';
  const key = readVerifierKey(line.trim());
  if (!key) return broken('There is no verifier key, or it is none.');
  const note = await source.read('checkpoint');
  const checkpoint = note && openCheckpoint(note.toString('utf8'), key);
  if (!checkpoint) return broken('There is no checkpoint that the key signed.');
  const kept = options.earlier.map(({ note: text, keptAtMs }) => ({ ...readUnopened(text), keptAtMs }));
  if (!kept.every(isRead)) return broken('An earlier checkpoint is none.');
  const { stamped, faults: unread } = authorities === null ? NO_STAMPS : await readStamped(source);
  const others: UnopenedCheckpoint[] = [...kept, ...stamped];
  const tree = await checkTree(
    source,
    checkpoint,
    others.map((one) => one.checkpoint),
  );
  const leaves = checkLeaves(tree.entries, { nowMs: source.isLive ? nowMs : null, origin: checkpoint.origin });
  const handedOver = await readHandovers(source, tree.entries, leaves.keys);
  const chain = new KeyChain(leaves.keys, { last: verifierKey(key), origin: checkpoint.origin, handedOver });
  const signatures = others.flatMap((one) => chain.problemOf(one) ?? []);
  const stamps = witnessesOf(stamped, authorities ?? '');
  const witnesses = [
    ...stamps.witnesses,
    ...kept.flatMap(({ checkpoint: { size }, keptAtMs }) => (keptAtMs === null ? [] : [{ size, atMs: keptAtMs }])),
  ].filter(({ size }) => chain.proves(size));
  const faults = [
    ...tree.faults,
    ...leaves.faults,
    ...chain.faults(),
    ...chain.unknown(earlierKeys),
    ...signatures,
    ...unread,
    ...stamps.faults,
  ];
  const trust =
    given === null ? 'the key that the log itself names; give one you trust with --key' : 'the key that you gave';
  return {
    faults,
    holds: [
      `${source.name}: ${checkpoint.size} leaves of ${checkpoint.origin}, signed by ${key.id.toString('hex')} (${trust}).`,
      `Root ${checkpoint.root.toString('base64')}.`,
      ...kept.map((one) => `Read against the checkpoint of ${one.checkpoint.size} leaves that you kept.`),
      ...(authorities === null
        ? await unreadStamps(source)
        : [`${stamps.witnesses.length} time stamps were verified.`]),
      ...chain.words(),
      ...whatHolds(leaves, witnesses),
    ],
  };
}

const broken = (fault: string): Verification => ({ faults: [fault], holds: [] });
const NO_STAMPS = { stamped: [], faults: [] };

const isRead = <Read extends Partial<UnopenedCheckpoint>>(one: Read): one is Read & UnopenedCheckpoint =>
  one.checkpoint !== undefined && one.note !== undefined;

async function unreadStamps(source: LogSource): Promise<string[]> {
  const list = (await source.read('timestamps'))?.toString('utf8') ?? '';
  const count = list.split('\n').filter(Boolean).length;
  return count === 0
    ? []
    : [`${count} checkpoints carry time stamps; verify them with --tsa-ca and the authority's certificates.`];
}

function witnessesOf(stamped: readonly Stamped[], certificates: string): { witnesses: Witness[]; faults: string[] } {
  const witnesses: Witness[] = [];
  const faults: string[] = [];
  for (const one of stamped) {
    const { size } = one.checkpoint;
    const atMs = stampedAtMs(one, certificates);
    if (atMs === null)
      faults.push(`The time stamp of ${size} leaves does not verify by the certificates that you gave.`);
    else witnesses.push({ size, atMs });
  }
  return { witnesses, faults };
}
