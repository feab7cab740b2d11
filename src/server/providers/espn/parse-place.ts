import { asObject, asText, type RawObject } from '../odds-feed/the-odds-api/raw-values.ts';

/** Where a game is played, as far as ESPN says; empty texts where it does not. */
export type EspnPlace = {
  venue: string;
  /** Two letters. */
  state: string;
  /** Null where it is not named: then it is the league's own. */
  country: string | null;
  isNeutral: boolean;
};

export function parsePlace({ venue, neutralSite }: RawObject): EspnPlace {
  const place = asObject(venue);
  const address = asObject(place?.address);
  const state = asText(address?.state) ?? '';
  return {
    venue: asText(place?.fullName) ?? '',
    state: /^[A-Z]{2}$/.test(state) ? state : '',
    country: asText(address?.country),
    isNeutral: neutralSite === true,
  };
}
