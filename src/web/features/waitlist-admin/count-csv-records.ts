/** The records of a CSV text after its header; a line break inside quotes ends none. */
export function countCsvRecords(csv: string): number {
  const unquoted = csv.replace(/"(?:[^"]|"")*"/g, '""').trimEnd();
  return unquoted === '' ? 0 : unquoted.split(/\r?\n/).length - 1;
}
