import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { DataSourceView, ParlayView, PickView } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IntoView } from '../../ui/into-view.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Offer } from './best-offers.ts';
import { CitedText } from './cited-text.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { OfferChips } from './offer-chips.tsx';
import { isPaid, parlayFigures, parlayPrice } from './parlay-figures.ts';
import { parlayText } from './parlay-text.ts';
import { PickCard } from './pick-card.tsx';
import { PickSources } from './pick-sources.tsx';
import { ShareMenu } from './share-menu.tsx';
import { VERDICTS } from './verdict.ts';

const ParlayOffers = lazy(async () => ({ default: (await import('./parlay-offers.tsx')).ParlayOffers }));

type Props = {
  parlay: ParlayView;
  /** Its legs as picks, each of which opens; absent: in words. */
  legs?: readonly PickView[];
  dataSource?: DataSourceView | undefined;
  isWriting?: boolean;
};

/** A parlay at one book: what it pays, where else, its legs, and what they are worth together. */
export function ParlayCard({ parlay, legs = parlay.bets ?? [], dataSource, isWriting = false }: Props) {
  const id = useId();
  const isPrinting = usePrinting();
  const [isCited, setCited] = useState(false);
  const [hasOffers, setOffers] = useState(false);
  const words = [parlay.correlation, ...(parlay.notes ?? [])].filter((text) => text !== undefined);
  return (
    <article
      aria-labelledby={`${id}-title`}
      data-verdict={parlay.verdict ?? undefined}
      className="@container min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      <ParlayHead parlay={parlay} titleId={`${id}-title`} isDemo={dataSource?.odds === 'demo'} />
      <ParlayPrice parlay={parlay} isOpen={hasOffers} controls={`${id}-offers`} onAll={() => setOffers(!hasOffers)} />
      {hasOffers || (isPrinting && parlay.otherBooks?.length) ? (
        <div id={`${id}-offers`}>
          <Suspense fallback={null}>
            <IntoView isPressed={hasOffers}>
              <ParlayOffers parlay={parlay} />
            </IntoView>
          </Suspense>
        </div>
      ) : null}
      <Legs parlay={parlay} legs={legs} dataSource={dataSource} isWriting={isWriting} />
      <Figures parlay={parlay} />
      <ParlayWords words={words} isWhole={isPrinting} sources={parlay.sources} onCite={() => setCited(true)} />
      <Actions parlay={parlay} dataSource={dataSource} isCited={isCited} onCited={() => setCited(!isCited)} />
      {isCited || (isPrinting && parlay.sources.length > 0) ? (
        <IntoView isPressed={isCited}>
          <PickSources sources={parlay.sources} id={id} of="the parlay" />
        </IntoView>
      ) : null}
    </article>
  );
}

function ParlayHead({ parlay, titleId, isDemo }: { parlay: ParlayView; titleId: string; isDemo: boolean }) {
  const { legs, book, verdict } = parlay;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
      <h3 id={titleId} className="min-w-0 break-words font-semibold text-caption">
        Parlay of {legs.length}
        {book ? <span className="ml-2 font-normal text-muted">at {book}</span> : null}
      </h3>
      <span className="flex items-center gap-1.5">
        {isDemo ? <Tag tone="amber">Demo</Tag> : null}
        {verdict ? (
          <Tag tone={VERDICTS[verdict].tone} title={VERDICTS[verdict].meaning}>
            {VERDICTS[verdict].word}
          </Tag>
        ) : (
          <Tag tone="steel">All legs must win</Tag>
        )}
      </span>
    </header>
  );
}

/** More than a phone shows in three lines is opened by whoever wants it. */
const LONGEST_UNFOLDED = 160;

type WordsProps = {
  words: readonly string[];
  /** On paper nothing is folded. */
  isWhole: boolean;
  sources: ParlayView['sources'];
  onCite: () => void;
};

