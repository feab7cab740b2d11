import type { BetRefDraft } from '#contract/research/bet.ts';
import { coversSport, leagueOf } from '../../slate/leagues.ts';
import type { Person } from '../../slate/slate.ts';
import { capital, list, signedPercent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { favoredSide } from '../calls/favored-side.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import { decidedChance, isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { picksMeant } from './pick-named.ts';

const OPENS = '^((so|and|but|ok|okay|wait|hm+|bro|lol|really|damn) )*';
const WHY_NOT = new RegExp(
  `${OPENS}(why not|whynot|why no|how come not|how come no|why (isnt|arent|wasnt|werent|aint|didnt|dont|not)|how come (isnt|arent|not)?|nothing (on|for|with|from|about)|no (love|bets?|picks?|plays?|value) (on|for|with|in)|where(s| is| are)|what happened to)\\b`,
);
/** "Why not the over" asks for a side; who else is to be judged is asked for in other words. */
const IS_ELSE =
  /\b(parlay|instead|price|odds|book|line|worth|bet (it|them|him)|over|under|spread|moneyline|ml|total)\b/;
const MOST_WORDS = 12;

type Priced = StoredBet & { price: NonNullable<StoredBet['price']> };

/**
 * "Why not the Chiefs?", "nothing on Sinner?" behind a list that has no bet on them: the best price of theirs, what it is worth and which
 * limit of the list it fails. Free. Null: they are in it, or something else is asked.
 */
export function whyLeftOut(read: Tagged): Asked | null {
  const { previous, mentions, plain, tokens, amounts } = read;
  const shown = previous?.list === true && previous.ticket !== true ? (previous.focus ?? []) : [];
  const [mention, ...others] = mentions;
  if (!previous || !mention || others.length > 0 || shown.length === 0 || tokens.length > MOST_WORDS) return null;
  if (!WHY_NOT.test(plain) || IS_ELSE.test(plain) || amounts.prices.length + amounts.lines.length > 0) return null;
  if (picksMeant(shown, mention).length > 0) return null;
  const person = mention.persons.find(({ event }) => event.startsAt.getTime() > read.nowMs);
  if (!person || mention.names.length > 1) return null;
  const best = bestOf(person, previous, read);
  if (!best) return null;
  const worth = edgeOf(best);
  const price = `The best price on ${best.name} is ${best.price.text} at ${best.price.book}, an edge of ${signedPercent(worth)}`;
  const fails = failed(best, person, previous, read);
  const reason =
    fails.length > 0
      ? `it is left out because ${list(fails)}`
      : worth <= 0
        ? 'it is left out because it pays less than is fair'
        : 'that is not enough for a place in the list';
  return say(`${capital(price)}, and ${reason}.`);
}

const edgeOf = (bet: Priced): number => decidedChance(bet) * bet.price.decimal - 1;

/** Of what the list could hold of them the bet that is worth most, else of all that is priced. */
function bestOf(person: Person, previous: Reading, read: Tagged): Priced | null {
  const books = previous.book ? [previous.book] : (previous.books ?? []);
  const drafts = draftsOf(person);
  const pricedAt = (book: string | null) =>
    drafts.flatMap((draft) => {
      const bet = storedBet({ ...draft, book, price: null }, read);
      return isStored(bet) && bet.price ? [{ ...bet, price: bet.price }] : [];
    });
  const own = books.flatMap(pricedAt);
  const all = own.length > 0 ? own : pricedAt(null);
  const fitting = all.filter((bet) => failed(bet, person, previous, read).length === 0);
  return [...(fitting.length > 0 ? fitting : all)].sort((a, b) => edgeOf(b) - edgeOf(a))[0] ?? null;
}

const MOST_DRAFTS = 16;
type Draft = Pick<BetRefDraft, 'eventId' | 'market' | 'side' | 'line' | 'player'>;

function draftsOf(person: Person): Draft[] {
  const { event } = person;
  if (person.kind === 'side')
    return ['moneyline', 'spread']
      .filter((market) => event.markets.some((one) => one.market === market))
      .map((market) => ({ eventId: event.id, market, side: person.selection, line: null, player: null }));
  return event.markets
    .filter(({ player }) => player === person.name)
    .flatMap(({ market, outcomes, lineHundredths }) =>
      outcomes.map((side) => ({
        eventId: event.id,
        market,
        side,
        line: side === 'over' || side === 'under' ? lineHundredths / 100 : null,
        player: person.name,
      })),
    )
    .slice(0, MOST_DRAFTS);
}

/** Which limits of the list a bet is outside of, each as a reason. */
function failed(bet: Priced, { event }: Person, previous: Reading, { odds }: Tagged): string[] {
  const { window, leagues, markets, side, minDecimal, maxDecimal, minEdge, minChance, excluded } = previous;
  const startMs = event.startsAt.getTime();
  const kind = bet.ref.market.startsWith('prop:') ? 'prop' : bet.ref.market;
  const league = leagueOf(event.sportKey);
  const chance = decidedChance(bet);
  const isOther = (side === 'underdog' || side === 'favorite') && favoredSide(event, side) !== bet.ref.side;
  const found: (string | false)[] = [
    window !== null &&
      (startMs < window.fromMs || startMs >= window.toMs) &&
      `the game is not ${/^(today|tonight|tomorrow|on |this |in |next )/.test(window.label) ? window.label : `in the time that was asked for`}`,
    leagues.length > 0 && !leagues.some((one) => coversSport(one, event.sportKey)) && `the list is of ${list(leagues)}`,
    league !== null && (excluded?.leagues ?? []).includes(league) && `${league} was left out`,
    markets.length > 0 && !markets.some((one) => one === kind) && `the list is of ${list(markets.map(pluralOf))}`,
    isOther && `the list is of ${side}s`,
    minDecimal !== null && bet.price.decimal < minDecimal - SLACK && `it pays less than ${odds(minDecimal)}`,
    maxDecimal !== null && bet.price.decimal > maxDecimal + SLACK && `it pays more than ${odds(maxDecimal)}`,
    minEdge != null && edgeOf(bet) < minEdge && `the edge is below ${signedPercent(minEdge)}`,
    minChance != null && chance < minChance && 'it wins less often than was asked for',
  ];
  return found.flatMap((reason) => reason || []);
}

const SLACK = 1e-9;
const pluralOf = (market: string): string => `${market}s`;
