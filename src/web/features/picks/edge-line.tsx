import type { PickView } from '#contract/content/read-answer.ts';
import { formatPercent, formatSignedPercent } from '../../lib/format-odds.ts';
import { ChanceMeter } from '../../ui/chance-meter.tsx';
import { classNames } from '../../ui/class-names.ts';
import { edgeColour } from './edge-colour.ts';

/** What the price asks for against what it is fairly worth, and the edge between them in sign and word. */
export function EdgeLine({ pick }: { pick: PickView }) {
  const { oddsDecimal, fairProbability, edge } = pick;
  if (edge === undefined) return null;
  return (
    <p className="flex items-end gap-3 text-caption">
      {oddsDecimal && fairProbability !== undefined ? (
        <>
          <span className="shrink-0 text-muted">
            you need <span className="numeral">{formatPercent(1 / oddsDecimal)}</span>
          </span>
          <ChanceMeter
            paid={1 / oddsDecimal}
            fair={fairProbability}
            caption={`fair ${formatPercent(fairProbability)}`}
            isQuiet={pick.verdict === 'pass'}
            label={`The price asks for a chance of ${formatPercent(1 / oddsDecimal)}; the fair chance is ${formatPercent(fairProbability)}`}
          />
        </>
      ) : null}
      <span
        title="Expected value of one unit staked at this price"
        className={classNames('shrink-0', edgeColour(pick))}
      >
        {edge > 0 ? 'edge' : 'no edge'} <span className="numeral">{formatSignedPercent(edge)}</span>
      </span>
    </p>
  );
}
