import { useState } from 'react';
import type { ImportFate, ImportLine, ImportPreview } from '#contract/bets/import.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { Button } from '../../ui/button.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { count } from './bet-words.ts';

const AT_FIRST = 100;

const FATES: Readonly<Record<ImportFate, { word: string; tone: TagTone }>> = {
  new: { word: 'New', tone: 'steel' },
  settles: { word: 'Settles', tone: 'steel' },
  known: { word: 'Here already', tone: 'neutral' },
  skipped: { word: 'Skipped', tone: 'amber' },
};

/** What becomes of each line; what is skipped stands first, with why. */
export function ImportLines({
  preview: { format, added, known, settled, skipped, lines },
}: {
  preview: ImportPreview;
}) {
  const [isWhole, setWhole] = useState(false);
  const inOrder = [...lines].sort(
    (a, b) => Number(b.fate === 'skipped') - Number(a.fate === 'skipped') || a.line - b.line,
  );
  const shown = isWhole ? inOrder : inOrder.slice(0, AT_FIRST);
  const counted = [
    `${count(added)} new`,
    `${count(settled)} settled by this file`,
    `${count(known)} here already`,
    `${count(skipped)} skipped`,
  ];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p role="status" className="text-sm">
        {`${format}’s format: ${counted.join(', ')}.`}
      </p>
      <section
        aria-label="Lines of the file"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-control border border-line"
      >
        <ul className="divide-y divide-line">
          {shown.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
      </section>
      {shown.length < lines.length ? (
        <Button variant="outline" size="sm" className="self-center" onClick={() => setWhole(true)}>
          {`Show all ${count(lines.length)} lines`}
        </Button>
      ) : null}
    </div>
  );
}

function Line({ line: { line, fate, bet, note } }: { line: ImportLine }) {
  const { word, tone } = FATES[fate];
  return (
    <li className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 px-3 py-2 text-caption">
      <span className="numeral text-right text-faint">{line}</span>
      <span className="min-w-0">
        <span className="wrap-anywhere block">{withMinusSigns(bet) || 'An empty line'}</span>
        {note ? <span className="wrap-anywhere block text-muted">{note}</span> : null}
      </span>
      <Tag tone={tone}>{word}</Tag>
    </li>
  );
}
