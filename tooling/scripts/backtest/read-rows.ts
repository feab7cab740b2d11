import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { BacktestError } from './backtest-error.ts';
import { createCsvParser } from './csv-parser.ts';

/** Told the share of the file that has been read, 0 to 1. */
export type Progress = (share: number) => void;

/**
 * Streams a CSV file to `onRow`, the header first. Compression is told by the first two bytes, not by the name.
 * Only a few blocks of the file are in memory at any time.
 */
export async function readRows(path: string, onRow: (row: string[]) => void, onProgress: Progress): Promise<void> {
  const { bytes, compressed } = await inspect(path);
  const source = createReadStream(path);
  const pieces: AsyncIterable<Buffer> = compressed ? gunzip(source) : source;
  const parser = createCsvParser();
  const decoder = new TextDecoder();
  try {
    for await (const piece of pieces) {
      for (const row of parser.push(decoder.decode(piece, { stream: true }))) onRow(row);
      onProgress(source.bytesRead / bytes);
    }
    for (const row of [...parser.push(decoder.decode()), ...parser.end()]) onRow(row);
  } catch (error) {
    throw fileError(path, error);
  } finally {
    source.destroy();
  }
}

/** A plain pipe, because a pipeline would hide what the reader of the rows refuses behind its own abort. */
function gunzip(source: ReadStream): Gunzip {
  const target = createGunzip();
  source.on('error', (error) => target.destroy(error));
  return source.pipe(target);
}

async function inspect(path: string): Promise<{ bytes: number; compressed: boolean }> {
  try {
    const file = await open(path);
    try {
      const start = Buffer.alloc(2);
      await file.read(start, 0, 2, 0);
      const { size } = await file.stat();
      if (size === 0) throw new BacktestError(`${path} is empty.`);
      return { bytes: size, compressed: start[0] === 0x1f && start[1] === 0x8b };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw fileError(path, error);
  }
}

function fileError(path: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BacktestError(`There is no file ${path}.`);
  if (code === 'EISDIR') return new BacktestError(`${path} is a folder; name one CSV file.`);
  if (code === 'EACCES') return new BacktestError(`${path} may not be read by this user.`);
  if (code.startsWith('Z_')) return new BacktestError(`${path} is a damaged gzip file.`);
  return error;
}
