import type { Net, NetShape } from './net.ts';
import { bytesOf } from './stored-bytes.ts';

/** A matrix as signed bytes in base64, each times `scale`. */
export type StoredMatrix = { scale: number; bytes: string };

/** A net as it is kept in a file: the filters of each width, their biases, the hidden layer and the last one with theirs. */
export type StoredNet = {
  shape: NetShape;
  filters: readonly StoredMatrix[];
  filterBias: readonly StoredMatrix[];
  hidden: StoredMatrix;
  hiddenBias: StoredMatrix;
  out: StoredMatrix;
  outBias: StoredMatrix;
};

export const readNet = ({ shape, filters, filterBias, hidden, hiddenBias, out, outBias }: StoredNet): Net => ({
  shape,
  filters: filters.map(readMatrix),
  filterBias: filterBias.map(readMatrix),
  hidden: readMatrix(hidden),
  hiddenBias: readMatrix(hiddenBias),
  out: readMatrix(out),
  outBias: readMatrix(outBias),
});

const readMatrix = ({ scale, bytes }: StoredMatrix): Float32Array =>
  Float32Array.from(bytesOf(bytes), (byte) => byte * scale);
