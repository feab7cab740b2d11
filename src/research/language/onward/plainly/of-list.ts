import { areOf, countOf, ordinalOf, type PlainReader, type Said, words } from './said.ts';

const FEWER =
  /\b(narrow|narrowed|narrowing|cut|cutting|trim|shorten|reduce|shrink|down|only|just|keep|keeping|left|leave|remain|many|lot|much|make|limit|half|fewer|less|survive|stay|top|best|strongest)\b/;
const OF_THEM =
  /\b(these|those|them|list|that|narrow\w*|cut|trim|shorten|reduce|shrink|only|just|keep|keeping|left|leave|many|lot|make (it|that|this|them|those)|half|fewer|survive|stay)\b/;
const OF_CUT = words(
  'narrow narrowed narrowing cut cutting trim shorten reduce shrink down keep keeping left leave remain too many lot much limit half fewer less survive stay top best strongest favorite favorites favs first bankroll budget roll me drop rest take do afford money',
);

/** "How much on just the top 3", "is 3 too many", "which of these 2 is best". */
const OF_ELSE = /^(is|are|was|do|does|did) |\bhow (much|many|big)\b|\b(is|are) (the )?(best|strongest)( one)?$/;

/** "Too many, just 3", "if you had to cut half of them what would be left": so many of the first. */
function kept({ tokens, size, plain, isTicket }: Said): string | null {
  if (isTicket || !FEWER.test(plain) || !OF_THEM.test(plain) || OF_ELSE.test(plain)) return null;
  const counts = tokens.flatMap((token) => countOf(token) ?? []);
  const isHalf = tokens.some(({ text }) => text === 'half');
  const [count, ...others] = [
    ...new Set([...counts.filter((one) => one !== size), ...(isHalf ? [Math.ceil(size / 2)] : [])]),
  ];
  const rest = tokens.filter((token) => countOf(token) === null).map(({ text }) => text);
  if (count === undefined || others.length > 0 || count < 2 || count >= size || !areOf(rest, OF_CUT)) return null;
  return `keep the top ${count}`;
}

const CHANCE =
  /\b(likeliest|surest|safest|(most|more) (likely|probable|certain)|(highest|best|biggest|top|greatest|better) (win |winning |hit )?(prob|probability|chances?|percentage|pct|shot)( of (winning|hitting|cashing)| to (win|hit|cash))?|(wins?|hits?|cash(es)?) (the )?most)\b/;
const EDGE =
  /\b((most|highest|biggest|best|largest|top) (plus )?(ev|edge|expected value|value)|(ev|edge|expected value|value) (is )?(the )?(highest|largest|biggest|most))\b/;
const FROM_LIST =
  /\b(of|from|in|out of|among|outta) (all )?(of )?(the|these|those|them|that|this|your|ur|my) ?(list|bunch|group|lot|picks|bets|plays|ones|\d|two|three|four|five|six|seven|eight|nine|ten)?\b|\bof (all )?(the )?(\d|two|three|four|five|six|seven|eight|nine|ten)\b/;
const OF_ORDER = words(
  'likeliest surest safest most more likely probable certain highest best biggest top greatest better largest win wins winning winner hit hits hitting cash cashes cashing prob probability chance chances percentage pct shot odds ev edge expected value plus forget payout care bunch group lot often number two three four five six seven eight nine ten pick zero lose losing afford among outta',
);

/** "Highest win probability out of the 5", "most EV of the bunch": one of those that stand there. */
function firstOf({ tokens, plain, isTicket }: Said): string | null {
  const isOfThem = FROM_LIST.test(plain);
  const rest = tokens.filter((token) => countOf(token) === null).map(({ text }) => text);
  if (isTicket || !isOfThem || !areOf(rest, OF_ORDER)) return null;
  if (EDGE.test(plain)) return 'which of those has the biggest edge';
  return CHANCE.test(plain) ? 'which of those is most likely to win' : null;
}

const NEXT = /\b(next|number|second best|third best|runner up)\b/;
const OF_NEXT = words(
  'next number best after behind second third fourth fifth favorite fav already took taking liked down line up runner another more',
);

/** "Whats next after that", "like it, now your number two" behind one pick: the next of the same search. */
function nextOne({ tokens, size, plain, isTicket }: Said): string | null {
  if (isTicket || !NEXT.test(plain)) return null;
  const places = tokens.flatMap((token) => ordinalOf(token) ?? countOf(token) ?? []);
  const rest = tokens.filter((token) => countOf(token) === null && ordinalOf(token) === null).map(({ text }) => text);
  const isPlace = places.length === 1 && places[0] === size + 1;
  const isNext = places.length === 0 && /\bnext\b/.test(plain);
  return (isPlace || isNext) && areOf(rest, OF_NEXT) ? 'give me one more' : null;
}

/** What is wanted of the list as a whole. */
export const OF_LIST: readonly PlainReader[] = [kept, firstOf, nextOne];
