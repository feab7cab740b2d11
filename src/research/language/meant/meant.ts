import type { NamedBets } from './plan-named.ts';
import type { Want } from './wants.ts';

/**
 * What a message means as one plain question, and how sure that is: 0 to 1. `isWhole`: it leans on nothing that was said before;
 * `isSearch`: it is of no bet, but of what is to be found; `isVerdict`: it asks what costs a token.
 */
export type Meant = {
  want: Want;
  question: string;
  share: number;
  isWhole: boolean;
  isSearch: boolean;
  isVerdict: boolean;
  /** The bets that it is of, where it is of several. */
  named: NamedBets | null;
  /** It is the search before with other values. */
  goesOn?: true;
};
