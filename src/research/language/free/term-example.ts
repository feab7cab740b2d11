import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { startWords } from '../../words/moment-words.ts';
import { type Asked, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';
import { totalWords } from './line-words.ts';
import { type GameMarket, gameWords } from './term-on-game.ts';

const ASKS =
  /\b(example|for instance|(show|give|gimme|get) (me |us )?(one|1|a real one)|(what|whats) (is |would )?(that|it|one)( be| look like)? (for|in|on|tonight|today))\b/;
/** Picks are asked for by the same words. */
const ELSE = /\b(best|pick|picks|good|value|worth|parlay)\b/;
const MOST_WORDS = 14;
const HUNDRED = 100;

/** The bet of a game that shows what each term means. */
const MARKET_OF: Readonly<Record<string, GameMarket | 'prop'>> = {
  moneyline: 'moneyline',
  favorite: 'moneyline',
  underdog: 'moneyline',
  spread: 'spread',
  puck_line: 'spread',
  run_line: 'spread',
  asian_handicap: 'spread',
  total: 'total',
  prop: 'prop',
};
const LEAGUE_OF: Readonly<Record<string, RegExp>> = {
  puck_line: /^icehockey/,
  run_line: /^baseball/,
  asian_handicap: /^soccer/,
};

/** "Give me an example from tonight" behind the meaning of a term: one that is stored, of the game that is named or of the next that most books price. */
export function termExample(read: Tagged): Asked | null {
  const { plain, tokens, previous } = read;
  const told = previous?.lookedUp?.kind === 'term' ? previous.lookedUp.term?.replaceAll(' ', '_') : previous?.term;
  const market = told == null ? undefined : MARKET_OF[told];
  if (told == null || !market || tokens.length > MOST_WORDS || !ASKS.test(plain) || ELSE.test(plain)) return null;
  const event = gameFor(market, LEAGUE_OF[told] ?? /./, read);
  if (!event) return null;
  return market === 'prop' ? propExample(event, read) : gameWords([market], { event, side: sideIn(event, read) }, read);
}

function propExample(event: SlateEvent, { nowMs, zone }: Tagged): Asked | null {
  const prop = mostPriced(event, 'prop');
  if (!prop) return null;
  const { market, player, lineHundredths } = prop;
  const line = lineHundredths / HUNDRED;
  const starts = startWords(event.startsAt.toISOString(), nowMs, zone.name);
  const words = totalWords({ event, line, market, side: 'over', player });
  return say(`In ${gameLabel(event)}, ${starts}: ${words}`, [], {
    focus: [{ eventId: event.id, market, side: 'over', line, player }],
    unjudged: true,
  });
}

const sideIn = (event: SlateEvent, { mentions, where }: Tagged): 'home' | 'away' =>
  personsMeant(mentions, where).some(
    (person) => person.kind === 'side' && person.event === event && person.selection === 'away',
  )
    ? 'away'
    : 'home';

function gameFor(market: GameMarket | 'prop', league: RegExp, read: Tagged): SlateEvent | null {
  const { slate, nowMs, reading, mentions, where } = read;
  if (mentions.length > 0) return personsMeant(mentions, where)[0]?.event ?? null;
  const isThen = ({ startsAt, sportKey }: SlateEvent) =>
    startsAt.getTime() > nowMs &&
    league.test(sportKey) &&
    (reading.window === null ||
      (startsAt.getTime() >= reading.window.fromMs && startsAt.getTime() < reading.window.toMs));
  const priced = slate.events
    .filter(isThen)
    .map((event) => ({ event, books: mostPriced(event, market)?.quotes.length ?? 0 }));
  return priced.toSorted((a, b) => b.books - a.books).find(({ books }) => books > 0)?.event ?? null;
}

const mostPriced = ({ markets }: SlateEvent, market: GameMarket | 'prop'): SlateMarket | undefined =>
  markets
    .filter((one) =>
      market === 'prop'
        ? one.player !== '' && one.outcomes.includes('over')
        : one.market === market && one.player === '',
    )
    .toSorted((a, b) => b.quotes.length - a.quotes.length)[0];
