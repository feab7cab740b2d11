import type { ReactNode } from 'react';
import type { PickView } from '#contract/content/read-answer.ts';
import { formatOdds, formatSignedPercent, withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { shortGameName } from '../../lib/team-looks.ts';
import { classNames } from '../../ui/class-names.ts';
import { edgeColour } from './edge-colour.ts';
import { passWords } from './pass-words.ts';

type Props = {
  pick: PickView;
  titleId: string;
  action: ReactNode;
};

/**
 * A pick in one line among others: the bet, its price, and what is to be known of it. The rest opens on a click.
 * Where it is narrow its game stands below it, and what is to be known below the price: beside them no more than a letter would be left.
 */
export function PickRow({ pick, titleId, action }: Props) {
  const { oddsFormat } = useReader();
  const isPass = pick.verdict === 'pass';
  return (
    <div className="flex min-h-touch items-center gap-x-3 py-1.5 pr-1 pl-4 sm:min-h-control sm:pl-5">
      <div className="flex min-w-0 flex-1 items-baseline gap-x-2 @max-lg:flex-col @max-lg:items-stretch">
        <h3 id={titleId} className={classNames('min-w-0 break-words text-sm', isPass ? 'font-normal text-muted' : '')}>
          {withMinusSigns(pick.pick)}
        </h3>
        <span title={pick.game} className="min-w-0 flex-1 truncate text-faint text-xs @lg:basis-0">
          {[pick.sport, shortGameName(pick.game ?? '', pick.sport ?? '')].filter(Boolean).join(' ')}
        </span>
      </div>
      <p className="flex shrink-0 items-baseline gap-x-2.5 text-sm @max-lg:flex-col @max-lg:items-end">
        {pick.book ? <span className="text-caption text-faint @max-lg:sr-only">at {pick.book}</span> : null}
        {pick.odds ? (
          <span className="numeral">
            <span className="sr-only">Odds </span>
            {formatOdds(oddsFormat, { text: pick.odds, decimal: pick.oddsDecimal })}
          </span>
        ) : null}
        <span
          className={classNames(
            'text-right text-caption tabular-nums @lg:min-w-24',
            isPass ? 'text-faint' : edgeColour(pick),
          )}
        >
          {isPass ? (
            <>
              <span className="sr-only">Pass, no stake: </span>
              {passWords(pick)}
            </>
          ) : (
            <Edge pick={pick} />
          )}
        </span>
      </p>
      {action}
    </div>
  );
}

function Edge({ pick: { edge, verdict } }: { pick: PickView }) {
  if (edge === undefined) return verdict;
  return (
    <>
      {verdict === 'lean' ? 'lean ' : null}
      <span className="@max-lg:sr-only">{edge > 0 ? 'edge' : 'no edge'} </span>
      {formatSignedPercent(edge)}
    </>
  );
}
