import type { Net } from '#research/language/taught/net.ts';
import type { StoredMatrix, StoredNet } from '#research/language/taught/stored-net.ts';

const MOST = 127;

/** A net with a byte for each weight. */
export const storeNet = ({ shape, filters, filterBias, hidden, hiddenBias, out, outBias }: Net): StoredNet => ({
  shape,
  filters: filters.map(storeMatrix),
  filterBias: filterBias.map(storeMatrix),
  hidden: storeMatrix(hidden),
  hiddenBias: storeMatrix(hiddenBias),
  out: storeMatrix(out),
  outBias: storeMatrix(outBias),
});

function storeMatrix(values: Float32Array): StoredMatrix {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), Number.EPSILON) / MOST;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return { scale, bytes: Buffer.from(bytes.buffer).toString('base64') };
}
