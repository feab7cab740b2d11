import type { Figure } from '#contract/research/quantities.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { classNames } from '../../../ui/class-names.ts';

type Props = {
  figures: readonly Figure[];
  /** How one reads; absent: as it was written. */
  write?: (figure: Figure) => string;
  isLarge?: boolean;
  /** What a sum came to: its losses and its expected value have their colours beside their signs. */
  isResult?: boolean;
  /** By their keys: elsewhere a table beside them has room for these. */
  phoneOnly?: ReadonlySet<string> | undefined;
};

/** Figures with their names, as many beside each other as there is room for. */
export function FigureList({
  figures,
  write = ({ text }) => withMinusSigns(text),
  isLarge = false,
  isResult = false,
  phoneOnly,
}: Props) {
  if (figures.length === 0) return null;
  const placeOf = ({ key }: Figure) => phoneOnly?.has(key) && 'sm:hidden';
  return (
    <dl
      className={classNames(
        'flex flex-wrap gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5',
        figures.every((figure) => placeOf(figure)) && 'sm:hidden',
      )}
    >
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone.
        <div key={at} className={classNames('min-w-0', placeOf(figure))}>
          <dt className="text-faint text-xs">{figure.label}</dt>
          <dd
            className={classNames(
              'numeral wrap-anywhere mt-0.5',
              isResult ? toneOf(figure) : 'text-text',
              isLarge && 'font-semibold text-lead',
            )}
          >
            {write(figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is expected on average; money that is won when a bet wins is no value yet. */
const VALUES = new Set(['edge', 'ev', 'evCents', 'evTo', 'value']);
const SIGNED = new Set<Figure['unit']>(['cents', 'rate', 'units']);

/** By what is read: a loss that is written as 0 is none. */
function toneOf({ key, unit, value, text }: Figure): string {
  if (value < 0 && SIGNED.has(unit) && /^[-−]/.test(text)) return 'text-red';
  return value > 0 && VALUES.has(key) && /[1-9]/.test(text) ? 'text-edge' : 'text-text';
}
