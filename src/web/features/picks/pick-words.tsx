import { useState } from 'react';
import type { PickView } from '#contract/content/read-answer.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CitedText } from './cited-text.tsx';
import { pickParagraphs } from './pick-paragraphs.ts';

type Props = { pick: PickView; isWriting: boolean; onCite: (position: number) => void };

/** The reasoning of one pick. */
export function PickWords({ pick, isWriting, onCite }: Props) {
  // No lower than their skeleton, and no lower later, so that what stands below keeps its place.
  const [wasWriting] = useState(isWriting);
  const paragraphs = pickParagraphs(pick);
  if (paragraphs.length === 0) return isWriting ? <WordsSkeleton /> : null;
  return (
    <div
      className={classNames(
        'flex flex-col gap-2.5 px-4 py-4 text-body text-text/90 sm:px-5',
        wasWriting && 'min-h-23.5 sm:min-h-60',
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

const SKELETON_LINES = [
  ['w-full', 'w-full', 'w-2/3'],
  ['w-full', 'w-1/2'],
  ['w-full', 'w-3/4'],
  ['w-full', 'w-2/5'],
];

/** As high as short reasoning is; on phones the first of it fills the window. */
function WordsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2.5 px-4 py-4 sm:px-5">
      {SKELETON_LINES.map((lines, paragraph) => (
        <div key={lines.at(-1)} className={classNames('flex flex-col gap-1.75', paragraph > 0 && 'max-sm:hidden')}>
          {lines.map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a fixed skeleton.
            <Skeleton key={line} className={classNames('h-4', width)} />
          ))}
        </div>
      ))}
    </div>
  );
}
