import type { GameBoard } from '#contract/odds-board.ts';
import type { FactRow } from '#contract/research/facts.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { Panel } from '../../ui/panel.tsx';

const HEADINGS: readonly { kind: FactRow['kind']; heading: string }[] = [
  { kind: 'injury', heading: 'Injuries' },
  { kind: 'weather', heading: 'Weather' },
  { kind: 'form', heading: 'Form' },
  { kind: 'head_to_head', heading: 'Meetings' },
];

/** What is known beside prices, each with who says so and when; and which kinds nobody stored. */
export function GameFacts({ facts, notStored }: Pick<GameBoard, 'facts' | 'notStored'>) {
  return (
    <Panel title="What is known" lead="News does not move the fair price here; the market may already include it.">
      {HEADINGS.map(({ kind, heading }) => (
        <FactGroup key={kind} heading={heading} facts={facts.filter((fact) => fact.kind === kind)} />
      ))}
      {notStored.length > 0 ? (
        <ul className="flex flex-col gap-1 border-line border-t pt-3 text-caption text-faint">
          {notStored.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function FactGroup({ heading, facts }: { heading: string; facts: readonly FactRow[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium text-caption text-faint">{heading}</h3>
      <ul className="mt-1.5 flex flex-col gap-2.5">
        {facts.map(({ evidenceId, text, sourceName, sourceUrl, ageText }) => {
          const href = safeLink(sourceUrl ?? undefined);
          return (
            <li key={evidenceId} className="text-sm">
              <p className="wrap-anywhere">{withMinusSigns(text)}</p>
              <p className="text-faint text-xs">
                {href ? (
                  <a href={href} target="_blank" rel="noopener nofollow noreferrer" className="text-steel underline">
                    {sourceName}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                ) : (
                  sourceName
                )}
                , {ageText}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
