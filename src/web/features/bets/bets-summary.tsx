import type { ReactNode } from 'react';
import { type BetSummary, LEAST_BETS, LEAST_DAYS } from '#contract/bets/tracked-bet.ts';
import { formatSignedPercent } from '../../lib/format-odds.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { bets, count, money, signedMoney } from './bet-words.ts';
import { BetsBreakdown } from './bets-breakdown.tsx';
import { ProfitCurve } from './profit-curve.tsx';

type Props = { summary: BetSummary; onShowYours: () => void };

/** The curve first, then what it comes to and how sure that is. */
export function BetsSummary({ summary, onShowYours }: Props) {
  const { curve, won, lost, pushed, stakedCents, profitCents, costCents, settled } = summary;
  return (
    <>
      <Card className="flex flex-col gap-6 p-4 sm:p-6">
        {curve.length > 1 ? <ProfitCurve curve={curve} /> : null}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3">
          <Figure term="Won, lost, pushed">{`${count(won)}–${count(lost)}–${count(pushed)}`}</Figure>
          <Figure term="Profit" note={`${money(stakedCents)} staked`}>
            {signedMoney(profitCents)}
          </Figure>
          <Return summary={summary} />
          <Closes summary={summary} />
          <Figure
            term="After Edgewise"
            note={costCents === 0 ? 'you have paid us nothing' : `${money(costCents)} paid to us`}
          >
            {signedMoney(profitCents - costCents)}
          </Figure>
        </dl>
        <Rest summary={summary} onShowYours={onShowYours} />
      </Card>
      {settled > 0 ? <BetsBreakdown summary={summary} /> : null}
    </>
  );
}

function Return({ summary: { returned, range } }: Pick<Props, 'summary'>) {
  if (returned === null) return <Figure term="Return">–</Figure>;
  const note = range
    ? `95%: ${formatSignedPercent(range.low)} to ${formatSignedPercent(range.high)}`
    : `not enough bets yet: a range needs ${LEAST_BETS} on ${LEAST_DAYS} days`;
  return (
    <Figure term="Return" note={note}>
      {formatSignedPercent(returned)}
    </Figure>
  );
}

/** Where the fair close is known it is the better measure; the closing price still holds the book's margin. */
function Closes({ summary: { clv, clvFair } }: Pick<Props, 'summary'>) {
  if (!clv && !clvFair)
    return (
      <Figure term="Against the close" note="no close known of these bets">
        –
      </Figure>
    );
  return (
    <>
      {clvFair ? <Close term="Against the fair close" mean={clvFair} /> : null}
      {clv ? <Close term="Against the closing price" mean={clv} /> : null}
    </>
  );
}

function Close({ term, mean }: { term: string; mean: NonNullable<BetSummary['clv']> }) {
  return (
    <Figure term={term} note={`average of ${bets(mean.bets)}`}>
      {formatSignedPercent(mean.value)}
    </Figure>
  );
}

function Figure({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{term}</dt>
      <dd className="numeral mt-0.5 font-medium text-lead">{children}</dd>
      {note ? <dd className="text-caption text-faint">{note}</dd> : null}
    </div>
  );
}

function Rest({ summary: { open, voided, cashedOut, undecided }, onShowYours }: Props) {
  const parts = [`${count(open)} open`, `${count(voided)} void`, `${count(cashedOut)} cashed out`];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-caption text-muted">
      <p>{parts.join(' · ')}</p>
      {undecided > 0 ? (
        <Button variant="link" size="sm" className="h-auto px-0 sm:h-auto" onClick={onShowYours}>
          {undecided === 1 ? '1 bet waits for your word' : `${count(undecided)} bets wait for your word`}
        </Button>
      ) : null}
    </div>
  );
}
