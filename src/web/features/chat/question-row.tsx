import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Longer than this a question would push its own answer out of the window. */
const LONG_CHARACTERS = 400;
const LONG_LINES = 6;

/** A question of the user's, as it was typed. A long one shows its beginning, and the rest on a click. */
export function QuestionRow({ text, onEdit }: { text: string; onEdit?: ((text: string) => void) | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES;
  return (
    <li data-turn-start="" className="flex flex-row-reverse items-center gap-1 first:pt-0 not-first:pt-4">
      <h2 className="sr-only">You asked</h2>
      <div className="min-w-0 rounded-card rounded-br-mark border border-line bg-raised px-4 py-2.5 sm:text-base">
        <p dir="auto" className={classNames('whitespace-pre-wrap break-words', isLong && !isWhole && 'line-clamp-5')}>
          {text}
        </p>
        {isLong ? (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="-mb-2.5 flex min-h-touch items-center font-medium text-caption text-steel underline-offset-4 hover:underline sm:min-h-8"
          >
            {isWhole ? 'Show less' : 'Show all'}
          </button>
        ) : null}
      </div>
      {/* Beside the question, where there is room for it at any time: it comes and goes with the answer. */}
      <span className="size-touch shrink-0 sm:size-control">
        {onEdit ? (
          <Button
            variant="ghost"
            size="icon"
            data-screen-only=""
            aria-label="Edit and resend"
            title="Edit and resend"
            className="text-faint"
            onClick={() => onEdit(text)}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
        ) : null}
      </span>
    </li>
  );
}
