import { sportEmoji } from '../lib/sport-emoji.ts';
import { classNames } from './class-names.ts';

/** The sign of a sport, as wide before its face has come as after, so that the words beside it stay. */
export const SportSign = ({ sport, className }: { sport: string; className?: string }) => (
  <span aria-hidden="true" className={classNames('inline-block w-[1.375em] shrink-0 text-center', className)}>
    {sportEmoji(sport)}
  </span>
);
