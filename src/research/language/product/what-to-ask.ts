import { gamesOfNote } from '../../slate/games-of-note.ts';
import { plural } from '../../words/format.ts';
import { tellMatter, tellRecord } from '../calls/about-calls.ts';
import { type Asked, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';

const YOU = '(you|u|ya|this|it|this (thing|app|site|bot)|the (app|bot|site))';
const GREETS =
  '((yo+|hey+|hi+|hello|sup|wassup|howdy|hiya|whats? (is )?(up|good)|good (morning|evening|afternoon)|gm|ok|okay|so|and|well|um|hmm|man|bro|dude|there|lol|like|now|then) )*';
const ENDS = '( (here|for me|with this|on here|exactly|bro|man|dude|then|tho|though|lol|anyway|please|pls|even|all))*';
const whole = (...ways: string[]): RegExp => new RegExp(`^${GREETS}(${ways.join('|')})${ENDS}$`);

const NEW_TO_IT = whole(
  '(im |i am |ive |we are |were )?(brand |totally |kinda |pretty |really |very )?new (to|at) (this|betting|sports betting|gambling on sports|all this|it|all of this)( where (do|should) i (start|begin))?',
  '(i )?(have |got |had )?(no|zero) (idea|clue) (what|how) (im|i am|i m|to|any of this)( doing| bet| do this| works| means)?( here)?',
  'idk what (im|i am) doing',
  '(ive )?never (bet|made a bet|placed a bet|done this)( before)?( where (do|should) i (start|begin))?',
);

/** What there is to ask. */
const CAN = whole(
  `(what|whats|wat)( all| else| kind of (stuff|things?)| (stuff|things))? (can|could|do|does|should|would|may|will) (i|we|you|u|ya|this|it|this thing) (actually )?(do|ask|ask (you|u|about|for)|ask (you|u) (about|for)|help( me)?( with)?|say|type|know|tell me|answer|get)`,
  `(is there )?(anything|something|what) (that )?(you|u|ya|it) (can|do) (actually )?(do|help with|help)( for me)?`,
  `(what|what kind of|which) (all|else|stuff|things?|help)? ?(can|could|do|r|are) (you|u|ya) (actually |even |really )?(help|able to help|able to do|do|capable of|good (for|at))( (me|us))?( (with|w|out))*`,
  'what (am i|are we) supposed to (ask|do|say|type)( you)?',
  `how (do|does|should|can|would) (i|we|${YOU}) (even )?(use|work|start|get started|talk to)( (this|it|you|u|this thing))?`,
  `(show|give|tell) me (some |a few )?(examples?|what (you|u|i) can (do|ask))( questions?)?`,
  '(any )?(examples?|example questions?)',
  'what (are|r) (you|u|ya) (for|able to do|good (for|at))',
  '(help|halp|menu|commands|options)',
);

/** How good it is at what it does. */
const GOOD = whole(
  `(are |r |is )?${YOU} (even |actually |really )?(any good|good|accurate|reliable|decent|sharp|profitable)( (at|with|for) (this|it|betting|picks|picking|sports|this stuff))?`,
  `how (good|accurate|sharp|reliable|decent) (are|r|is) ${YOU}( (at|with) (this|it|betting|picks|picking))?`,
  `(do|does|are|is|r) ${YOU} (even |actually |really )?(know what (you|u)( are|re|r)? (talking|doing)( about)?|winning|win|hit|right( a lot| much| often)?)`,
);

/** Nothing was told yet that could be told more simply. */
const SIMPLY = whole(
  '(can (you|u) )?(explain|say|put|tell)( (it|that|this|me|to me|everything|all this))* (like|as if|for) (i ?a?m|im|i was|a)( an?)? \\w+( year old)?',
  'eli ?5',
  '(can (you|u) )?dumb (it|this|that|things) down( for (me|us))?',
);

/** What can be asked here, how good it is, or what it is for in the simplest words: with questions that the slate can answer now. */
export function whatToAsk(read: Tagged): Asked | null {
  const { written, hasNames, reading, previous, slate, amounts } = read;
  if (hasNames || reading.leagues.length > 0 || reading.intent === 'distress') return null;
  const plain = plainText(written);
  const offers = examplesOf(read);
  if (GOOD.test(plain) && !isBehindBets(read)) return withExamples(tellRecord([]), offers);
  if (CAN.test(plain)) return { ...say(canWords(slate.bookTitles.size), offers), asks: START };
  if (previous === null && NEW_TO_IT.test(plain))
    return tellMatter('first_bets', { tokens: written, amounts, reading });
  return previous === null && SIMPLY.test(plain) ? say(SIMPLEST) : null;
}

/** "Is it any good" behind a bet is asked of the bet. */
const isBehindBets = ({ previous }: Tagged): boolean =>
  (previous?.focus ?? []).length > 0 || previous?.calculation != null || previous?.ticket === true;

const START = 'Where do you want to start';

const canWords = (books: number): string =>
  `Check a bet and its price, compare what ${plural(books, 'sportsbook')} pay for it, find the best value of a day, build or check a parlay or a teaser, work out a hedge, a stake or what a bet pays, tell form, injuries and weather, and explain a betting term. I do not place bets, and no bet is sure.`;

const SIMPLEST =
  'Sportsbooks pay different amounts for the same bet, and from all of them together I work out what it should pay. When one pays more than that I tell you, and when none does I say pass.';

const withExamples = (asked: Asked, offers: readonly string[]): Asked =>
  asked.kind === 'calls' ? { ...asked, offers, offersAs: START } : asked;

const DAY_MS = 24 * 3_600_000;
/** A betting day goes on past midnight. */
const NIGHT_MS = 5 * 3_600_000;

/** Questions that can be answered from the games ahead, each of another kind. */
function examplesOf({ slate, nowMs, todayFromMs }: Pick<Tagged, 'slate' | 'nowMs' | 'todayFromMs'>): string[] {
  const games = gamesOfNote(slate.events, nowMs);
  const [first] = games;
  if (!first) return TERMS;
  const isToday = slate.events.some(({ startsAt }) => {
    const startMs = startsAt.getTime();
    return startMs > nowMs && startMs < todayFromMs + DAY_MS + NIGHT_MS;
  });
  const player = games.flatMap(({ markets }) => markets.filter(({ market }) => market.startsWith('prop:')))[0]?.player;
  const second = games.find(({ sportKey }) => sportKey !== first.sportKey) ?? first;
  return [
    isToday ? 'Best bets today' : 'Best bets this week',
    `Is ${first.home} moneyline worth a bet?`,
    player ? `${player} props` : `Best price on ${second.away}`,
    'What is the vig?',
  ];
}

const TERMS = ['What is the vig?', 'What is closing line value?'];
