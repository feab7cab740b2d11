import { useState } from 'react';
import { type Calculator, type CalculatorField, isList, parameterOf } from '#contract/calculators/calculator.ts';
import type { InputTexts } from '#contract/calculators/inputs.ts';
import type { WorkedInputs } from '#contract/calculators/reply.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CalculatorInput } from './calculator-input.tsx';
import { CalculatorFormula, CalculatorResult } from './calculator-result.tsx';
import { ListInputs } from './list-inputs.tsx';
import { type UsedCalculator, useCalculator } from './use-calculator.ts';

type Props = { calculator: Calculator; worked: WorkedInputs | null; search: string };

/** Inputs on the left, what comes of them on the right; the address holds the inputs. */
export function CalculatorCard({ calculator, worked, search }: Props) {
  const used = useCalculator(calculator, worked, search);
  return (
    <Card className="grid overflow-clip lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <form
        ref={used.form}
        // Without scripts the address is asked for, and the page comes worked.
        method="get"
        aria-label="Inputs"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-5 p-4.5 sm:p-6"
      >
        <Inputs calculator={calculator} used={used} />
        <noscript>
          <Button type="submit">Work it out</Button>
        </noscript>
      </form>
      <section
        aria-label="Result"
        aria-busy={used.isBusy}
        className="flex min-h-80 flex-col gap-5 border-line border-t bg-raised/45 p-4.5 sm:p-6 lg:row-span-2 lg:border-t-0 lg:border-l"
      >
        <Result used={used} />
      </section>
      <Basis used={used} />
    </Card>
  );
}

function Inputs({ calculator, used }: { calculator: Calculator; used: UsedCalculator }) {
  const lists = calculator.fields.filter(isList);
  const single = calculator.fields.filter((field) => !isList(field));
  const isUsual = (field: CalculatorField) => field.isNeeded || field.example !== undefined || field.unit === 'choice';
  const rare = single.filter((field) => !isUsual(field));
  const [isRareOpen] = useState(() => isAnyFilled(rare, used.texts));
  return (
    <>
      {lists.length > 0 ? (
        <ListInputs fields={lists} texts={used.texts} problems={used.problems} onChange={used.change} />
      ) : null}
      <Singles fields={single.filter(isUsual)} used={used} />
      {rare.length > 0 ? (
        <details className="group" open={isRareOpen}>
          <FoldSummary className="-my-2 min-h-touch w-fit rounded-control text-muted text-sm hover:text-text sm:min-h-9">
            More inputs
          </FoldSummary>
          <div className="mt-3">
            <Singles fields={rare} used={used} />
          </div>
        </details>
      ) : null}
    </>
  );
}

const isAnyFilled = (fields: readonly CalculatorField[], texts: InputTexts): boolean =>
  fields.some((field) => (texts[parameterOf(field)] ?? '') !== '');

function Singles({ fields, used }: { fields: readonly CalculatorField[]; used: UsedCalculator }) {
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-x-4 gap-y-4 xs:grid-cols-2">
      {fields.map((field) => (
        <CalculatorInput
          key={field.key}
          field={field}
          text={used.texts[parameterOf(field)] ?? ''}
          problem={used.problems[parameterOf(field)]}
          onChange={(text) => used.change({ [parameterOf(field)]: text })}
        />
      ))}
    </div>
  );
}

function Result({ used }: { used: UsedCalculator }) {
  const { found, problems, isBusy, retry } = used;
  const isWrong = Object.keys(problems).length > 0;
  const isStuck = isWrong || retry !== null;
  return (
    <>
      {retry ? <NotReached onRetry={retry} /> : null}
      {isWrong && !retry ? (
        <Problem>{problems[''] ?? 'Something is missing or cannot be read; see the inputs.'}</Problem>
      ) : null}
      {/* It stays in its place, so that nothing jumps while a figure is typed; dimmed, and said to be of other inputs. */}
      {found && isStuck ? (
        <p className="-mb-2 text-caption text-faint">The last result, of the inputs before:</p>
      ) : null}
      {found ? (
        <CalculatorResult result={found.data} assumed={found.assumed} isOld={isBusy || isStuck} />
      ) : isStuck ? null : (
        <ResultPlaceholder />
      )}
    </>
  );
}

function NotReached({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 text-muted">
      <p>This could not be worked out: the server was not reached. Your inputs are kept.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Below the inputs where there is room beside the result, else below it. */
function Basis({ used: { found } }: { used: UsedCalculator }) {
  return (
    <div className="flex flex-col gap-5 border-line border-t p-4.5 sm:p-6 lg:col-start-1 lg:row-start-2">
      {found ? <CalculatorFormula formula={found.data.formula} /> : null}
      <CopyButton
        text={() => window.location.href}
        name="link to this calculation"
        word="Copy link"
        className="mt-auto self-start"
      />
    </div>
  );
}

function ResultPlaceholder() {
  return (
    <div className="flex flex-col gap-4">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-10 w-44" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-66 w-full sm:h-51" />
    </div>
  );
}
