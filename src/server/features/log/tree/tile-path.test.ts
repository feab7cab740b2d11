import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBundle, writeBundle } from './entry-bundle.ts';
import { readTilePath, tilePath } from './tile-path.ts';

describe('the path of a tile', () => {
  it('is written as the standard writes it', () => {
    expect(tilePath({ level: 0, n: 1_234_067, width: 256 })).toBe('0/x001/x234/067');
    expect(tilePath({ level: 0, n: 1234, width: 5 })).toBe('0/x001/234.p/5');
    expect(tilePath({ level: 'entries', n: 0, width: 256 })).toBe('entries/000');
    expect(tilePath({ level: 63, n: 999, width: 255 })).toBe('63/999.p/255');
  });

  it('is read back, and nothing else is read as one', () => {
    const level = fc.oneof(fc.constant('entries' as const), fc.integer({ min: 0, max: 63 }));
    const place = fc.record({
      level,
      n: fc.integer({ min: 0, max: 2 ** 40 }),
      width: fc.integer({ min: 1, max: 256 }),
    });
    fc.assert(
      fc.property(place, (one) => {
        expect(readTilePath(tilePath(one))).toEqual(one);
      }),
    );
    const others = [
      ...['', '0', '0/', '0/1', '0/0001', '0/x000/001', '00/001', '64/001', '100/001', '0/001.p/0', '0/001.p/256'],
      ...[
        '0/001.p/05',
        '0/001.p',
        '0/001/002',
        '0/x001',
        'entries/x01/002',
        '0/001 ',
        '-1/001',
        '0/../001',
        'data/001',
      ],
      `0/${'x999/'.repeat(6)}999`,
    ];
    for (const other of others) expect([other, readTilePath(other)]).toEqual([other, null]);
  });
});

describe('a bundle of entries', () => {
  it('gives back what was put in, and nothing where it was cut', () => {
    const entries = fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(entries, (some) => {
        const bundle = writeBundle(some);
        expect(readBundle(bundle)).toEqual(some.map((entry) => Buffer.from(entry)));
        expect(readBundle(bundle.subarray(0, -1))?.length ?? -1).toBeLessThan(some.length);
      }),
    );
    expect(readBundle(Buffer.from([0, 3, 1, 2]))).toBeNull();
    expect(readBundle(Buffer.from([0]))).toBeNull();
    expect(() => writeBundle([new Uint8Array(65_536)])).toThrow(/65536 bytes/);
  });
});
