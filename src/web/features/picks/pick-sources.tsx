import type { SourceView } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { SeenAt } from './price-age.tsx';

/** Where the statements come from, in the order of their marks. */
export function PickSources({ sources, id, of }: { sources: readonly SourceView[]; id: string; of: string }) {
  return (
    <section id={`${id}-sources`} aria-label={`Sources of ${of}`} className="px-4 py-4 sm:px-5">
      <ol className="flex flex-col gap-3">
        {sources.map((source, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a source is its position, that is what the marks name.
            key={position}
            id={`${id}-source-${position}`}
            tabIndex={-1}
            className="flex gap-3 rounded-mark text-caption"
          >
            <span className="numeral shrink-0 text-steel">[{position + 1}]</span>
            <div className="min-w-0">
              <SourceName source={source} />
              {source.text && source.text !== source.name ? (
                <p className="break-words text-muted">{withMinusSigns(source.text)}</p>
              ) : null}
              {source.observedAt ? <SeenAt at={source.observedAt} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SourceName({ source }: { source: SourceView }) {
  const href = safeLink(source.url);
  if (!href) return <p className="break-words font-medium text-text">{source.name}</p>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="break-words font-medium text-steel underline-offset-2 hover:underline"
    >
      {source.name}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
