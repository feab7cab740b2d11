import type { Interval, RecordFigures } from '#contract/record.ts';
import { formatPercent, formatSignedPercent, withMinusSigns } from '../../lib/format-odds.ts';
import { Card } from '../../ui/card.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RecordCalibration } from './record-calibration.tsx';
import { RecordCurve } from './record-curve.tsx';

const LEAST_GRADED = 100;
const LEAST_CLOSES = 100;
const count = (number: number): string => number.toLocaleString('en-US');

/** The figures first: the curve, what it comes to, how sure that is, and what it cannot say. */
export function RecordState({ figures }: { figures: RecordFigures }) {
  const { won, lost, pushed, graded, rates, curve } = figures;
  return (
    <>
      {figures.kind === 'demo' ? (
        <Notice tone="amber" title="Demo record">
          These picks were priced from demo odds: the games and prices are fictitious. They are never mixed with picks
          on live odds.
        </Notice>
      ) : null}
      <Card className="flex flex-col gap-5 p-4 sm:p-6">
        {curve.length > 1 ? <RecordCurve curve={curve} /> : null}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
          <Figure term="Won, lost, pushed">{`${count(won)}–${count(lost)}–${count(pushed)}`}</Figure>
          {rates ? <Rates rates={rates} /> : null}
          <Figure term="Graded">{count(graded)}</Figure>
        </dl>
        <p className="text-caption text-muted">{restWords(figures)}</p>
      </Card>
      {rates ? null : (
        <Notice tone="steel" title="Not enough picks yet">
          {`${count(graded)} of ${LEAST_GRADED} picks are graded. Below ${LEAST_GRADED} a rate would say more about luck than about the picks, so none is shown. The 70% win rate is a goal, not a result.`}
        </Notice>
      )}
      {rates ? <RecordCalibration rates={rates} /> : null}
      <Meaning figures={figures} />
    </>
  );
}

const restWords = ({ voided, ungraded, waiting, hidden, late, signedAt }: RecordFigures): string =>
  [
    ...some(voided, 'void'),
    ...some(ungraded, 'that no source settles'),
    ...some(waiting, 'started and waiting for a result'),
    ...some(hidden, 'in the log and hidden until their games start'),
    ...some(late.picks, `logged late and in no figure (${count(late.won)}–${count(late.lost)}–${count(late.pushed)})`),
    ...(signedAt === null ? [] : [`the log was last signed on ${inUtc(signedAt)}`]),
  ].join(' · ');

/** What there is none of goes without saying. */
const some = (number: number, words: string): string[] => (number === 0 ? [] : [`${count(number)} ${words}`]);

/** The same on the server and in every browser. */
const inUtc = (iso: string): string => `${iso.slice(0, 10)} at ${iso.slice(11, 16)} UTC`;

function Meaning({ figures: { graded, rates } }: { figures: RecordFigures }) {
  const range = rates?.flatReturn;
  const width = range ? ((range.high - range.low) * 100).toFixed(1) : null;
  return (
    <details className="group rounded-card border border-line px-4 py-3 text-muted text-sm">
      <FoldSummary className="-my-3 py-3 font-semibold text-text" chevron="text-muted">
        What these figures can and cannot prove
      </FoldSummary>
      <div className="mt-3 flex flex-col gap-2">
        <p>
          {width === null
            ? 'With so few picks or days they prove nothing about skill.'
            : `Over ${count(graded)} picks luck alone moves the return by about ${width} points from end to end. A 3% edge at -110 takes about 3,800 picks to stand out; closing-line value settles after a few hundred.`}{' '}
          Each range is where the true figure lies 95 times in 100, from days drawn anew, since picks of one day hang
          together.
        </p>
        <p>
          A bet counts once, as it was first shown, at the price that was shown. Whether you could have had that price,
          and how much of it, they cannot say. Half wins count as won, half losses as lost, voids as not staked.
        </p>
        <p>
          Every pick stands in a{' '}
          <a className="text-steel underline underline-offset-4" href="/log/checkpoint">
            signed public log
          </a>
          , hidden until its game starts. Keep a copy of that page: with it anybody can show that nothing was changed or
          left out since, and which picks stood there before their games. Without a copy or a time stamp of it, when a
          pick came into the log is our word. A pick that is logged after its start or behind the end of its game, or
          more than 15 minutes after it was shown, is graded and listed in the files below, and counts in no figure.
        </p>
      </div>
    </details>
  );
}

const Rates = ({ rates }: { rates: NonNullable<RecordFigures['rates']> }) => (
  <>
    <Rate term="Win rate" rate={rates.winRate} words={formatPercent} />
    <Rate term="Return at the stated units" rate={rates.unitsReturn} words={formatSignedPercent} />
    <Rate term="Return at one unit each" rate={rates.flatReturn} words={formatSignedPercent} />
    <Rate
      term="Closing-line value, margin out"
      rate={rates.clvFair}
      words={formatSignedPercent}
      closes={rates.fairCloses}
    />
    <Rate term="Closing-line value, margin in" rate={rates.clv} words={formatSignedPercent} closes={rates.closes} />
    <Rate term="Beat the fair close" rate={rates.beatClose} words={formatPercent} closes={rates.fairCloses} />
  </>
);

type RateProps = {
  term: string;
  rate: Interval | null | undefined;
  words: (share: number) => string;
  /** How many closes it rests on. */
  closes?: number;
};

function Rate({ term, rate, words, closes }: RateProps) {
  const over = closes === undefined ? '' : ` · over ${count(closes)} closes`;
  const lacking = closes !== undefined && closes < LEAST_CLOSES ? 'Not enough closes yet' : 'Not enough days yet';
  return (
    <Figure term={term} under={`${rate ? `95%: ${words(rate.low)} to ${words(rate.high)}` : lacking}${over}`}>
      {rate ? words(rate.value) : '–'}
    </Figure>
  );
}

function Figure({ term, children, under = null }: { term: string; children: string; under?: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-faint">{term}</dt>
      <dd className="numeral mt-0.5 font-semibold text-pick">{withMinusSigns(children)}</dd>
      {under === null ? null : <dd className="numeral text-caption text-muted">{under}</dd>}
    </div>
  );
}
