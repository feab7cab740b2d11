/** What a list of chats has room for, in two lines of a narrow column. */
const MAX_LENGTH = 90;
/** So much of it stands before what was found, so that it is read in its sentence. */
const BEFORE = 30;

/** The line of a question that holds most of the words, cut to where the first of them stands. */
export function matchedLine(question: string, words: readonly string[]): string {
  const lines = question
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
  const [best = ''] = lines.toSorted((a, b) => held(b, words).length - held(a, words).length);
  if (best.length <= MAX_LENGTH) return best;
  const first = Math.min(...held(best, words).map(({ at }) => at), best.length);
  const from = startOfWord(best, Math.min(first - BEFORE, best.length - MAX_LENGTH));
  const to = endOfWord(best, from + MAX_LENGTH);
  return `${from > 0 ? '…' : ''}${best.slice(from, to).trim()}${to < best.length ? '…' : ''}`;
}

function held(line: string, words: readonly string[]): { at: number }[] {
  const lower = line.toLowerCase();
  return words.map((word) => ({ at: lower.indexOf(word.toLowerCase()) })).filter(({ at }) => at >= 0);
}

/** The next beginning of a word, so that none is cut; where there is none nearby, the place itself. */
function startOfWord(line: string, at: number): number {
  if (at <= 0) return 0;
  const space = line.indexOf(' ', at - 1);
  return space < 0 || space > at + BEFORE / 2 ? wholeSign(line, at) : space + 1;
}

function endOfWord(line: string, at: number): number {
  if (at >= line.length) return line.length;
  const space = line.lastIndexOf(' ', at);
  return space < at - BEFORE / 2 ? wholeSign(line, at) : space;
}

/** Never between the halves of one sign. */
const wholeSign = (line: string, at: number): number => (/[\uDC00-\uDFFF]/.test(line[at] ?? '') ? at - 1 : at);
