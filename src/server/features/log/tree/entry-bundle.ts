/** The length stands in two bytes. */
export const ENTRY_BYTES_MAX = 65_535;

/** C2SP tlog-tiles: entries one behind the other, each behind its length. */
export function writeBundle(entries: readonly Uint8Array[]): Buffer {
  const parts = entries.flatMap((entry) => {
    if (entry.length > ENTRY_BYTES_MAX) throw new RangeError(`An entry of ${entry.length} bytes fits no bundle.`);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(entry.length);
    return [length, entry];
  });
  return Buffer.concat(parts);
}

/** Null where the bytes end within an entry. */
export function readBundle(bundle: Buffer): Buffer[] | null {
  const entries: Buffer[] = [];
  let at = 0;
  while (at < bundle.length) {
    if (at + 2 > bundle.length) return null;
    const end = at + 2 + bundle.readUInt16BE(at);
    if (end > bundle.length) return null;
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
