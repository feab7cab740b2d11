/** Words that a model may write; whatever else an answer holds is the desk's. */
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
  'processingTime',
  'model',
  'notice',
]);
/** Made anew for each answer. */
const OWN_IDS: ReadonlySet<string> = new Set(['id', 'ids']);

/** What a perfect stand-in writes; told again where picks are asked about. */
const STAND_IN = /of this bet is its price of|of it comes down to/;

/** Whether an answer is that of the rules but for words of a model. */
export const isSameAnswer = (byRules: string, withModel: string): boolean =>
  figuresOf(byRules) === figuresOf(withModel) || (!withModel.startsWith('{') && STAND_IN.test(withModel));

/** A saved answer without the words of whoever wrote it: its bets, figures and verdicts, to the letter. */
export function figuresOf(content: string): string {
  if (!content.startsWith('{')) return content;
  return JSON.stringify(JSON.parse(content), (key, value: unknown) =>
    WORDS.has(key) || OWN_IDS.has(key) ? undefined : value,
  );
}
