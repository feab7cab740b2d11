import { type Stats, statSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A folder in one file: the length of an index, the index as JSON, then the bytes of the files, all of it compressed. */
type Entry = { path: string; mode: number; bytes: number | null };

/** A database repeats itself over many megabytes: its three templates are the same. */
const WINDOW_BITS = 27;
/** The best takes minutes for a tenth less. */
const QUALITY = 9;

/** The folder's files and folders with their modes; sockets are left out. */
export async function packFolder(folder: string): Promise<Buffer> {
  const index: Entry[] = [];
  const bodies: Buffer[] = [];
  for (const path of (await readdir(folder, { recursive: true })).sort()) {
    const stats = statSync(join(folder, path));
    if (!isFileOrFolder(stats)) continue;
    const body = stats.isFile() ? await readFile(join(folder, path)) : null;
    index.push({ path, mode: stats.mode & 0o777, bytes: body?.length ?? null });
    if (body) bodies.push(body);
  }
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return compressed(Buffer.concat([length, head, ...bodies]));
}

const isFileOrFolder = (stats: Stats): boolean => stats.isFile() || stats.isDirectory();

const compressed = (whole: Buffer): Buffer =>
  brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });

/** Lays the packed folder out again, each file with the mode that it had. */
export async function unpackFolder(file: string, into: string): Promise<void> {
  const packed = await readFile(file);
  const whole = brotliDecompressSync(packed, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } });
  const headEnd = 4 + whole.readUInt32LE(0);
  const index = JSON.parse(whole.subarray(4, headEnd).toString('utf8')) as Entry[];
  let at = headEnd;
  for (const { path, mode, bytes } of index) {
    const target = join(into, path);
    if (bytes === null) await mkdir(target, { recursive: true });
    else await writeFile(target, whole.subarray(at, at + bytes));
    await chmod(target, mode);
    at += bytes ?? 0;
  }
}
