import type { ComponentProps, ElementType } from 'react';
import { calculatorPath } from '#contract/calculators/calculator.ts';
import { CALCULATOR_GROUPS, calculatorOf } from '#contract/calculators/calculators.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';

/** How a place is gone to: a signed-in page goes there without loading anew. */
export type PlaceLink = ElementType<
  Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'> & { href: string }
>;

/** Every calculator with what it answers. */
export function CalculatorIndex({ link: Place }: { link: PlaceLink }) {
  return (
    <div className="flex flex-col gap-8">
      {CALCULATOR_GROUPS.map(({ title, kinds }) => (
        <section
          key={title}
          aria-label={title}
          className="grid gap-3 border-line border-t pt-6 lg:grid-cols-[13rem_1fr]"
        >
          <h2 className="text-lead">{title}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {kinds.map((kind) => {
              const { name, answers } = calculatorOf(kind);
              return (
                <li key={kind}>
                  <Place
                    href={calculatorPath(kind)}
                    className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface px-4.5 py-4 transition-colors hover:border-line-strong hover:bg-raised"
                  >
                    <span className="font-semibold">{name}</span>
                    <span className="text-muted text-sm">{answers}</span>
                  </Place>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The same as a list of names, under one of them; on phones, where it is longer than the sum, behind one line. */
export function OtherCalculators({ kind: shown, link: Place }: { kind: string; link: PlaceLink }) {
  return (
    <nav aria-label="Calculators" className="border-line border-t pt-4 sm:pt-8">
      <details className="group sm:[&::details-content]:[content-visibility:visible]">
        <FoldSummary className="min-h-touch rounded-control text-muted text-sm sm:hidden">All calculators</FoldSummary>
        <div className="grid gap-x-8 gap-y-6 max-sm:pt-3 sm:grid-cols-2 lg:grid-cols-3">
          {CALCULATOR_GROUPS.map(({ title, kinds }) => (
            <section key={title} aria-label={title}>
              <h2 className="mb-1.5 text-caption text-faint">{title}</h2>
              <ul className="flex flex-wrap gap-x-4 text-sm">
                {kinds.map((kind) => (
                  <li key={kind}>
                    <Place
                      href={calculatorPath(kind)}
                      aria-current={kind === shown ? 'page' : undefined}
                      className="inline-flex min-h-touch items-center underline-offset-4 hover:underline aria-[current]:text-edge sm:min-h-8"
                    >
                      {calculatorOf(kind).name}
                    </Place>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  );
}
