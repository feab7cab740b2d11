import { classNames } from './class-names.ts';

/** So far from what the price asks for the scale reaches, to both sides: a whole edge is a few points. */
const REACH = 0.08;
const MIDDLE = 50;
/** A difference that is nearly none is seen all the same. */
const LEAST_WIDTH = 0.8;
/** Nearer to an end than this a name of the fair chance is set flush with it. */
const END = 22;

export type ChanceMeterProps = {
  /** The chance that the price asks for, 0..1. */
  paid: number;
  /** The chance that it is fairly worth, 0..1. */
  fair: number;
  /** How the fair chance is called, above its end of the bar. */
  caption: string;
  label: string;
  /** Grey whatever the difference: nothing to act on. */
  isQuiet?: boolean;
  className?: string;
};

/**
 * Two chances on a scale of a few points: the mark in its middle is what the price asks for, the bar reaches from there to what is
 * fair. Drawn with SVG attributes, because the page's policy allows no inline styles.
 */
export function ChanceMeter({ paid, fair, caption, label, isQuiet = false, className }: ChanceMeterProps) {
  const end = Math.min(100, Math.max(0, MIDDLE + ((fair - paid) / REACH) * MIDDLE));
  const meaning = fair >= paid ? 'fill-edge' : 'fill-red';
  return (
    <span role="img" aria-label={label} className={classNames('block h-7.5 min-w-0 flex-1', className)}>
      <svg aria-hidden="true" className="block h-7.5 w-full overflow-visible">
        <text y="9" {...placeOf(end)} className="fill-muted text-2xs">
          {caption}
        </text>
        <line x1="0" x2="100%" y1="20" y2="20" className="stroke-line-strong" />
        <rect
          x={percent(Math.min(end, MIDDLE))}
          y="16"
          width={percent(Math.max(Math.abs(end - MIDDLE), LEAST_WIDTH))}
          height="8"
          rx="2"
          className={isQuiet ? 'fill-faint' : meaning}
        />
        <line x1="50%" x2="50%" y1="12" y2="28" strokeWidth="2" className="stroke-text" />
      </svg>
    </span>
  );
}

/** Over the end of the bar, and inside of the scale. */
function placeOf(end: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  if (end < END) return { x: '0%', textAnchor: 'start' };
  return end > 100 - END ? { x: '100%', textAnchor: 'end' } : { x: percent(end), textAnchor: 'middle' };
}

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;
