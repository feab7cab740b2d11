import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../evals/golden/answers.tsv');

/** The kept fingerprint of each answer by its case's key. */
export async function readGolden(): Promise<Map<string, string>> {
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [fingerprint = '', key = ''] = line.split('\t');
      return [key, fingerprint];
    }),
  );
}

export async function writeGolden(fingerprints: ReadonlyMap<string, string>): Promise<void> {
  const lines = [...fingerprints].map(([key, fingerprint]) => `${fingerprint}\t${key}\n`);
  await writeFile(FILE, lines.join(''));
}
