import type { AboutMatter } from '#contract/research/look-up.ts';

type Settling = Extract<AboutMatter, 'called_off' | 'fight_rules' | 'overtime' | 'player_out' | 'retired' | 'void_leg'>;

/** What did not run as planned, by the words for it; the first that is said is asked about. */
const SUBJECTS: readonly (readonly [Settling, RegExp])[] = [
  ['overtime', /\b(over ?time|ot|extra (innings?|time)|shoot ?outs?|regulation|penalt(y|ies)|90 min(utes?)?)\b/],
  ['fight_rules', /\b(fights?|fighters?|bouts?|boxing|boxers?|ufc|mma|no contest)\b/],
  ['retired', /\b(retire[sd]?|retiring|retirement|walk ?overs?|withdr(aws?|ew|awn)|forfeits?)\b/],
  ['void_leg', /\b(legs?|parlays?|parlayed|sgps?|same game|round robins?)\b/],
  [
    'called_off',
    /\b(postponed?|cancell?(ed|s)?|rain(s|ed)? out|rainout|suspended|rescheduled|moved|abandoned|called( off)?|stopped|shortened|(isnt|not|never) (finished|played|completed)|\d innings?|half ?time)\b/,
  ],
  [
    'player_out',
    /\b(dnp|inactive|scratched|sits?( out)?|hurt|injur(y|ed|ies)|pitchers?|starters?|suits? up|ruled out|snaps?|leaves|benched|late scratch|scratch|dress(es)?|(takes?|hits?) the (field|court|ice)|takes the (mound|hill)|in the game|no shows?|play(s|ed|ing)?|(is|are|was|hes|shes|ends up|comes up|goes) out|sit|suit up|never (gets in|got in|sees))\b/,
  ],
];

/** Told apart by their words alone: the reader of matters is taught but one for all of them, `no_play`. */
export const SETTLED_BY_WORDS: ReadonlySet<AboutMatter> = new Set<AboutMatter>(SUBJECTS.map(([of]) => of));

/** Which of the rules of settling is asked for; null: all of them in short. */
export const settlingAsked = (plain: string): Settling | null =>
  SUBJECTS.find(([, said]) => said.test(plain))?.[0] ?? null;
