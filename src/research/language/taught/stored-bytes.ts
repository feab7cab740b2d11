const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (const [value, letter] of [...LETTERS].entries()) VALUES[letter.charCodeAt(0)] = value;
const BITS = 6;
const BYTE = 8;

/** Signed bytes that are stored as base64 (RFC 4648, section 4). */
export function bytesOf(text: string): Int8Array {
  const end = text.indexOf('=');
  const count = end < 0 ? text.length : end;
  const bytes = new Int8Array(Math.floor((count * BITS) / BYTE));
  let held = 0;
  let bits = 0;
  let place = 0;
  for (let at = 0; at < count; at += 1) {
    held = ((held << BITS) | (VALUES[text.charCodeAt(at)] ?? 0)) & 0xffff;
    bits += BITS;
    if (bits < BYTE) continue;
    bits -= BYTE;
    bytes[place] = held >> bits;
    place += 1;
  }
  return bytes;
}
