import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type TagTone = 'edge' | 'amber' | 'red' | 'steel' | 'neutral';

const tones: Record<TagTone, string> = {
  edge: 'bg-edge/15 text-edge',
  amber: 'bg-amber/15 text-amber',
  red: 'bg-red/15 text-red',
  steel: 'bg-steel/15 text-steel',
  neutral: 'bg-raised text-muted',
};

/** A short word with a tone. The tone never stands alone: the word says it too. */
export function Tag({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: TagTone }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-2xs uppercase leading-none tracking-wide',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
