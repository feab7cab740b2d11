import type { ReactNode } from 'react';
import type { Exclusion } from '#contract/play-limits.ts';
import { useReader } from '../../lib/reader.ts';
import { useNow } from '../../lib/use-now.ts';
import { Notice } from '../../ui/notice.tsx';
import { endWords } from './limit-words.ts';

const MINUTE_MS = 60_000;

/** Calm: what holds, until when, and who helps. Gone by itself when it has ended. */
export function ExclusionBanner({ exclusion, help }: { exclusion: Exclusion | null; help: ReactNode }) {
  const now = useNow(MINUTE_MS);
  const { timeZone } = useReader();
  if (!exclusion || Date.parse(exclusion.endsAt) <= now) return null;
  const ends = endWords(exclusion, now, timeZone);
  const isTimeOut = exclusion.kind === 'time_out';
  return (
    <Notice tone="steel" title={isTimeOut ? `You are on a time-out until ${ends}` : `You are excluded until ${ends}`}>
      Analyses and purchases are paused until then{isTimeOut ? '' : ', and nobody can end it early'}. Free and
      confidential: {help}
    </Notice>
  );
}
