import { openCheckpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { readVerifierKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { checkLeaves } from './check-leaves.ts';
import { checkTree } from './check-tree.ts';
import { freshness, USUAL_AGE_HOURS } from './freshness.ts';
import { KeyChain, readHandovers, trimLine, type UnopenedCheckpoint } from './key-chain.ts';
import { type LogSource, openSource } from './log-source.ts';
import { LogUnreadable } from './log-unreadable.ts';
import { readUtf8 } from './read-utf8.ts';
import { isBeforeItsLeaves, type Witness } from './sealed-proofs.ts';
import { readStamped, readUnopened, type Stamped, stampedAtMs } from './time-stamps.ts';
import { whatHolds } from './what-holds.ts';

export type Verification = { faults: string[]; holds: string[] };

/** A checkpoint that was kept from before, and when the reader got it, where that is known. */
export type KeptCheckpoint = { note: string | null; keptAtMs: number | null };

export type VerifyOptions = {
  /** The verifier key that the reader trusts; null: the one that the log names. */
  key: string | null;
  /** Keys that the reader trusted before. */
  earlierKeys?: readonly string[];
  earlier: readonly KeptCheckpoint[];
  /** PEM of the certificates of time stamp authorities that the reader trusts. */
  authorities?: string | null;
  nowMs: number;
  /** How old the newest checkpoint may be; absent: three days where the log is served, no matter where it lies in a folder. */
  maxAgeHours?: number;
  /** How long a site may take for a file. */
  withinMs?: number;
};

export async function verifyRecord(place: string, options: VerifyOptions): Promise<Verification> {
  try {
    return await verifySource(openSource(place, options.withinMs), options);
  } catch (error) {
    if (error instanceof LogUnreadable) return broken(error.message);
    throw error;
  }
}

async function verifySource(source: LogSource, options: VerifyOptions): Promise<Verification> {
  const { key: given, earlierKeys = [], authorities = null, nowMs } = options;
  const line = given ?? utf8Of(await source.read('key')) ?? '';
  const key = readVerifierKey(trimLine(line));
  if (!key) return broken('There is no verifier key, or it is none.');
  const note = utf8Of(await source.read('checkpoint'));
  const checkpoint = note === null ? null : openCheckpoint(note, key);
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
  const seen = [
    ...stamps.witnesses,
    ...kept.flatMap(({ checkpoint: { size }, keptAtMs }) => (keptAtMs === null ? [] : [{ size, atMs: keptAtMs }])),
  ];
  const early = seen.filter((one) => isBeforeItsLeaves(one, leaves.madeMs));
  const witnesses = seen.filter((one) => chain.proves(one.size) && !early.includes(one));
  const age = freshness(leaves.until, options.maxAgeHours ?? (source.isLive ? USUAL_AGE_HOURS : null), nowMs);
  const faults = [
    ...tree.faults,
    ...leaves.faults,
    ...chain.faults(),
    ...chain.unknown(earlierKeys),
    ...signatures,
    ...unread,
    ...stamps.faults,
    ...early.map(({ size }) => `The checkpoint of ${size} leaves was seen before its last leaf says that it was made.`),
    ...age.faults,
  ];
  const trust =
    given === null ? 'the key that the log itself names; give one you trust with --key' : 'the key that you gave';
  return {
    faults,
    holds: [
      `${source.name}: ${checkpoint.size} leaves of ${checkpoint.origin}, signed by ${key.id.toString('hex')} (${trust}).`,
      `Root ${checkpoint.root.toString('base64')}.`,
      ...age.words,
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
const utf8Of = (bytes: Buffer | null): string | null => bytes && readUtf8(bytes);
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
