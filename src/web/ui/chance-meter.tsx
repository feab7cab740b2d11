import { classNames } from './class-names.ts';

export type ChanceMeterProps = {
  /** The chance that the price asks for, 0..1. */
  paid: number;
  /** The chance that it is fairly worth, 0..1. */
  fair: number;
  label: string;
  /** Grey whatever the difference: nothing to act on. */
  isQuiet?: boolean;
  className?: string;
};

/**
 * Two chances on one scale: the bar is what is paid, the bright piece reaches from there to what is fair.
 * Drawn with SVG attributes, because the page's policy allows no inline styles.
 */
export function ChanceMeter({ paid, fair, label, isQuiet = false, className }: ChanceMeterProps) {
  const low = Math.min(paid, fair) * 100;
  const width = Math.max(Math.abs(fair - paid) * 100, 1.2);
  const meaning = fair >= paid ? 'fill-edge' : 'fill-red';
  return (
    <span role="img" aria-label={label} className={classNames('block h-2 min-w-0 flex-1', className)}>
      <svg aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-full border border-line bg-bg">
        <rect width={`${low}%`} height="100%" className="fill-line-strong" />
        <rect x={`${low}%`} width={`${width}%`} height="100%" rx="2" className={isQuiet ? 'fill-faint' : meaning} />
      </svg>
    </span>
  );
}
