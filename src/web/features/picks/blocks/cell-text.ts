import type { ColumnKind, TableCell } from '#contract/blocks.ts';
import type { Figure } from '#contract/research/quantities.ts';
import type { OddsFormat } from '#contract/settings.ts';
import { formatOdds, withMinusSigns } from '../../../lib/format-odds.ts';

/** A cell as this reader reads it: prices in the format that is set now, everything else as it was written. */
export function cellText(kind: ColumnKind, { text, value }: TableCell, format: OddsFormat): string {
  const isPrice = kind === 'price' || kind === 'fair';
  return isPrice && typeof value === 'number' ? formatOdds(format, { text, decimal: value }) : withMinusSigns(text);
}

/** The same of a figure that stands alone. */
export const figureText = ({ unit, text, value }: Figure, format: OddsFormat): string =>
  unit === 'decimal_odds' ? formatOdds(format, { text, decimal: value }) : withMinusSigns(text);
