import type { ReactNode } from 'react';
import type { PickView } from '#contract/content/read-answer.ts';
import { formatStart } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { SportSign } from '../../ui/sport-sign.tsx';
import { Tag } from '../../ui/tag.tsx';
import { confidenceLabel, NOT_RATED } from './confidence.ts';
import { GameName } from './game-name.tsx';
import { VERDICTS } from './verdict.ts';

type Props = {
  pick: PickView;
  isDemo: boolean;
  /** Without a line below it. */
  isFolded?: boolean;
  /** Stands last. */
  action?: ReactNode;
};

export function PickHead({ pick, isDemo, isFolded = false, action }: Props) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 pt-3 sm:px-5',
        isFolded ? 'pb-2 @xl:flex-nowrap' : 'pb-3',
      )}
    >
      {/* A long game breaks inside itself, not away from its sport. Where the two and the time do not fit, the game has a line of its own. */}
      <p
        className={classNames(
          'flex min-w-0 text-caption',
          isFolded ? '@max-xl:contents @xl:flex-1' : '@max-3xl:contents',
        )}
      >
        <span
          className={classNames(
            'mr-2.5 flex max-w-2/5 shrink-0 gap-x-2.5 text-caption text-muted',
            isFolded ? '@max-xl:mr-0 @max-xl:max-w-full' : '@max-3xl:mr-0 @max-3xl:max-w-full',
          )}
        >
          <SportSign sport={pick.sport ?? ''} />
          {pick.sport ? <span className="wrap-anywhere min-w-0">{pick.sport}</span> : null}
        </span>
        {pick.game ? (
          <span
            className={classNames(
              'wrap-anywhere min-w-0 font-medium text-caption text-text',
              isFolded
                ? '@max-xl:order-1 @max-xl:flex @max-xl:basis-full @max-xl:items-center @max-xl:text-balance'
                : '@max-3xl:order-1 @max-3xl:flex @max-3xl:basis-full @max-3xl:items-center @max-3xl:text-balance',
            )}
          >
            <GameName game={pick.game} league={pick.sport} isShort={isFolded} />
          </span>
        ) : null}
      </p>
      {pick.startsAt ? <Start startsAt={pick.startsAt} className={isFolded ? '@xl:hidden' : undefined} /> : null}
      <div className="ml-auto flex items-center gap-x-3 @max-lg:order-2 @max-lg:ml-0 @max-lg:grow @xl:shrink-0">
        <p className="flex items-center gap-1.5">
          {isDemo ? (
            <Tag tone="amber" title="Demo data: the game and its prices are fictitious">
              Demo
            </Tag>
          ) : null}
          <VerdictTag pick={pick} />
        </p>
        {action}
      </div>
    </header>
  );
}

export function Start({ startsAt, className }: { startsAt: string; className?: string | undefined }) {
  const { timeZone } = useReader();
  const hasBegun = Date.parse(startsAt) <= Date.now();
  return (
    <time dateTime={startsAt} className={classNames('text-caption text-muted', className)}>
      {formatStart(startsAt, new Date(), timeZone)}
      {hasBegun ? <span className="text-amber"> · started</span> : null}
    </time>
  );
}

/** The verdict with how sure it is; a pass says its rating beside the stars instead. */
function VerdictTag({ pick }: { pick: PickView }) {
  const label = confidenceLabel(pick.confidence);
  if (!pick.verdict) {
    const isRated = pick.confidence !== undefined;
    return (
      <Tag tone={isRated ? 'steel' : 'neutral'} title={isRated ? undefined : NOT_RATED}>
        {label}
      </Tag>
    );
  }
  const { word, tone, meaning } = VERDICTS[pick.verdict];
  return (
    <Tag tone={tone} title={meaning}>
      {word}
      {pick.verdict !== 'pass' ? (
        <>
          <span aria-hidden="true">·</span> <span>{label}</span>
        </>
      ) : null}
    </Tag>
  );
}
