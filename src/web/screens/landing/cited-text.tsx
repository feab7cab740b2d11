import type { Source } from '#contract/analysis.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';

const MARK = /\s*\[(\d+)\]/g;

/** The citation marks of a text that have a source, each once, in order. */
export function citedNumbers(text: string, sourceCount: number): number[] {
  const numbers = [...text.matchAll(MARK)].map((match) => Number(match[1]));
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= sourceCount);
}

/** Prose whose marks such as [1] stand as raised numbers. */
export function CitedText({ text, sources }: { text: string; sources: readonly Source[] }) {
  return withMinusSigns(text)
    .split(MARK)
    .map((part, index) => {
      // `split` with one group alternates prose and the group.
      if (index % 2 === 0) return part;
      const source = sources[Number(part) - 1];
      return source === undefined ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        <sup key={index} title={source.name} className="ml-px text-2xs text-steel">
          {part}
        </sup>
      );
    });
}
