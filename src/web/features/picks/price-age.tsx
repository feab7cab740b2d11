import { createContext, useContext } from 'react';
import { formatAge, formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { useNow } from '../../lib/use-now.ts';

const REDRAW_MS = 15_000;

/** Whether an answer is read again later: its prices are then those of its time, and grow no older on the screen. */
export const AtAnswerTime = createContext(false);

export const useAtAnswerTime = (): boolean => useContext(AtAnswerTime);

/** How long ago a book last confirmed a price, which goes on growing. */
export function RunningAge({ at, ago = '' }: { at: number; ago?: string }) {
  const now = useNow(REDRAW_MS);
  return `${formatAge((now - at) / 1000)}${ago}`;
}

/** The age of a pick's own price. */
export function PriceAge({ at }: { at: string }) {
  const { timeZone } = useReader();
  const isPast = useAtAnswerTime();
  return (
    <>
      {isPast ? '' : 'confirmed '}
      <time dateTime={at} title={`The book last confirmed this price ${formatMoment(at, timeZone)}`}>
        {isPast ? 'at answer time' : <RunningAge at={Date.parse(at)} ago=" ago" />}
      </time>
    </>
  );
}

/** When a source was seen: long after its answer by the clock, else by its age as the price's. */
export function SeenAt({ at }: { at: string }) {
  const { timeZone } = useReader();
  const isPast = useAtAnswerTime();
  return (
    <time dateTime={at} className="text-faint text-xs">
      seen {isPast ? formatMoment(at, timeZone) : <RunningAge at={Date.parse(at)} ago=" ago" />}
    </time>
  );
}
