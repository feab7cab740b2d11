import { withMinusSigns } from '../../lib/format-odds.ts';
import type { SourceView } from './answer-view.ts';

type Props = { text: string; sources: readonly SourceView[]; onCite: (position: number) => void };

const MARK = /\s*\[(\d{1,2})\]/g;

/** Prose whose marks such as [1] lead to their source. Everything else stays the text that it is. */
export function CitedText({ text, sources, onCite }: Props) {
  return piecesOf(text, sources.length).map(({ at, words, position }) => {
    if (position === undefined) return <span key={at}>{withMinusSigns(words)}</span>;
    return (
      <sup key={at} className="ml-px leading-none">
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
    );
  });
}

type Piece = { at: number; words: string; position?: number };

/** A mark without its source is left as it was written. */
function piecesOf(text: string, sources: number): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const position = Number(match[1]) - 1;
    if (position < 0 || position >= sources) continue;
    pieces.push({ at: end, words: text.slice(end, match.index) }, { at: match.index, words: match[0], position });
    end = match.index + match[0].length;
  }
  pieces.push({ at: end, words: text.slice(end) });
  return pieces.filter(({ words }) => words !== '');
}
