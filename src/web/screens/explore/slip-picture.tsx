import type { SampleSlip } from '../../content/sample-slips.ts';
import { classNames } from '../../ui/class-names.ts';

const WIDTH = 360;
const MARGIN = 24;
const RIGHT = WIDTH - MARGIN;
const FIRST_LEG = 104;
const LEG_STEP = 56;
const UNDER_LEGS = 28;
const TOTALS_HEIGHT = 100;

type Props = {
  slip: SampleSlip;
  /** Room for so many, so that slips beside each other are of one height; absent: as long as its legs make it. */
  legs?: number;
  className?: string;
};

/** A betting slip, drawn. All of its words are drawn too, so they are said once for those who do not see it. */
export function SlipPicture({ slip, legs = slip.legs.length, className }: Props) {
  const totalsAt = FIRST_LEG + legs * LEG_STEP + UNDER_LEGS;
  return (
    <svg
      role="img"
      aria-label={words(slip)}
      viewBox={`0 0 ${WIDTH} ${totalsAt + TOTALS_HEIGHT}`}
      className={classNames('w-full border-line bg-surface', className)}
    >
      <Head slip={slip} />
      {slip.legs.map(({ pick, game, odds }, at) => (
        <g key={pick}>
          <circle cx={MARGIN + 7} cy={FIRST_LEG + at * LEG_STEP + 2} r="7" className="fill-edge" />
          <path
            d={`m${MARGIN + 3.6} ${FIRST_LEG + at * LEG_STEP + 2.2} 2.4 2.5 4.4-5`}
            fill="none"
            strokeWidth="1.6"
            className="stroke-ink"
          />
          <text x={MARGIN + 26} y={FIRST_LEG + at * LEG_STEP} className="fill-text font-semibold text-body">
            {pick}
          </text>
          <text x={MARGIN + 26} y={FIRST_LEG + at * LEG_STEP + 19} className="fill-muted text-caption">
            {game}
          </text>
          <text
            x={RIGHT}
            y={FIRST_LEG + at * LEG_STEP}
            textAnchor="end"
            className="numeral fill-text font-medium text-body"
          >
            {odds}
          </text>
        </g>
      ))}
      <Totals slip={slip} top={totalsAt} />
    </svg>
  );
}

function Head({ slip: { title, legs } }: { slip: SampleSlip }) {
  return (
    <>
      <rect width={WIDTH} height="6" className="fill-edge" />
      <text x={MARGIN} y="44" className="fill-text font-semibold text-lead">
        {title}
      </text>
      <text x={MARGIN} y="64" className="fill-faint text-caption">
        {legs.length === 1 ? 'Single' : `${legs.length} legs`}
      </text>
      <rect x={RIGHT - 58} y="26" width="58" height="24" rx="12" className="fill-edge/15" />
      <text x={RIGHT - 29} y="42" textAnchor="middle" className="fill-edge font-semibold text-2xs">
        WON
      </text>
    </>
  );
}

function Totals({ slip, top }: { slip: SampleSlip; top: number }) {
  const { odds, stake, paid } = slip;
  const lines = [
    { term: 'Odds', value: odds },
    { term: 'Stake', value: stake },
    { term: 'Paid', value: paid },
  ];
  return (
    <>
      <line x1="0" x2={WIDTH} y1={top - 34} y2={top - 34} strokeDasharray="4 6" className="stroke-line-strong" />
      {lines.map(({ term, value }, at) => (
        <g key={term}>
          <text x={MARGIN} y={top + at * 26} className="fill-muted text-sm">
            {term}
          </text>
          <text
            x={RIGHT}
            y={top + at * 26}
            textAnchor="end"
            className={classNames('numeral font-semibold text-body', term === 'Paid' ? 'fill-edge' : 'fill-text')}
          >
            {value}
          </text>
        </g>
      ))}
      <text
        x={WIDTH / 2}
        y={top + TOTALS_HEIGHT - 16}
        textAnchor="middle"
        className="fill-amber font-semibold text-2xs"
      >
        SAMPLE
      </text>
    </>
  );
}

function words({ title, legs, odds, stake, paid }: SampleSlip): string {
  const listed = legs.map((leg) => `${leg.pick} (${leg.game}) at ${leg.odds}`).join(', ');
  return `Sample of a winning slip, ${title}: ${listed}. Odds ${odds}, stake ${stake}, paid ${paid}.`;
}
