/** What a file of tests said to the embedded database, and how long it kept a core busy. */
export type Spoken = { file: string; seconds: number; said: readonly string[] };

/** Which files run on both databases and which on PostgreSQL alone, and what the embedded database then never hears. */
export type Choice = { both: string[]; alone: string[]; unheard: string[] };

/** A file that costs a core more than two seconds for each thing that it alone says is not asked for it. */
const LEAST_PER_SECOND = 0.5;
const OPENING_SECONDS = 0.05;

/**
 * The cheapest files that together say nearly everything that all of them say: the one that says the most of what is still
 * unsaid for its time, again and again; and none of them whose words the others say too. `stays`: what cannot do without the embedded database.
 */
export function chooseFiles(files: readonly Spoken[], stays: (file: string) => boolean): Choice {
  const unheard = new Set(files.flatMap(({ said }) => said));
  const chosen: Spoken[] = [];
  const choose = (spoken: Spoken) => {
    chosen.push(spoken);
    for (const saying of spoken.said) unheard.delete(saying);
  };
  files.filter(({ file }) => stays(file)).forEach(choose);
  const worth = ({ said, seconds }: Spoken) =>
    said.filter((saying) => unheard.has(saying)).length / (seconds + OPENING_SECONDS);
  for (;;) {
    const [best] = files.filter((spoken) => !chosen.includes(spoken)).sort((a, b) => worth(b) - worth(a));
    if (!best || worth(best) < LEAST_PER_SECOND) break;
    choose(best);
  }
  const both = withoutEchoes(chosen, stays).map(({ file }) => file);
  const alone = files.filter(({ file, said }) => said.length > 0 && !both.includes(file)).map(({ file }) => file);
  return { both: both.sort(), alone: alone.sort(), unheard: [...unheard].sort() };
}

function withoutEchoes(chosen: readonly Spoken[], stays: (file: string) => boolean): Spoken[] {
  let kept = [...chosen];
  for (const spoken of chosen.toSorted((a, b) => b.seconds - a.seconds)) {
    const others = kept.filter((other) => other !== spoken);
    const heard = new Set(others.flatMap(({ said }) => said));
    if (!stays(spoken.file) && spoken.said.every((saying) => heard.has(saying))) kept = others;
  }
  return kept;
}
