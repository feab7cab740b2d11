import { classNames } from './class-names.ts';

const steps = [1, 2, 3, 4, 5];

export type StarRatingProps = {
  value: number;
  /** Grey stars: the rating is of something that is not acted on. */
  isQuiet?: boolean;
  className?: string;
};

/** Full and empty stars, read out as one figure. */
export function StarRating({ value, isQuiet = false, className }: StarRatingProps) {
  const full = isQuiet ? 'fill-faint' : 'fill-edge';
  return (
    <span role="img" aria-label={`${value} out of 5 stars`} className={classNames('inline-flex gap-0.5', className)}>
      {steps.map((step) => (
        <svg
          key={step}
          aria-hidden="true"
          viewBox="0 0 12 12"
          className={classNames('size-2.5', step <= value ? full : 'fill-line-strong')}
        >
          <path d="m6 .8 1.6 3.4 3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5z" />
        </svg>
      ))}
    </span>
  );
}
