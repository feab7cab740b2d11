/** What books usually pay for a football teaser of six points, by its legs; they differ, so that it is told where it is taken. */
const USUAL: Readonly<Record<number, string>> = { 2: '-120', 3: '+160', 4: '+260', 5: '+400' };

export const usualTeaserPrice = (legs: number): string => USUAL[legs] ?? '-120';

/** At which price it is worked out, where none was named. */
export const atUsualPrice = (legs: number, price = usualTeaserPrice(legs)): string =>
  legs > 2
    ? `At ${price}, about what ${legs} legs usually pay, since no price for the teaser was named. Books differ on it.`
    : `At ${price}, since no price for the teaser was named.`;
