import type { OpenMatter } from '../../tools/look-up/open-matters.ts';

/** What is asked of betting in general that no reader is taught, by the words for it. */
const SUBJECTS: readonly (readonly [OpenMatter, RegExp])[] = [
  [
    'linked_bets',
    /\b(spread|points?)\b.*\b(and|&|with|plus)\b.*\b(ml|money ?line|win)\b.*\b(same|both|team|dumb|smart|idea)\b|\b(both|two) (bets )?on (the )?same (team|side|guy|player|game)\b|\bsame (opinion|side) twice\b/,
  ],
  [
    'trap_lines',
    /\btraps?\b|\btoo good to be true\b|\b(line|price|number) (looks|seems|feels|smells) (off|wrong|weird|fishy)\b/,
  ],
  [
    'often_pass',
    /\bwhy\b.*\b(always|keep|so (many|often)|every ?thing|nothing|all)\b.*\b(no|pass|passes|passing|never|bet|bets)\b|\bwhats the point\b(?! ?spread| of)|\b(always|everything s|everything is) (say )?(a )?(no|pass)\b/,
  ],
  [
    'edge_size',
    /\b(edge|percent|pct|ev|value)\b.*\b(a lot|big|large|good|decent|small|tiny|enough|normal|worth)\b|\b(is|thats|that s) (that|it|this)? ?(a lot|big|much|decent|tiny|small)\b/,
  ],
  ['weather_sense', /\b(rain|wind|windy|snow|weather)\b/],
];

export const openAsked = (plain: string): OpenMatter | null =>
  SUBJECTS.find(([, said]) => said.test(plain))?.[0] ?? null;
