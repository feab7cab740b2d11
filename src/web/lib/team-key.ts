/** Providers write accents, full stops and a club's "FC" or not. */
export const teamKey = (team: string): string =>
  team
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/ (FC|SC|CF)$/, '')
    .toLowerCase();
