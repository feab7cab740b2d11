import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { type CalculatorField, parameterOf } from '#contract/calculators/calculator.ts';
import type { InputTexts } from '#contract/calculators/inputs.ts';
import type { InputProblems } from '#contract/calculators/reply.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { UnitInput } from './calculator-input.tsx';

type Props = {
  /** Lists of one length: a row holds one of each. */
  fields: readonly CalculatorField[];
  texts: InputTexts;
  problems: InputProblems;
  onChange: (changed: InputTexts) => void;
};

const MOST_ROWS = 16;
const rowsOf = (texts: InputTexts, field: CalculatorField): string[] => (texts[parameterOf(field)] ?? '').split(',');

/** Prices of outcomes or legs, one a row, each with what else is known of it. */
export function ListInputs({ fields, texts, problems, onChange }: Props) {
  const id = useId();
  const lists = fields.map((field) => rowsOf(texts, field));
  const least = fields.some(({ isNeeded }) => isNeeded) ? 2 : 1;
  const count = Math.max(least, ...lists.map((list) => list.length));
  const told = Object.entries(problems).flatMap(([at, words]) => (isOfOne(fields, at) ? [words] : []));
  const hints = fields.flatMap(({ hint }) => hint ?? []);
  const change = (next: (list: string[], nth: number) => readonly string[]) =>
    onChange(
      Object.fromEntries(
        fields.map((field, nth) => {
          const list = Array.from({ length: count }, (_, row) => lists[nth]?.[row] ?? '');
          return [parameterOf(field), next(list, nth).join(',')];
        }),
      ),
    );
  // Commas part rows here.
  const setRow = (at: number, of: number, text: string) =>
    change((list, nth) => (nth === of ? list.with(at, text.replaceAll(',', '.')) : list));
  return (
    <fieldset aria-describedby={hints.length > 0 ? `${id}-hint` : undefined} className="flex min-w-0 flex-col gap-1.5">
      <legend className="sr-only">{fields.map(({ label }) => label).join(' and ')}</legend>
      <div aria-hidden="true" className="flex gap-2 pr-12 font-medium text-sm sm:pr-11">
        {fields.map(({ key, label }) => (
          <span key={key} className="min-w-0 flex-1">
            {label}
          </span>
        ))}
      </div>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <div key={at} className="flex items-center gap-1">
          <div className="flex min-w-0 flex-1 gap-2">
            {fields.map((field, nth) => (
              <div key={field.key} className="min-w-0 flex-1">
                <UnitInput
                  field={field}
                  label={`${field.label} ${at + 1}`}
                  text={lists[nth]?.[at] ?? ''}
                  isWrong={[parameterOf(field), `${parameterOf(field)}.${at}`].some(
                    (one) => problems[one] !== undefined,
                  )}
                  describedBy={told.length > 0 ? `${id}-problem` : ''}
                  onChange={(text) => setRow(at, nth, text)}
                />
              </div>
            ))}
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove row ${at + 1}`}
            disabled={count <= least}
            onClick={() => change((list) => list.toSpliced(at, 1))}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      ))}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 self-start"
        disabled={count >= MOST_ROWS}
        onClick={() => change((list) => [...list, ''])}
      >
        <Plus aria-hidden="true" className="size-3.5" />
        Add a row
      </Button>
      {hints.length > 0 ? (
        <p id={`${id}-hint`} className="text-caption text-faint">
          {hints.join(' ')}
        </p>
      ) : null}
      <Problem id={`${id}-problem`}>{told.length > 0 ? told.join(' ') : null}</Problem>
    </fieldset>
  );
}

const isOfOne = (fields: readonly CalculatorField[], at: string): boolean =>
  fields.some((field) => parameterOf(field) === at.split('.')[0]);
