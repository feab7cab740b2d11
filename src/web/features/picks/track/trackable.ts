import type { PickView, ShownBlockOf } from '#contract/content/read-answer.ts';

/** A bet that can be put among one's own, as far as it is known. */
export type Trackable = {
  bet: string;
  pickId?: string | undefined;
  eventId?: string | undefined;
  game?: string | undefined;
  sport?: string | undefined;
  startsAt?: string | undefined;
  book?: string | undefined;
  decimal?: number | undefined;
  /** As its writer has it, where that is known. */
  priceText?: string | undefined;
  stakeDollars?: number | undefined;
};

export const trackablePick = ({ id, oddsDecimal, pick, ...view }: PickView): Trackable => ({
  bet: pick,
  pickId: id,
  decimal: oddsDecimal,
  eventId: view.eventId,
  game: view.game,
  sport: view.sport,
  startsAt: view.startsAt,
  book: view.book,
  stakeDollars: view.stakeDollars,
});

/** A stated bet at the price that was stated, else at the best there is. */
export function trackableBet({ bet, game, startsAt, prices: [first] }: ShownBlockOf<'verdict'>): Trackable {
  const decimal = typeof first?.price.value === 'number' ? first.price.value : undefined;
  return { bet, game, startsAt: startsAt ?? undefined, book: first?.book ?? undefined, decimal };
}
