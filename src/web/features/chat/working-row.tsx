import { Check } from 'lucide-react';
import type { AnalysisMode } from '#contract/analysis.ts';
import type { StageEvent } from '#contract/stream.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type AnswerDraft, hasParts } from './answer-run.ts';

const PRO_STAGES = [
  { stage: 'scan', label: 'Scan 10 opportunities' },
  { stage: 'analyze', label: 'Analyze all 10 for value and EV' },
  { stage: 'deep_dive', label: 'Deep dive on the top 3' },
] as const;

/** What is under way while an answer is made; in the shape of the first pick until anything is there. */
export function WorkingRow({ draft, mode }: { draft: AnswerDraft; mode: AnalysisMode }) {
  return mode === 'pro' ? <ProWorking draft={draft} /> : <RegularWorking isShown={hasParts(draft)} />;
}

function RegularWorking({ isShown }: { isShown: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-2.5 text-muted">
        <Spinner className="size-4!" />
        Analyzing betting opportunities...
      </p>
      {isShown ? null : <AnswerSkeleton />}
    </div>
  );
}

function ProWorking({ draft }: { draft: AnswerDraft }) {
  const stages = proStages(draft.stages);
  return (
    <div className="flex flex-col gap-4">
      <section className="rounded-card border border-line bg-surface p-4 sm:px-5">
        <h3 className="flex items-center gap-2.5 font-semibold text-body">
          <Spinner className="size-4!" />
          Pro Mode Deep Analysis Active
        </h3>
        <ol className="mt-3 flex flex-col gap-2.5">
          {stages.map((stage) => (
            <li
              key={stage.stage}
              data-state={stage.state}
              className={classNames(
                'flex items-center gap-3 text-caption',
                stage.state === 'waiting' ? 'text-faint' : 'text-text',
              )}
            >
              <StageMark state={stage.state} />
              <span className="flex-1">{stage.label}</span>
              <span className="numeral text-muted">
                {stage.progress ? `${stage.progress.done}/${stage.progress.total}` : ''}
                <span className="sr-only"> {stage.state}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-3 border-line border-t pt-3 text-caption text-muted">~45-60 seconds • 2x AI analysis passes</p>
      </section>
      {hasParts(draft) ? null : <AnswerSkeleton />}
    </div>
  );
}

type StageState = 'waiting' | 'running' | 'done';

/** A stage is done when all of it is or when a later one has begun; the first that is not done runs. */
function proStages(events: readonly StageEvent[]) {
  const progressOf = (stage: string) => events.find((event) => event.stage === stage);
  const latest = PRO_STAGES.findLastIndex(({ stage }) => progressOf(stage));
  const isDone = (position: number, progress: StageEvent | undefined) =>
    position < latest || (progress !== undefined && progress.done >= progress.total);
  const firstOpen = PRO_STAGES.findIndex(({ stage }, position) => !isDone(position, progressOf(stage)));
  return PRO_STAGES.map(({ stage, label }, position) => {
    const progress = progressOf(stage);
    const state: StageState = isDone(position, progress) ? 'done' : position === firstOpen ? 'running' : 'waiting';
    return { stage, label, progress, state };
  });
}

function StageMark({ state }: { state: StageState }) {
  if (state === 'running') return <Spinner className="size-4! shrink-0" />;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-4 shrink-0 place-items-center rounded-full border',
        state === 'done' ? 'border-edge bg-edge text-ink' : 'border-line-strong',
      )}
    >
      {state === 'done' ? <Check className="size-3" strokeWidth={3} /> : null}
    </span>
  );
}

/** In the shape of what comes: a sentence and a pick card. */
function AnswerSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2 py-0.5">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12 sm:w-2/5" />
        <Skeleton className="h-5 w-2/3 sm:hidden" />
      </div>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
        <Skeleton className="h-4 w-1/2" />
        <div className="flex justify-between gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-7 w-16" />
        </div>
        <Skeleton className="h-2 w-full" />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      </div>
    </div>
  );
}
