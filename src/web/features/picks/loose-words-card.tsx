import { useId } from 'react';
import type { LooseWords } from '#contract/content/read-answer.ts';
import { SportSign } from '../../ui/sport-sign.tsx';
import { CitedText } from './cited-text.tsx';
import { pickParagraphs } from './pick-paragraphs.ts';
import { PickSources } from './pick-sources.tsx';

/** What an answer says without a bet that a card could be made of. */
export function LooseWordsCard({ words }: { words: LooseWords }) {
  const id = useId();
  const { sport, game, sources } = words;
  const paragraphs = pickParagraphs(words);
  const cite = (position: number) => document.getElementById(`${id}-source-${position}`)?.focus();
  return (
    <section
      aria-label="Analysis"
      className="min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {sport || game ? (
        <p className="break-words px-4 py-3 text-caption sm:px-5">
          <SportSign sport={sport ?? ''} className="mr-2.5" />
          {sport ? <span className="mr-2.5 text-muted">{sport}</span> : null}
          {game ? <span className="font-medium text-text">{game}</span> : null}
        </p>
      ) : null}
      {paragraphs.length > 0 ? (
        <div className="flex flex-col gap-2.5 px-4 py-4 text-body text-text/90 sm:px-5">
          {paragraphs.map(({ name, text }) => (
            <p key={name} className="whitespace-pre-line break-words">
              <strong className="mr-1.5 font-semibold text-text">{name}</strong>
              <CitedText text={text} sources={sources} onCite={cite} />
            </p>
          ))}
        </div>
      ) : null}
      {sources.length > 0 ? <PickSources sources={sources} id={id} of="the analysis" /> : null}
    </section>
  );
}
