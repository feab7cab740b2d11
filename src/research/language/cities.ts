import type { UsState } from '#contract/research/us-states.ts';
import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';

/** Large cities that lie in one state, most of them with a team of their own. */
const CITIES: Readonly<Partial<Record<UsState, string>>> = {
  AZ: 'phoenix, tucson, scottsdale, tempe, mesa',
  CA: 'los angeles, la, san francisco, san diego, sacramento, oakland, san jose, fresno, long beach, anaheim, socal, the bay area',
  CO: 'denver, colorado springs, boulder',
  CT: 'hartford, new haven',
  FL: 'miami, orlando, tampa, jacksonville, tallahassee, fort lauderdale',
  GA: 'atlanta, savannah, athens',
  HI: 'honolulu',
  ID: 'boise',
  IL: 'chicago, chitown',
  IN: 'indianapolis, indy, fort wayne',
  IA: 'des moines',
  KY: 'louisville, lexington',
  LA: 'new orleans, nola, baton rouge',
  MD: 'baltimore',
  MA: 'boston, worcester',
  MI: 'detroit, grand rapids, ann arbor',
  MN: 'minneapolis, st paul, saint paul, the twin cities',
  MO: 'st louis, saint louis',
  NE: 'omaha, lincoln nebraska',
  NV: 'las vegas, vegas, reno',
  NJ: 'newark, jersey city, atlantic city',
  NM: 'albuquerque, santa fe',
  NY: 'new york city, nyc, brooklyn, queens, manhattan, buffalo, albany, long island',
  NC: 'charlotte, raleigh, durham',
  OH: 'cleveland, columbus, cincinnati, dayton, toledo',
  OK: 'oklahoma city, okc, tulsa',
  OR: 'portland, eugene',
  PA: 'philadelphia, philly, pittsburgh',
  SC: 'charleston, greenville',
  TN: 'nashville, memphis, knoxville',
  TX: 'houston, dallas, austin, san antonio, fort worth, el paso, dfw',
  UT: 'salt lake city, salt lake, slc',
  VA: 'richmond, norfolk, virginia beach',
  WA: 'seattle, tacoma, spokane',
  WI: 'milwaukee, green bay, madison',
};

const INDEX = indexPhrases<UsState>(
  (Object.keys(CITIES) as UsState[]).flatMap((state) =>
    (CITIES[state] ?? '').split(', ').map((city) => [city, state] as const),
  ),
);

const AT = /^(in|from|to|near|around|outside|of)$/;
const LIVES =
  /^(im|am|were|live|lives|living|based|moved|moving|relocated|located|stay|staying|here|born|originally|back)$/;
const OF_CITY = /^(guy|girl|dude|native|based|resident|local)$/;
/** A team's city is a place where it is asked what the law of it is. */
const OF_LAW = /^(legal|legally|illegal|legalized|allowed|allow|allows|law|laws|permitted|lawful)$/;

/** Where its writer says that he is: "im in Houston, can I legally bet". Elsewhere a city is its team. */
export function citiesLivedIn(tokens: readonly Token[]): { from: number; to: number; state: UsState }[] {
  if (!asksLaw(tokens)) return [];
  return findPhrases(INDEX, tokens).flatMap(({ from, to, values: [state] }) => {
    const isAt = AT.test(tokens[from - 1]?.text ?? '');
    const lives = tokens.slice(Math.max(0, from - 3), from).some(({ text }) => LIVES.test(text));
    const isHis = isAt || lives || OF_CITY.test(tokens[to]?.text ?? '');
    return state && isHis ? [{ from, to, state }] : [];
  });
}

export const asksLaw = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => OF_LAW.test(text));
