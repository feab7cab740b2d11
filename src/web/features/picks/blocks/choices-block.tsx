import { useContext, useId } from 'react';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { Button } from '../../../ui/button.tsx';
import { AskContext } from './ask-context.ts';

/** A question back: each reading is a button that sends its words, or, where nothing can be asked, the words alone. */
export function ChoicesBlock({ block: { question, choices } }: { block: ShownBlockOf<'choices'> }) {
  const id = useId();
  const { send, isBusy } = useContext(AskContext);
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <p id={id} className="break-words leading-relaxed sm:text-base">
        {withMinusSigns(withoutChoices(question, choices))}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone.
          <li key={at} className="min-w-0">
            {send ? (
              <Button variant="outline" size="words" disabled={isBusy} onClick={() => send(words)}>
                {withMinusSigns(words)}
              </Button>
            ) : (
              <span className="wrap-anywhere text-muted">{withMinusSigns(words)}</span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** "Which do you mean: one or the other?" lists what stands below it as buttons: the list is said once. */
function withoutChoices(question: string, choices: readonly { words: string }[]): string {
  const colon = question.indexOf(': ');
  if (colon < 0 || !question.endsWith('?')) return question;
  const listed = question.slice(colon).toLowerCase();
  const isAList = choices.length > 0 && choices.every(({ words }) => listed.includes(bare(words)));
  return isAList ? `${question.slice(0, colon)}?` : question;
}

/** As it stands inside of a sentence. */
const bare = (words: string): string => words.toLowerCase().replace(/[?.!]$/, '');
