import { type Block, MOST_CHOICES } from '#contract/blocks.ts';
import type { Choice, Refusal } from '#contract/research/outcome.ts';
import { choicesBlock } from './choices-block.ts';

type Refused = Pick<Refusal, 'reason' | 'message' | 'choices'>;

/** What is missing, by its name, and what could be asked instead. */
export function refusalBlocks({ reason, message, choices }: Refused): Block[] {
  const readings = [...new Set(choices.map(({ label }: Choice) => label))].slice(0, MOST_CHOICES);
  const [only] = readings;
  // A single way on is no question back: it is said.
  const wayOn = only?.endsWith('?') ? `You can ask: ${only}` : `What I do have: ${only}.`;
  const text = readings.length === 1 ? `${message} ${wayOn}` : message;
  const said: Block = { kind: 'text', text, evidenceIds: [] };
  const asks = choicesBlock(
    reason === 'ambiguous' ? 'Which do you mean' : 'Would you like one of these instead',
    readings,
  );
  return asks ? [said, asks] : [said];
}
