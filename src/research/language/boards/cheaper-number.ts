import { capital, list } from '../../words/format.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { numberOf, type Offer, offersOf } from './numbers-on-offer.ts';

const NUMBER = '(?:numbers?|lines?|spreads?|totals?|alts?|alternates?|overs?|unders?|ones?|options?|versions?)';
const LESS =
  '(?:cheaper|less (?:juicy|juiced|juice|chalky|chalk|vig|expensive|steep)|lower (?:juice|vig|price)|better priced|longer(?: odds| price)?|friendlier)';
const EVEN = String.raw`(?:clos\w+|near\w*|around|about|roughly) (?:to )?(?:even(?:s| money| odds)?|pick ?em odds|a coin ?flip|[+-]1[012]\d)|plus money|\+ money`;
/** Another number of the same side is wanted that costs less. */
const ASKS = new RegExp(
  [
    String.raw`\b${LESS} (?:\w+ )?${NUMBER}\b`,
    String.raw`\b${NUMBER}\b.*\b(?:${LESS}|${EVEN})(?:$|\W)`,
    String.raw`\b(?:${EVEN})\b.*\b${NUMBER}\b`,
    String.raw`\b(?:another|other|different|diff|alt\w*|what|any) ${NUMBER}\b.*\b(?:not so|not as|thats not|that isnt|without the) (?:juic\w*|steep|expensive|chalk\w*)`,
    String.raw`\btoo (?:much (?:juice|vig|chalk)|juiced|juicy|steep|expensive|chalky)\b.*\b(?:${NUMBER}|cheaper|else)\b`,
    String.raw`\b(?:something|anything|sth) ${LESS}\b`,
  ].join('|'),
);
const IS_EVEN = new RegExp(String.raw`(?:^|\W)(?:${EVEN})(?:$|\W)`);
const ELSE =
  /\b(books?|sportsbooks?|apps?|bookies?|parlay|legs?|hedge|teaser|games?|today|tonight|slate|board|first half|1h|safer|easier)\b/;
const MOST_WORDS = 16;
const PLUS = /\bplus money\b|\+ money/;
const SAME = 0.001;
const MOST_TOLD = 3;

/**
 * "Too much juice, cheaper number?", "an alt over closer to even money" behind one line: the other numbers of that side that cost less, the
 * nearest first, each with its fair price. Free. Null: nothing with a line was shown, or another market or game is named.
 */
export function cheaperNumber(read: Tagged): Asked | null {
  const { plain, text, tokens, amounts, previous, slate, nowMs } = read;
  const words = text.toLowerCase().replace(/[?!.,']/g, ' ');
  const isAsked = [plain, words].some((said) => ASKS.test(said));
  if (!previous || !isAsked || ELSE.test(plain) || tokens.length > MOST_WORDS || previous.ticket === true) return null;
  if (amounts.money.some(({ isSure }) => isSure) || amounts.lines.some(({ signed }) => signed)) return null;
  const bet = meantOf(read);
  const event = bet && gameAhead(bet, { events: slate.events, nowMs });
  if (!bet || !event || bet.line === null) return null;
  const offers = offersOf(event, refOfFocus(bet), read);
  const own = offers.find(({ line }) => line === bet.line);
  const least = PLUS.test(words) ? 2 - SAME : 1;
  const cheaper = offers
    .filter((one) => one.line !== bet.line && one.best.decimal > Math.max(own?.best.decimal ?? 1, least))
    .toSorted((a, b) => distance(a, bet, words) - distance(b, bet, words))
    .slice(0, MOST_TOLD);
  const name = (line: number) => numberOf(refOfFocus(bet), line, event);
  const [first] = cheaper;
  const from = own ? ` against ${own.best.text} on ${name(own.line)}` : '';
  if (!first) return say(noneWords(own, name(bet.line)));
  const [next, ...more] = cheaper.map((one) => offerWords(one, name(one.line), bet, read));
  const lead = `${capital(next ?? '')}${from}.${more.length > 0 ? ` Then ${list(more)}.` : ''}`;
  const { eventId, market, side, player } = bet;
  const call = boardCall({ eventId, market, side, line: first.line, ...(player && { player }) });
  return calls([call], [lead]);
}

const noneWords = (own: Offer | undefined, name: string): string =>
  `I have no other number of that side at a longer price than ${name}${own ? ` (${own.best.text} at ${own.best.book})` : ''}.`;

function offerWords({ line, best }: Offer, name: string, bet: BetFocus, read: Tagged): string {
  const stored = storedBet({ ...refOfFocus(bet), line, price: null, book: null }, read);
  const decided = isStored(stored) ? stored.win / (1 - stored.push) : 0;
  const fair = decided > 0 ? ` (fair ${read.odds(1 / decided)})` : '';
  return `${name} is ${best.text} at ${best.book}${fair}`;
}

/** The one bet that was spoken of; of a total whose sides were both shown, the side that is named. */
function meantOf({ previous, plain, mentions }: Tagged): BetFocus | null {
  const { focus = [], pointed } = previous ?? {};
  const one = pointed ? focus[pointed - 1] : undefined;
  const named = focus.filter(({ side }) => new RegExp(String.raw`\b${side}s?\b`).test(plain));
  const bet = one ?? (focus.length === 1 ? focus[0] : named.length === 1 ? named[0] : undefined);
  const isOther =
    bet === undefined ||
    (/\bovers?\b/.test(plain) && bet.side === 'under') ||
    (/\bunders?\b/.test(plain) && bet.side === 'over') ||
    (/\bspreads?\b/.test(plain) && bet.market !== 'spread') ||
    (/\btotals?\b/.test(plain) && bet.market !== 'total') ||
    mentions.some(({ persons }) => !persons.some(({ event }) => event.id === bet.eventId));
  return isOther ? null : bet;
}

const distance = ({ line, best }: Offer, bet: BetFocus, words: string): number =>
  IS_EVEN.test(words) ? Math.abs(1 / best.decimal - 1 / 2) : Math.abs(line - (bet.line ?? line));
