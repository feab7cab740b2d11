import type { AboutMatter } from '#contract/research/look-up.ts';
import type { League } from '#engine/names/league.ts';
import type { SettlingMatter } from '../../tools/look-up/settling-matters.ts';

/** All of them but the one that tells each in short. */
type Settling = Exclude<SettlingMatter, 'no_play'>;

/** What did not run as planned, by the words for it; the first that is said is asked about. */
const SUBJECTS: readonly (readonly [Settling, RegExp])[] = [
  [
    'free_bet_rules',
    /\b(free|bonus) bets?\b.*\b(stake|back|return\w*|keep|get|too|include\w*|worth|pays?)\b|\b(stake|back)\b.*\b(free|bonus) bets?\b/,
  ],
  [
    'rounds_rules',
    /\bhalf (of )?(a |the )?rounds?\b|\b(over|under|o|u) ?\d+\.5 r(oun)?ds?\b|\brounds?\b.*\b(half|middle|end|finish|reach|get to|mark)\b|\b(half|middle|end)\b.*\bround\b/,
  ],
  ['tennis_rules', /\b(tie ?breaks?|games or sets|sets or games|games not sets|\d games? .*sets?)\b/],
  ['soccer_rules', /\b(own goals?|stoppage time|injury time)\b/],
  [
    'stat_rules',
    /\b(count\w*|include\w*|is that|considered)\b.*\b(walks?|walked|post|blocked|throws?|thrown|passing td|empty net|sacks?|assists?)\b|\b(walks?|walked|passing (tds?|touchdowns?)|(hits?|off) the post|blocked (shots?|ones?)|throws? (it|one)|empty net\w*)\b.*\b(count\w*|include\w*|scor\w+)\b|\b(what (is|are|counts (as|for)|does)|whats|difference between)\b.*\b(total bases|receptions|shots? on (goal|target))\b/,
  ],
  ['overtime', /\b(over ?time|ot|extra (innings?|time)|shoot ?outs?|regulation|penalt(y|ies)|90 min(utes?)?)\b/],
  ['fight_rules', /\b(fights?|fighters?|bouts?|boxing|boxers?|ufc|mma|no contest)\b/],
  ['retired', /\b(retire[sd]?|retiring|retirement|walk ?overs?|withdr(aws?|ew|awn)|forfeits?)\b/],
  [
    'parlay_rules',
    /\b(one|1) (of (them|em|the legs) )?(leg |team |game )?(loses?|lost|misses|busts?)\b(?! by)|\ba leg (loses?|lost|misses)\b|\b(all|every|each) (of )?(them|em|the|my|legs?|games?|teams?|bets?)\b.*\b(win|hit|done|over|finish)\b|\b(before|when|til|until) (i|we) get paid\b|\bget half\b|\bsame game\b.*\b(allowed|legal|possible|ok)\b/,
  ],
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

const FIGHTS: readonly (readonly [Settling, RegExp])[] = [
  ['fight_rules', /\b(draws?|no contest|called off|cancel\w*|postponed?|pulls? out|opponent)\b/],
  ['rounds_rules', /\b(rounds?|rds?|half|\d\.5|mark|minutes?|stopped|goes the distance|cards|decision)\b/],
];

/** What is asked of a sport's own rules, where its game is spoken of. */
const OF_SPORT: Readonly<Partial<Record<League, readonly (readonly [Settling, RegExp])[]>>> = {
  Tennis: [
    ['retired', /\b(retire\w*|ret|quits?|gives? up|walk ?over|injured|hurt|withdr\w+)\b/],
    ['tennis_rules', /\b(games?|sets?|tie ?breaks?|\d ?- ?\d)\b/],
  ],
  Soccer: [
    [
      'soccer_rules',
      /\b(90|extra time|et|stoppage|shoot ?out|penalt\w+|bench|sub(s|bed)?|comes? (on|off)|starts?|own goals?|draws?|ties?|level)\b/,
    ],
  ],
  UFC: FIGHTS,
  Boxing: FIGHTS,
};

/** Told apart by their words alone: the reader of matters is taught but one for all of them, `no_play`. */
export const SETTLED_BY_WORDS: ReadonlySet<AboutMatter> = new Set<AboutMatter>(
  [...SUBJECTS, ...Object.values(OF_SPORT).flat()].map(([of]) => of),
);

/** Which of the rules of settling is asked for; null: all of them in short. `league`: of whose game it is. */
export const settlingAsked = (plain: string, league: League | null = null): Settling | null =>
  [...((league && OF_SPORT[league]) ?? []), ...SUBJECTS].find(([, said]) => said.test(plain))?.[0] ?? null;
