import { useState } from 'react';
import { WorkedInputs } from '#contract/calculators/reply.ts';
import type { PageData } from '#contract/page.ts';
import { calculatorAt, TOOLS_LEAD, TOOLS_TITLE } from '../../content/tools-words.ts';
import { CalculatorPage } from '../../features/calculators/calculator-page.tsx';
import { PublicLayout } from '../../features/site/public-layout.tsx';
import type { PublicScreenProps } from '../../lib/screen-props.ts';

/** The calculators for everybody: each page comes with its sum worked out, and can be read before any script runs. */
export function ToolsScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const [worked] = useState(() => workedOf(data));
  const calculator = calculatorAt(data.path);
  return (
    <PublicLayout site={data.site}>
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-6 pb-16 sm:px-8 sm:pt-10">
        <div className="flex flex-col gap-2">
          {calculator ? (
            <p>
              <a
                href="/tools"
                className="inline-flex min-h-touch items-center text-caption text-steel underline-offset-4 hover:underline sm:min-h-8"
              >
                {TOOLS_TITLE}
              </a>
            </p>
          ) : null}
          <h1 className="text-title">{calculator?.name ?? TOOLS_TITLE}</h1>
          <p className="max-w-reading text-muted">{calculator?.answers ?? TOOLS_LEAD}</p>
        </div>
        <CalculatorPage calculator={calculator} worked={worked} search={globalThis.location?.search ?? ''} />
      </main>
    </PublicLayout>
  );
}

function workedOf({ worked }: PageData): WorkedInputs | null {
  const parsed = WorkedInputs.safeParse(worked);
  return parsed.success ? parsed.data : null;
}
