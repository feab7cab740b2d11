import { useState } from 'react';
import type { SourceView } from '#contract/content/read-answer.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CitedText } from './cited-text.tsx';

export type CitedParagraphs = {
  paragraphs: readonly { name: string; text: string }[];
  sources: readonly SourceView[];
  onCite: (position: number) => void;
};

/** Why, and what could sink it. */
export function PickWords({ isWriting, ...words }: CitedParagraphs & { isWriting: boolean }) {
  // No lower than their skeleton, and no lower later, so that what stands below keeps its place.
  const [wasWriting] = useState(isWriting);
  if (words.paragraphs.length === 0) return isWriting ? <WordsSkeleton /> : null;
  return (
    <div className={classNames('px-4 py-3.5 sm:px-5', wasWriting && 'min-h-35 sm:min-h-30')}>
      <Paragraphs {...words} />
    </div>
  );
}

export const Paragraphs = ({ paragraphs, sources, onCite }: CitedParagraphs) => (
  <div className="flex flex-col gap-2 text-body text-text/90">
    {paragraphs.map(({ name, text }) => (
      <p key={name} className={classNames('whitespace-pre-line break-words', name === 'Risk' && 'text-muted')}>
        <strong className={classNames('mr-1.5 font-semibold', name === 'Risk' ? 'text-muted' : 'text-text')}>
          {name}
        </strong>
        <CitedText text={text} sources={sources} onCite={onCite} />
      </p>
    ))}
  </div>
);

const SKELETON_LINES = [
  ['w-full', 'w-full', 'w-2/3'],
  ['w-full', 'w-1/2'],
];

/** As high as the three sentences of most cards. */
function WordsSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-35 flex-col gap-2 px-4 py-3.5 sm:min-h-30 sm:px-5">
      {SKELETON_LINES.map((lines) => (
        <div key={lines.at(-1)} className="flex flex-col gap-1.75">
          {lines.map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a fixed skeleton.
            <Skeleton key={line} className={classNames('h-4', width)} />
          ))}
        </div>
      ))}
    </div>
  );
}
