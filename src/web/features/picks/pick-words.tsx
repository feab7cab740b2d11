import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PickView } from './answer-view.ts';
import { CitedText } from './cited-text.tsx';

type Props = { pick: PickView; isWriting: boolean; onCite: (position: number) => void };

/** The reasoning, in the order in which a bettor asks: why, what decides it, what speaks against it, what the price is worth. */
export function PickWords({ pick, isWriting, onCite }: Props) {
  const paragraphs = paragraphsOf(pick);
  if (paragraphs.length === 0) return isWriting ? <WordsSkeleton /> : null;
  return (
    <div
      className={classNames(
        'flex flex-col gap-2.5 px-4 py-4 text-body text-text/90 sm:px-5',
        // No lower than their skeleton.
        isWriting && 'min-h-26.5',
      )}
    >
      {paragraphs.map(({ name, text }) => (
        <p key={name} className="whitespace-pre-line break-words">
          <strong className="mr-1.5 font-semibold text-text">{name}</strong>
          <CitedText text={text} sources={pick.sources} onCite={onCite} />
        </p>
      ))}
    </div>
  );
}

function paragraphsOf(pick: PickView): { name: string; text: string }[] {
  const why = pick.analysis ?? pick.reasoning;
  // The key factor is often the sentence that the reasoning rests on: it is not said twice.
  const key =
    why !== undefined && pick.keyFactor !== undefined && why.includes(pick.keyFactor) ? undefined : pick.keyFactor;
  const all = [
    { name: 'Why', text: why },
    { name: 'Key', text: key },
    { name: 'Risk', text: pick.riskFactor },
    { name: 'Value', text: pick.valueExplanation },
    { name: 'Bankroll', text: pick.bankrollRecommendation },
  ];
  return all.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}

function WordsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2.5 px-4 py-4 sm:px-5">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="mt-1.5 h-4 w-2/3" />
    </div>
  );
}
