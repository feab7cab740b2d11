import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { findPhrases, indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { citiesLivedIn } from './cities.ts';
import { LEAGUE_NAMES } from './leagues.ts';

const STATES = indexPhrases<UsState>(
  (Object.keys(US_STATE_NAMES) as UsState[]).map((key) => [US_STATE_NAMES[key].replace(/^the /, ''), key] as const),
);
/** Postal codes that are no words. */
const CODES =
  /^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)$/;

export type StatePlace = { from: number; to: number; state: UsState };

/** Every state that a question names, by its name, else by its code. */
export function statesIn(tokens: readonly Token[]): StatePlace[] {
  const named = findPhrases(STATES, tokens).flatMap(({ from, to, values: [state] }) =>
    state ? [{ from, to, state }] : [],
  );
  if (named.length > 0) return named;
  const codes = codesIn(tokens);
  return codes.length > 0 ? codes : citiesLivedIn(tokens);
}

const codesIn = (tokens: readonly Token[]): StatePlace[] =>
  tokens.flatMap(({ raw, text }, at): StatePlace[] => {
    // "Im in jersey".
    if (text === 'jersey' && /^(in|from)$/.test(tokens[at - 1]?.text ?? ''))
      return [{ from: at, to: at + 1, state: 'NJ' }];
    // "La Liga" is played in no state.
    if (text.length !== 2 || !CODES.test(raw.toUpperCase()) || phraseAt(LEAGUE_NAMES, tokens, at)) return [];
    const isMeant = raw === raw.toUpperCase() || tokens[at - 1]?.text === 'in' || isForCode(tokens, at);
    return isMeant ? [{ from: at, to: at + 1, state: raw.toUpperCase() as UsState }] : [];
  });

/** "Run the arb scan for nj", "at nj books": codes that are written for nothing else, where "tn" is tonight and "la" a city. */
const isForCode = (tokens: readonly Token[], at: number): boolean =>
  ONLY_STATES.test(tokens[at]?.text ?? '') &&
  (/^(for|from)$/.test(tokens[at - 1]?.text ?? '') || /^(books?|sportsbooks?|apps?)$/.test(tokens[at + 1]?.text ?? ''));
const ONLY_STATES = /^(nj|pa|mi|il|az|ct|ks|ky|nc|md|wv|wy|nv|nh|ri|vt|nm)$/;

const OF_PLACE =
  /^(books?|sportsbooks?|sportsbetting|bookies|apps?|sites?|legal|legally|licensed|bettors?|residents?|laws?)$/;
const LIVES_OR_BETS =
  /^(legal|legally|licensed|allowed|available|books?|sportsbooks?|bookies|apps?|live|living|lives|state|based|located|resident|residents|arb|arbs|arbitrage|middle|middles|hold|holds|scan|scans)$/;
const AT = /^(in|for|from|at)$/;

/** Whether a state is meant where a team goes by its name too: "New Jersey books", "legal in Ohio", "low hold spreads for New Jersey". */
export function isPlaceSaid(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  if (isUniversity(tokens, from, to)) return false;
  if (OF_PLACE.test(tokens[to]?.text ?? '')) return true;
  if (citiesLivedIn(tokens).some((city) => city.from === from)) return true;
  const before = tokens[from - 1]?.text ?? '';
  // "What about in NJ", "im in new jersey": a team plays in no team.
  if (before === 'in' && (isCode(tokens, from, to) || /^(im|am|me|we|were)$/.test(tokens[from - 2]?.text ?? '')))
    return true;
  return AT.test(before) && tokens.some(({ text }) => LIVES_OR_BETS.test(text));
}

/** "In Ohio State at USC": who plays there. */
const isUniversity = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(state|st)$/.test(tokens[to]?.text ?? '') && tokens[from]?.text !== 'new';

const isCode = (tokens: readonly Token[], from: number, to: number): boolean =>
  to === from + 1 && (tokens[from]?.text.length ?? 0) === 2;
