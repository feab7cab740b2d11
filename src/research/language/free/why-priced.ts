import type { FactKindName } from '#contract/research/facts.ts';
import { findBooks } from '../../books/find-books.ts';
import type { Person, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { consensusOfAll } from '../../tools/all-books.ts';
import { capital, percent } from '../../words/format.ts';
import { outcomeLabel } from '../../words/pick-label.ts';
import { shortTeam, theTeam } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, type Call, calls } from '../calls/call.ts';
import { factsCall } from '../calls/fact-calls.ts';
import { isAsked, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { formWords } from '../explained/form-of-both.ts';
import { weekdayOf } from '../time-window.ts';
import { localTime } from '../time-zone.ts';

const WHY = /\b(why|how come|what makes|hows that|how is that|how are)\b/;
const SIDE =
  /\b(dogs?|underdogs?|favou?rites?|favou?red|favs?|faves?|(books?|vegas|bookies|oddsmakers|market) (hate|hating|love|loving|like|down on|so (low|high) on|(have|has|got) \w+ (so|that) (low|high)))\b/;
/** "Why are the Packers +214". */
const WHY_AT = /^(so |ok |and |but |wait )*(why|how come|whys) (is|are|r|do)?\b/;
const TOTAL = /\b(total|over|under|ou|o u|over under)\b/;
const PRICE =
  /\b(juiced?|shaded|steep|expensive|pricey|(so|this|that) (high|low|cheap|short|heavy|big|small|long)|heavily|such (a )?(high|low|big|small))\b/;
/** Of our own verdict and of a move others tell. */
const OTHER =
  /\b(pass|bet it|you (like|pick|say|said|gave|think|want|need)|u (like|pick|say|said)|recommend|confidence|lean|(not )?an? ((good|bad|decent|great|smart|real|terrible) )?(bet|play|idea|value)|units?|stake|fair|move|moved|moving|drop|dropped|steam|worth|edge|value|bought|hedge|parlay|leg)\b/;
/** A book stands apart from the others. */
const OFF =
  /\b(off|different|out of line|out of whack|outlier|apart|from everyone( else)?|than everyone( else)?|the only one)\b/;
const MOST_WORDS = 20;
const ROWS = 12;

/**
 * "Ravens are dogs?? why", "why is the total so juiced": no book says why, so what the prices say is told: who is favored and where the
 * sharpest book stands, or where an even line of the total would be.
 */
export function whyPriced(read: Tagged): Asked | null {
  const { plain, amounts, tokens, said, bets } = read;
  const isAtPrice = amounts.prices.length === 1 && WHY_AT.test(plain);
  const isStated = amounts.prices.length > 0 && !isAtPrice;
  const isElse = isStated || amounts.money.length + amounts.shares.length > 0 || OTHER.test(plain);
  if (!WHY.test(plain) || isElse || tokens.length > MOST_WORDS) return null;
  const isTotal = TOTAL.test(plain) && PRICE.test(plain);
  const isApart = read.books.length === 1 && OFF.test(plain);
  if (!isTotal && !isAtPrice && !isApart && !SIDE.test(plain)) return null;
  if ([...said, ...bets].some(({ player, stats }) => player !== null || stats.length > 0)) return null;
  const person = sideMeant(read);
  if (!person) return null;
  if (isTotal) return ofTotal(person.event, plain);
  return (isApart ? ofBook(read, person.event) : null) ?? ofSide(read, person);
}

type Side = Extract<Person, { kind: 'side' }>;

function sideMeant(read: Tagged): Side | null {
  const named = personOf({ ...toMarketQuestion(read), window: null });
  return !named || isAsked(named) || named.kind === 'player' ? null : (playsThen(read, named) ?? named);
}

/** Who is meant in the game of the day that is named, whichever of his games was spoken of; null: none is then. */
function playsThen({ reading: { window }, slate, nowMs }: Tagged, person: Side): Side | null {
  if (window === null) return null;
  const then = slate.events.find(
    ({ home, away, startsAt, markets }) =>
      (home === person.name || away === person.name) &&
      markets.length > 0 &&
      startsAt.getTime() > nowMs &&
      startsAt.getTime() >= window.fromMs &&
      startsAt.getTime() < window.toMs,
  );
  return then ? { ...person, event: then, selection: then.home === person.name ? 'home' : 'away' } : null;
}

/** "A bigger dog tomorrow": how likely he is to win the game that was spoken of before. */
function besideOther({ previous, slate, nowMs, zone }: Tagged, { event, name }: Side): string {
  const ids = new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
  const other = slate.events.find(
    (one) => one.id !== event.id && ids.has(one.id) && [one.home, one.away].includes(name),
  );
  const [own, before] = [event, other].map((one) => (one ? chanceOf(one, name, nowMs) : null));
  if (!other || own == null || before == null) return '';
  const day = ({ startsAt }: SlateEvent) => dayWords(localTime(startsAt.getTime(), zone).day);
  return ` ${capital(theTeam(name))} win ${percent(own)} of the time on ${day(event)}, ${percent(before)} on ${day(other)}.`;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const dayWords = (day: number): string => DAYS[weekdayOf(day)];

function chanceOf(event: SlateEvent, name: string, nowMs: number): number | null {
  const market = event.markets.find((one) => one.market === 'moneyline' && one.player === '');
  const at = market?.outcomes.indexOf(event.home === name ? 'home' : 'away') ?? -1;
  return (market && consensusOfAll(event, market, nowMs)?.probabilities[at]) ?? null;
}

/** What a price may rest on, of both sides. */
const FACT_KINDS: readonly FactKindName[] = ['form', 'head_to_head'];

const NO_FAVORITE = /\bno (?:\w+ )?(?:fav|fave|favou?rite)s?\b|\bpick ?em\b/;

/** What nobody can say, and what it most likely is. */
function whyLead(plain: string, { sportKey }: SlateEvent): string {
  if (NO_FAVORITE.test(plain)) return 'Hardly anything separates the two, so both are close to even money.';
  const starters = sportKey.startsWith('baseball')
    ? ' In baseball it is mostly who pitches, which is not stored here.'
    : '';
  return `The books do not say why; it is what the whole market has come to.${starters}`;
}

function ofSide(read: Tagged, person: Side): Asked | null {
  const { odds, plain } = read;
  const { event, selection: side } = person;
  const market = event.markets.find((one) => one.market === 'moneyline' && one.player === '');
  if (!market) return null;
  const sharp = market.quotes.find(({ bookKey }) => bookKey === SHARPEST)?.decimals[market.outcomes.indexOf(side)];
  const stands = sharp === undefined ? '' : ` Pinnacle, the sharpest of them, has ${event[side]} at ${odds(sharp)}.`;
  const kinds = FACT_KINDS.filter((kind) => event.facts.some((fact) => fact.kind === kind));
  const facts: Call[] = kinds.length > 0 ? [factsCall({ eventId: event.id }, kinds)] : [];
  const form = formWords(event);
  const ofFacts = form === '' ? '' : `${form} The market has that in its prices already.`;
  return calls(
    [boardCall({ eventId: event.id, market: 'moneyline', tells: 'favorite', limit: ROWS }), ...facts],
    [`${whyLead(plain, event)}${besideOther(read, person)}${stands}${ofFacts}`],
  );
}
/** "How come Caesars is so off": its prices beside those of all others; why they differ nobody says. */
function ofBook({ books: [book = ''], slate, odds }: Tagged, event: SlateEvent): Asked | null {
  const market = event.markets.find((one) => one.market === 'moneyline' && one.player === '');
  const keys = new Set(findBooks(book, slate.bookTitles).map(({ key }) => key));
  const own = market?.quotes.find(({ bookKey }) => keys.has(bookKey));
  const others = (market?.quotes ?? []).filter(({ bookKey }) => !keys.has(bookKey));
  if (!market || !own || others.length === 0) return null;
  const sides = market.outcomes.flatMap((side, at) => {
    const prices = others.flatMap(({ decimals }) => decimals[at] ?? []);
    const [low, high] = [Math.min(...prices), Math.max(...prices)].map(odds);
    return `${shortTeam(outcomeLabel(event, side))} at ${odds(own.decimals[at] ?? 1)}, where the others have ${low === high ? low : `${low} to ${high}`}`;
  });
  return calls(
    [boardCall({ eventId: event.id, market: 'moneyline', limit: ROWS })],
    [`${book} has ${sides.join('; ')}. Why it differs is not stored.`],
  );
}
const SHARPEST = 'pinnacle';

function ofTotal(event: SlateEvent, plain: string): Asked | null {
  const totals = event.markets.filter(({ market, player }) => market === 'total' && player === '');
  const [main] = totals.toSorted((a, b) => b.quotes.length - a.quotes.length);
  const [even] = totals.toSorted((a, b) => Math.abs(overShare(a) - HALF) - Math.abs(overShare(b) - HALF));
  if (!main || !even) return null;
  const [line, level] = [main, even].map(({ lineHundredths }) => lineHundredths / HUNDRED);
  const isOver = overShare(main) > HALF;
  const [dear, where] = isOver ? ['over', 'low'] : ['under', 'high'];
  const words =
    even === main
      ? `No book says why. ${line} is the line that these books price nearest to even.`
      : `No book says why, but the line does: ${line} is ${where} for this game, so the ${dear} is the likelier side and costs more. The line that they price nearest to even is ${level}.`;
  const side = /\bunder\b/.test(plain) && !/\bover\b/.test(plain) ? 'under' : 'over';
  return calls([boardCall({ eventId: event.id, market: 'total', side, limit: ROWS })], [words]);
}

const HALF = 0.5;
const HUNDRED = 100;

/** How likely the over is by all its books together, their margins aside. */
function overShare({ outcomes, quotes }: SlateMarket): number {
  const [over, under] = [outcomes.indexOf('over'), outcomes.indexOf('under')];
  const shares = quotes.flatMap(({ decimals }) => {
    const [a, b] = [decimals[over], decimals[under]];
    return a && b ? [1 / a / (1 / a + 1 / b)] : [];
  });
  return shares.length === 0 ? 0 : shares.reduce((all, share) => all + share, 0) / shares.length;
}
