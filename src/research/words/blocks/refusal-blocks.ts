import { type Block, MOST_CHOICES } from '#contract/blocks.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';

type Refused = Pick<Refusal, 'reason' | 'message' | 'choices'>;

/** What is missing, by its name, and what could be asked instead. */
export function refusalBlocks({ reason, message, choices }: Refused): Block[] {
  const readings = [...new Set(choices.map(({ label }: Choice) => label))].slice(0, MOST_CHOICES);
  const [only] = readings;
  // A single way on is no question back: it is said.
  const wayOn = only?.endsWith('?') ? `You can ask: ${only}` : `You can ask for: ${only}.`;
  const text = readings.length === 1 ? `${message} ${wayOn}` : message;
  const said: Block = { kind: 'text', text, evidenceIds: [] };
  if (readings.length < 2) return [said];
  const asks = reason === 'ambiguous' ? 'Which do you mean' : 'Would you like one of these instead';
  return [
    said,
    {
      kind: 'choices',
      question: `${asks}: ${orWords(readings.map((words) => words.replace(/\?$/, '')))}?`,
      choices: readings.map((words) => ({ words })),
      evidenceIds: [],
    },
  ];
}

const orWords = (readings: readonly string[]): string => `${readings.slice(0, -1).join(', ')} or ${readings.at(-1)}`;
