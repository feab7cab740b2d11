import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf } from './stored-bytes.ts';

it('reads the bytes that were written', () => {
  fc.assert(
    fc.property(fc.int8Array(), (bytes) => {
      expect(bytesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'))).toEqual(bytes);
    }),
  );
});
