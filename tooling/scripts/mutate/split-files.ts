import { basename } from 'node:path';

/** The files of a folder that hold code to break, dealt out in turn, so that large and small parts come out alike. */
export function splitFiles(files: readonly string[], parts: number): string[][] {
  const code = files.filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !basename(file).startsWith('test-'),
  );
  const dealt = Array.from({ length: parts }, (): string[] => []);
  for (const [at, file] of code.toSorted().entries()) dealt[at % parts]?.push(file);
  return dealt;
}
