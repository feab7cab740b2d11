/** Words that a writer may write; whatever else an answer holds is the desk's. */
const WORDS: ReadonlySet<string> = new Set([
  'analysis',
  'reasoning',
  'keyFactor',
  'riskFactor',
  'valueExplanation',
  'deepDive',
  'why',
  'risk',
  'note',
]);
/** Who wrote it and how long that took, and what is made anew for each answer. */
const OF_WRITING: ReadonlySet<string> = new Set(['processingTime', 'model', 'notice', 'id', 'ids']);

/**
 * Whether an answer is that of the rules but for words of its writer. `before`: the answers before it in the chat, by both: where picks
 * are asked about, what their writer said of them is told again.
 */
export function isSameAnswer(byRules: string, withModel: string, before: readonly string[]): boolean {
  if (figuresOf(byRules) === figuresOf(withModel)) return keepsNotes(byRules, withModel);
  if (byRules.startsWith('{') || withModel.startsWith('{')) return false;
  const written = new Set(before.filter((content) => content.startsWith('{')).flatMap(wordsWrittenIn));
  return withoutToldAgain(byRules, written) === withoutToldAgain(withModel, written);
}

/** A saved answer without the words of whoever wrote it: its bets, figures and verdicts, to the letter. */
function figuresOf(content: string): string {
  if (!content.startsWith('{')) return content;
  return JSON.stringify(JSON.parse(content), (key, value: unknown) =>
    WORDS.has(key) || OF_WRITING.has(key) ? undefined : value,
  );
}

/** A writer's note follows the desk's own, which stays. */
function keepsNotes(byRules: string, withModel: string): boolean {
  const told = notesOf(withModel);
  return notesOf(byRules).every((note, at) => told[at]?.startsWith(note));
}

function notesOf(content: string): string[] {
  if (!content.startsWith('{')) return [];
  const { blocks = [] } = JSON.parse(content) as { blocks?: { note?: string }[] };
  return blocks.map(({ note = '' }) => note);
}

/** Every word and figure but those that a writer used. */
const withoutToldAgain = (text: string, written: ReadonlySet<string>): string =>
  wordsOf(text)
    .filter((word) => !written.has(word))
    .join(' ');

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)?/gu) ?? [];

function wordsWrittenIn(content: string): string[] {
  const words: string[] = [];
  JSON.parse(content, (key, value: unknown) => {
    // A closer look is a text by topic.
    const texts = WORDS.has(key) && value !== null ? (typeof value === 'object' ? Object.values(value) : [value]) : [];
    words.push(...texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : [])));
    return value;
  });
  return words;
}
