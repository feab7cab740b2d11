/** How the mutants of an area ended. */
export type MutationScore = {
  killed: number;
  /** Noticed because the tests did not come to an end. */
  timedOut: number;
  survived: number;
  /** Survived because no test runs the code. */
  uncovered: number;
  /** Noticed mutants in percent of all. */
  percent: number;
};

/** The parts of Stryker's JSON report that are read here. */
type StrykerReport = { files: Record<string, { mutants: { status: string }[] }> };

/** Of all parts of a run together. Mutants that do not compile or load are no mutants: they are left out, as Stryker does. */
export function readMutationScore(parts: readonly string[]): MutationScore {
  const files = parts.flatMap((json) => Object.values((JSON.parse(json) as StrykerReport).files));
  const statuses = files.flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const [survived, uncovered] = [count('Survived'), count('NoCoverage')];
  const all = killed + timedOut + survived + uncovered;
  if (all === 0) throw new Error('No mutant was made, so nothing was shown.');
  return { killed, timedOut, survived, uncovered, percent: (100 * (killed + timedOut)) / all };
}

export function printMutationScore(area: string, score: MutationScore, threshold: number): string {
  const { killed, timedOut, survived, uncovered } = score;
  // Rounded down, so that a score below the threshold never reads like one at it.
  const percent = (Math.floor(score.percent * 100) / 100).toFixed(2);
  const counts = `${killed} killed, ${timedOut} timed out, ${survived} survived, ${uncovered} not covered`;
  return `${area}: mutation score ${percent} % (${counts}); at least ${threshold} % is asked`;
}
