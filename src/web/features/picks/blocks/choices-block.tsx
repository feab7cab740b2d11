import { useContext, useId } from 'react';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { Button } from '../../../ui/button.tsx';
import { AskContext } from './ask-context.ts';
import { askedQuestion } from './asked-question.ts';

/** A question back: each reading is a button that sends its words, or, where nothing can be asked, the words alone. */
export function ChoicesBlock({ block: { question, choices } }: { block: ShownBlockOf<'choices'> }) {
  const id = useId();
  const { send, isBusy } = useContext(AskContext);
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <p id={id} className="break-words leading-relaxed sm:text-base">
        {withMinusSigns(askedQuestion(question, choices))}
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
