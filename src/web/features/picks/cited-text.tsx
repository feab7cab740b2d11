import type { SourceView } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';

type Props = { text: string; sources: readonly SourceView[]; onCite: (position: number) => void };

const MARK = /\s*\[(\d{1,2})\]/g;

/** Prose whose marks such as [1] lead to their source. Everything else stays the text that it is. */
export function CitedText({ text, sources, onCite }: Props) {
  return piecesOf(text, sources.length).map(({ at, words, position }) => {
    if (position === undefined) return <span key={at}>{withMinusSigns(words)}</span>;
    const [before, last] = atLastWord(words);
    return (
      <span key={at}>
        {withMinusSigns(before)}
        <span className="whitespace-nowrap">
          {withMinusSigns(last)}
          <sup className="ml-px leading-none">
            <button
              type="button"
              title={sources[position]?.name}
              aria-label={`Source ${position + 1}: ${sources[position]?.name}`}
              onClick={() => onCite(position)}
              className="font-medium text-2xs text-steel hover:underline"
            >
              [{position + 1}]
            </button>
          </sup>
        </span>
      </span>
    );
  });
}

/** Words, and the source they rest on. */
type Piece = { at: number; words: string; position?: number };

/** A mark keeps to the word before it, so that no line begins with one; a word too long for that is left to break. */
function atLastWord(words: string): [before: string, last: string] {
  const last = /(?<!\S)\S{1,24}$/.exec(words)?.[0] ?? '';
  return [words.slice(0, words.length - last.length), last];
}

/** A mark without its source is left as it was written. */
function piecesOf(text: string, sources: number): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const position = Number(match[1]) - 1;
    if (position < 0 || position >= sources) continue;
    pieces.push({ at: end, words: text.slice(end, match.index), position });
    end = match.index + match[0].length;
  }
  pieces.push({ at: end, words: text.slice(end) });
  return pieces.filter(({ words, position }) => words !== '' || position !== undefined);
}
