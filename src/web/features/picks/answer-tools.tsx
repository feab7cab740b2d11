import { Printer } from 'lucide-react';
import type { ReadAnswer } from '#contract/content/read-answer.ts';
import { useReader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { answerText } from './answer-text.ts';

/** What can be done with one whole answer. */
export function AnswerTools({ answer }: { answer: ReadAnswer }) {
  const reader = useReader();
  return (
    <>
      <CopyButton
        variant="ghost"
        text={() => answerText(answer, reader)}
        name="answer"
        word="Copy answer"
        hasMarkAloneOnPhones
        className="-ml-3 text-faint"
      />
      <Button
        variant="ghost"
        size="sm"
        aria-label="Print answer"
        title="Print answer"
        className="text-faint max-sm:w-touch"
        onClick={({ currentTarget }) => printAlone(currentTarget)}
      >
        <Printer aria-hidden="true" className="size-3.5" />
        <span className="max-sm:hidden">Print</span>
      </Button>
    </>
  );
}

const MARK = 'data-print';

/** Marks the answer and its question; the print style leaves everything else out. */
function printAlone(button: HTMLElement): void {
  const answer = button.closest('[data-role="assistant"]');
  const question = answer?.previousElementSibling?.closest('[data-turn-start]');
  const marked = [answer, question].filter((element) => element instanceof HTMLElement);
  for (const element of marked) element.setAttribute(MARK, '');
  const unmark = () => {
    for (const element of marked) element.removeAttribute(MARK);
  };
  window.addEventListener('afterprint', unmark, { once: true });
  window.print();
}
