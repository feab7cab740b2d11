import { describe, expect, it } from 'vitest';
import { animatedWebp } from './animated-webp.ts';

/** A still of one chunk, as a browser writes it. */
function still(name: string, pixels: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(pixels.length);
  const padding = Buffer.alloc(pixels.length % 2);
  const image = Buffer.concat([Buffer.from(name), length, Buffer.from(pixels), padding]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(image.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), image]);
}

describe('a moving picture', () => {
  const size = { width: 640, height: 360 };
  const made = animatedWebp(
    [
      { webp: still('VP8 ', 'odd'), ms: 250 },
      { webp: still('VP8L', 'even'), ms: 1000 },
    ],
    size,
  );

  it('says its own length, its canvas and that it moves for ever', () => {
    expect(made.toString('latin1', 0, 4)).toBe('RIFF');
    expect(made.readUInt32LE(4)).toBe(made.length - 8);
    expect(made.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect(made[20]).toBe(0b10);
    expect(made.readUIntLE(24, 3)).toBe(639);
    expect(made.readUIntLE(27, 3)).toBe(359);
    const animation = made.indexOf('ANIM');
    expect(made.readUInt16LE(animation + 12)).toBe(0);
  });

  it('holds each frame with its time and its pixels', () => {
    const first = made.indexOf('ANMF');
    const second = made.indexOf('ANMF', first + 4);
    expect(made.readUIntLE(first + 8 + 12, 3)).toBe(250);
    expect(made.readUIntLE(second + 8 + 12, 3)).toBe(1000);
    expect(made.toString('latin1', first + 24, first + 35)).toBe('VP8 \x03\0\0\0odd');
    expect(made.toString('latin1', second + 24)).toBe('VP8L\x04\0\0\0even');
    expect(second).toBe(first + 8 + made.readUInt32LE(first + 4));
  });

  it('is made of stills', () => {
    expect(() => animatedWebp([], size)).toThrow('needs a frame');
    expect(() => animatedWebp([{ webp: Buffer.from('a picture of another kind'), ms: 1 }], size)).toThrow('no still');
  });
});