/** How the legs hang together, and what else is to be known of them. */
function ParlayWords({ words, isWhole, sources, onCite }: WordsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (words.length === 0) return null;
  const isLong = words.join(' ').length > LONGEST_UNFOLDED;
  return (
    <div className="flex flex-col gap-1.5 px-4 py-3 text-caption text-muted sm:px-5">
      {isLong ? (
        <Button
          variant="ghost"
          size="sm"
          data-screen-only=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="-mx-2 -my-1.5 justify-start self-start px-2"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames('size-3.5 transition-transform', isOpen && 'rotate-90')}
          />
          How the legs hang together
        </Button>
      ) : null}
      {!isLong || isOpen || isWhole ? (
        <div id={id} className="flex flex-col gap-1.5">
          {words.map((text) => (
            <p key={text} className="break-words">
              <CitedText text={text} sources={sources} onCite={onCite} />
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const MOST_CHIPS = 3;

type PriceProps = { parlay: ParlayView; isOpen: boolean; controls: string; onAll: () => void };

/** What it pays, and the best other books; of legs of one game what they are fairly worth, and who else takes them. */
function ParlayPrice({ parlay, ...opens }: PriceProps) {
  const { oddsFormat } = useReader();
  const { otherBooks = [], verdict } = parlay;
  const price = parlayPrice(parlay, oddsFormat);
  if (!price) return null;
  const isSold = isPaid(parlay);
  return (
    <div className="flex flex-col gap-3 px-4 py-3.5 sm:px-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-caption text-muted">{price.name}</span>
        <span className="numeral font-semibold text-pick">{price.value}</span>
      </p>
      {isSold ? null : (
        <p className="text-caption text-muted">{parlay.book ?? 'The book'}’s own same-game price will differ.</p>
      )}
      {otherBooks.length > 0 ? (
        <OfferChips
          label="Books that take all legs"
          offers={isSold ? offersOf(parlay) : []}
          all={otherBooks.length + (parlay.isOwnPrice ? 0 : 1)}
          isQuiet={verdict === 'pass'}
          {...opens}
        />
      ) : null}
    </div>
  );
}

const offersOf = ({ book, totalOdds, totalOddsDecimal, isOwnPrice, otherBooks = [] }: ParlayView): Offer[] => [
  ...(book === undefined || isOwnPrice
    ? []
    : [{ book, price: { text: totalOdds, decimal: totalOddsDecimal }, link: undefined }]),
  ...otherBooks.slice(0, MOST_CHIPS - 1).map(({ book: other, price }) => ({
    book: other,
    price: { text: price.text, decimal: price.value },
    link: undefined,
  })),
];

type LegsProps = Required<Pick<Props, 'parlay' | 'legs' | 'isWriting'>> & Pick<Props, 'dataSource'>;

function Legs({ parlay, legs, dataSource, isWriting }: LegsProps) {
  return (
    <ol className="divide-y divide-line">
      {legs.length > 0
        ? legs.map((leg, position) => (
            <li key={leg.id ?? position}>
              <PickCard pick={leg} dataSource={dataSource} isWriting={isWriting} folds="row" tellsDemo={false} />
            </li>
          ))
        : parlay.legs.map((leg, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: legs are told apart by their place alone.
            <li key={position} className="flex gap-3 px-4 py-2.5 sm:px-5">
              <span className="numeral text-faint">{position + 1}</span>
              <span className="min-w-0 break-words font-medium">{withMinusSigns(leg)}</span>
            </li>
          ))}
    </ol>
  );
}

const TONES: Readonly<Record<string, string>> = { true: 'text-edge', false: 'text-red' };

function Figures({ parlay }: { parlay: ParlayView }) {
  const { oddsFormat } = useReader();
  const figures = parlayFigures(parlay, oddsFormat).map(({ name, value, isGood }) => ({
    name,
    value: <span className={classNames('numeral font-semibold', TONES[String(isGood)])}>{value}</span>,
  }));
  return figures.length > 0 ? <FigureStrip figures={figures} /> : null;
}

type ActionProps = Pick<Props, 'parlay' | 'dataSource'> & { isCited: boolean; onCited: () => void };

function Actions({ parlay, dataSource, isCited, onCited }: ActionProps) {
  const reader = useReader();
  const name = `the parlay of ${parlay.legs.length}`;
  return (
    <div data-screen-only="" className="flex flex-wrap items-center gap-2 px-3.5 py-2.5">
      {parlay.sources.length > 0 ? (
        <Button variant="outline" size="sm" aria-expanded={isCited} className="text-muted" onClick={onCited}>
          Sources ({parlay.sources.length})
        </Button>
      ) : null}
      <CopyButton text={() => parlayText(parlay, dataSource, reader)} name={name} className="px-2.5 text-muted" />
      <ShareMenu
        what="parlay"
        name={name}
        text={() => parlayText(parlay, dataSource, reader)}
        image={async () => (await import('./parlay-image.ts')).parlayImage(parlay, dataSource, reader)}
      />
    </div>
  );
}
