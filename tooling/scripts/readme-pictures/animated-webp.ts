/**
 * Stills in WebP as one moving picture, repeated for ever: the container of
 * https://developers.google.com/speed/webp/docs/riff_container.
 */
export type Frame = { webp: Buffer; ms: number };

const ANIMATION = 0b10;
const NO_BLENDING = 0b10;
const HEADER_BYTES = 12;

/** All frames have the size of the first, in pixels from 1 to 16,384 a side. RangeError: no frame, or one that is no still. */
export function animatedWebp(frames: readonly Frame[], size: { width: number; height: number }): Buffer {
  if (frames.length === 0) throw new RangeError('a moving picture needs a frame');
  const canvas = Buffer.concat([bytesOf(ANIMATION, 4), bytesOf(size.width - 1, 3), bytesOf(size.height - 1, 3)]);
  const white = 0xffffffff;
  const animation = Buffer.concat([bytesOf(white, 4), bytesOf(0, 2)]);
  const moving = frames.map(({ webp, ms }) => chunk('ANMF', Buffer.concat([frameHead(size, ms), imageOf(webp)])));
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', animation), ...moving]);
  return chunk('RIFF', body);
}

function frameHead({ width, height }: { width: number; height: number }, ms: number): Buffer {
  const atOrigin = bytesOf(0, 6);
  return Buffer.concat([
    atOrigin,
    bytesOf(width - 1, 3),
    bytesOf(height - 1, 3),
    bytesOf(ms, 3),
    bytesOf(NO_BLENDING, 1),
  ]);
}

/** The chunks of a still that hold its pixels. */
function imageOf(webp: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = HEADER_BYTES; at + 8 <= webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const end = at + 8 + evenly(webp.readUInt32LE(at + 4));
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) kept.push(webp.subarray(at, end));
    at = end;
  }
  if (webp.toString('latin1', 8, HEADER_BYTES) !== 'WEBP' || kept.length === 0)
    throw new RangeError('a frame is no still in WebP');
  return Buffer.concat(kept);
}

const evenly = (length: number): number => length + (length % 2);

function chunk(name: string, content: Buffer): Buffer {
  const padding = Buffer.alloc(evenly(content.length) - content.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), bytesOf(content.length, 4), content, padding]);
}

function bytesOf(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntLE(value, 0, length);
  return bytes;
}
