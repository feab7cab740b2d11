import { formatOdds } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Offer } from './best-offers.ts';

type Props = {
  /** Names the list for those who do not see what it belongs to. */
  label: string;
  offers: readonly Offer[];
  /** How many books there are in all. */
  all: number;
  /** There to be known, not to be taken. */
  isQuiet: boolean;
  isOpen: boolean;
  controls: string;
  onAll: () => void;
};

/** Where a bet can be had, the best price first; all books are one press away. */
export function OfferChips({ label, offers, all, isQuiet, isOpen, controls, onAll }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {offers.map((offer, at) => (
        <li key={offer.book} className="min-w-0">
          <OfferChip offer={offer} isBest={at === 0} isQuiet={isQuiet} />
        </li>
      ))}
      {all > 1 ? (
        <li data-screen-only="">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? controls : undefined}
            onClick={onAll}
            className={classNames(CHIP, 'text-muted transition-colors hover:bg-raised hover:text-text')}
          >
            all {all}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** On phones its touch target reaches beyond its frame. */
const CHIP =
  'relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control border border-line-strong px-2.5 py-1 text-caption max-sm:after:absolute max-sm:after:-inset-1 sm:min-h-8';

function OfferChip({
  offer: { book, price, link },
  isBest,
  isQuiet,
}: {
  offer: Offer;
  isBest: boolean;
  isQuiet: boolean;
}) {
  const { oddsFormat } = useReader();
  const href = isQuiet ? undefined : safeLink(link);
  const look = classNames(CHIP, isBest && !isQuiet && 'border-edge/60 bg-edge/10');
  const words = (
    <>
      <span className="wrap-anywhere min-w-0">
        <span className="sr-only">at </span>
        <span className={classNames('font-medium', isBest && !isQuiet ? 'text-text' : 'text-text/85')}>{book}</span>
      </span>{' '}
      <span className="numeral text-muted">{formatOdds(oddsFormat, price)}</span>
    </>
  );
  if (!href) return <span className={look}>{words}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener nofollow noreferrer"
      title={`Open at ${book}`}
      className={classNames(look, 'transition-colors hover:bg-raised')}
    >
      {words}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
