import { leagueOf } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { fairWords } from '../compared/fair-both.ts';
import { offersOnMarket } from '../compared/market-of-bet.ts';

const FAIR = /\b(fair|no ?vig|true (odds|price|prices|chances?)|real odds)\b/;
/** Without the vig a price is one of a whole market: every side is told. */
const VIG = '(vig|vigorish|juice|margin|rake|overround|(house|house s|books?|book s|bookies?) (edge|cut|take|margin))';
const NO_VIG = new RegExp(
  [
    `\\b(no|without|minus|sans|less the|excluding|before|wasnt( any| a)?|werent( any| a)?) (the |any )?${VIG}\\b`,
    `\\b(take|taking|took|strip|stripping|remove|removing|cut|cutting|pull|back|get rid of|ignor(e|ing)) (out )?(the )?${VIG}\\b`,
    '\\bnovig\\b|\\bde ?vig(ged|ging)?\\b|\\b(vig|juice) ?(free|less)\\b|\\bvigless\\b',
  ].join('|'),
);
/** What is fair of who wins, and not whether a price is. */
const FAIR_PRICE = /\b(fair|true|real) (odds|prices?|value|number|ml|moneyline|chances?|probability)\b/;
const JUDGES =
  /^(so |ok |and |hey |yo )*(is|are|isnt|would|u think|you think|do you think)\b|\b(worth|good|bet it|take it)\b/;
/** Markets with sides of their own, which their boards tell. */
const OTHER_MARKET =
  /\b(spreads?|totals?|over|under|overs|unders|ou|props?|points?|run ?line|puck ?line|handicap|half|quarter|period)\b/;
const ALL = /\b(all (of )?(3|three|them)|(3|three) ?-?ways?|each (of the )?(3|three)|every outcome|1x2)\b/;
const NEXT = /\b(next|first|earliest)\b.*\b(games?|match|matches|fixture|kick ?off)\b/;
const MOST_GAMES = 4;
const MOST_WORDS = 20;
const ROWS = 12;

/**
 * "Fair on all 3 and best price on the draw", "fair on Arsenal and Chelsea", "no vig on Knicks Kings":
 * what is fair on every way a game can end, of who is named, what was spoken of, or the next of a league. Null: that is not asked.
 */
export function threeWayFair(read: Tagged): Asked | null {
  const { tokens, amounts } = read;
  const isElse =
    tokens.length > MOST_WORDS ||
    amounts.prices.length > 0 ||
    read.books.length > 0 ||
    read.said.some(({ line, stats }) => line?.signed || stats.length > 0);
  if (isElse || !(asksAll(read) || asksNoVig(read))) return null;
  const games = gamesMeant(read).flatMap(({ id: eventId }) => {
    const sides = offersOnMarket({ eventId, market: 'moneyline', side: 'home', line: null, player: null }, read);
    const words = fairWords(sides, read);
    return words === null ? [] : [{ eventId, sides, words }];
  });
  if (games.length === 0) return null;
  const own = sideAsked(read);
  const side = own === null ? {} : { side: own };
  return calls(
    games.map(({ eventId }) => boardCall({ eventId, market: 'moneyline', ...side, limit: ROWS })),
    games.map(({ words }) => words),
  );
}

/** The draw, or the one side that it is asked of: "the Oilers to beat the Knights". */
function sideAsked({ plain, said, where }: Tagged): Selection | null {
  if (/\b(draw|tie)\b/.test(plain)) return 'draw';
  const [bet, ...others] = said.filter(hasSubject);
  if (!bet?.side || others.length > 0 || !(bet.opponent === null || bet.backs)) return null;
  const [person] = personsMeant([bet.side], where);
  return person?.kind === 'side' ? person.selection : null;
}

const asksAll = ({ plain, mentions }: Tagged): boolean =>
  FAIR.test(plain) &&
  !OTHER_MARKET.test(plain) &&
  (ALL.test(plain) || mentions.length > 1 || (mentions.length > 0 && FAIR_PRICE.test(plain) && !JUDGES.test(plain)));

/** Of who wins, where no other market is named or was spoken of. */
function asksNoVig({ plain, amounts, mentions, previous, said }: Tagged): boolean {
  if (!NO_VIG.test(plain) || OTHER_MARKET.test(plain) || amounts.lines.length > 0) return false;
  if (said.some(({ market }) => market !== null && market !== 'moneyline')) return false;
  const [spoken, ...others] = previous?.focus ?? [];
  return (
    mentions.length > 0 || (spoken?.market === 'moneyline' && others.every(({ eventId }) => eventId === spoken.eventId))
  );
}

function gamesMeant(read: Tagged): SlateEvent[] {
  const { mentions, where, previous, slate, nowMs, plain, reading } = read;
  if (mentions.length > 0)
    return personsMeant(mentions, where)
      .slice(0, 1)
      .map(({ event }) => event);
  if (reading.leagues.length === 0) {
    const spoken = gameAhead(previous?.focus?.[0], { events: slate.events, nowMs });
    return spoken === null ? [] : [spoken];
  }
  const ahead = slate.events.filter(
    ({ sportKey, startsAt }) =>
      startsAt.getTime() > nowMs && reading.leagues.some((league) => league === leagueOf(sportKey)),
  );
  const first = Math.min(...ahead.map(({ startsAt }) => startsAt.getTime()));
  return NEXT.test(plain) ? ahead.filter(({ startsAt }) => startsAt.getTime() === first).slice(0, MOST_GAMES) : [];
}
