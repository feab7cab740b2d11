import type { SlateEvent } from '../../slate/slate.ts';
import type { Reading } from '../reading.ts';

export type Favored = Extract<NonNullable<Reading['side']>, 'favorite' | 'underdog'>;

export const favoredIn = ({ side }: Pick<Reading, 'side'>): Favored | null =>
  side === 'favorite' || side === 'underdog' ? side : null;

/** Which side the books have as favorite or as underdog, by what they pay for its win; null where both are alike or none is priced. */
export function favoredSide({ markets }: SlateEvent, favored: Favored): 'home' | 'away' | null {
  const gaps = markets
    .filter(({ market }) => market === 'moneyline')
    .flatMap(({ outcomes, quotes }) => {
      const [home, away] = [outcomes.indexOf('home'), outcomes.indexOf('away')];
      return quotes.map(({ decimals }) => (decimals[away] ?? 0) - (decimals[home] ?? 0));
    });
  const gap = gaps.reduce((sum, one) => sum + one, 0);
  if (gap === 0) return null;
  return gap > 0 === (favored === 'favorite') ? 'home' : 'away';
}
