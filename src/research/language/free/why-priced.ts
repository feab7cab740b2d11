import { findBooks } from '../../books/find-books.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { outcomeLabel } from '../../words/pick-label.ts';
import { shortTeam } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, type Call, calls } from '../calls/call.ts';
import { isAsked, personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';

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
const FORM = /\b(won|lost|streak|straight|in a row|form|hot|cold|undefeated|unbeaten|rolling|beat)\b/;
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
  const person = personOf({ ...toMarketQuestion(read), window: null });
  if (!person || isAsked(person) || person.kind === 'player') return null;
  const { event, selection } = person;
  if (isTotal) return ofTotal(event, plain);
  return (isApart ? ofBook(read, event) : null) ?? ofSide(read, event, selection);
}

function ofSide({ plain, odds }: Tagged, event: SlateEvent, side: 'home' | 'away'): Asked | null {
  const market = event.markets.find((one) => one.market === 'moneyline' && one.player === '');
  if (!market) return null;
  const sharp = market.quotes.find(({ bookKey }) => bookKey === SHARPEST)?.decimals[market.outcomes.indexOf(side)];
  const stands = sharp === undefined ? '' : ` Pinnacle, the sharpest of them, has ${event[side]} at ${odds(sharp)}.`;
  const asksForm = FORM.test(plain) && event.facts.some(({ kind }) => kind === 'form');
  const form: Call[] = asksForm ? [{ tool: 'facts_about', input: { eventId: event.id, kinds: ['form'] } }] : [];
  const ofForm = asksForm
    ? ' Form is stored, but no fair price here is built on it: the prices may already include it.'
    : '';
  return calls(
    [boardCall({ eventId: event.id, market: 'moneyline', tells: 'favorite', limit: ROWS }), ...form],
    [`No book says why: the market as a whole makes it so.${stands}${ofForm}`],
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
