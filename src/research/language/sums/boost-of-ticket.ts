import { formatAmerican } from '#engine/odds/format-american.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { jointDecimal } from '../tickets/joint-decimal.ts';
import { stakeOn } from '../tickets/last-ticket.ts';
import { refOfFocus } from './bets-said.ts';
import { paysBoosted } from './pays-boosted.ts';
import { chanceOfAll, isStored, storedBet } from './stored-bet.ts';
import { notQuoted } from './sum-on-bet.ts';

const OF_IT =
  /\b(that|this|the|my|same) (parlay|ticket|acca|slip|one|bet)\b|\b(on|for|with|to) (it|that|this)\b|\bboost(ed)? (it|that)\b/;

/** "DK gives me 30% boost on that parlay, max 25, ev?": the parlay that was shown, boosted, by the fair chance of its legs, free. */
export function boostOfTicket(read: Tagged): Asked | null {
  const { previous, says, plain, amounts, mentions } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const [share, ...others] = amounts.shares;
  if (!says.has('boost') || legs.length < 2 || !share || others.length > 0 || !OF_IT.test(plain)) return null;
  if (mentions.length + amounts.prices.length > 0) return null;
  return shareAGame(legs) ? say(OF_ONE_GAME) : boosted(legs, share.share, read);
}

const OF_ONE_GAME =
  'Legs of one game are priced together by each book, and that price is stored nowhere. Name what the parlay pays, such as "30% boost on +250, $25".';

function boosted(legs: readonly BetFocus[], boost: number, read: Tagged): Asked {
  const { previous, books } = read;
  const book = books[0] ?? previous?.ticketBook ?? null;
  const priced = [];
  for (const leg of legs) {
    const bet = storedBet({ ...refOfFocus(leg), price: null, book }, read);
    if (!isStored(bet)) return say(bet);
    if (!bet.price) return say(`${notQuoted(bet.name, book)}, so there is no price to boost.`);
    priced.push({ ...bet, price: bet.price });
  }
  const decimal = jointDecimal(priced.map(({ price }) => price));
  // A leg that is handed back leaves the others at their own prices, so it counts as if it were not played.
  const chance = chanceOfAll(priced);
  const [money] = moneyIn({ ...read, hasSides: false });
  const stakeCents = money?.cents ?? (previous && stakeOn(previous)) ?? undefined;
  const value = chance * boostedDecimal(decimal, boost) - 1;
  const [lead, makes] = value > 0 ? ['Take it', 'makes you'] : ['No', 'costs you'];
  const inMoney =
    stakeCents === undefined ? '' : `, ${dollars(Math.round(Math.abs(value) * stakeCents))} on ${dollars(stakeCents)}`;
  const american = formatAmerican(decimal);
  const names = priced.map(({ name, price }) => `${name} ${price.text} at ${price.book}`).join(', ');
  return calculated(
    [
      {
        kind: 'boost',
        price: decimal.toFixed(4),
        boost,
        chance,
        ...(stakeCents !== undefined && { stakeCents }),
      },
    ],
    [
      `${lead}: the books make all ${priced.length} legs ${percent(chance)} to win together, so boosted it ${makes} ${percent(Math.abs(value))} on average${inMoney}.${paysBoosted(stakeCents, boostedDecimal(decimal, boost))}`,
      `The parlay that was spoken of: ${names}, ${american} together.`,
    ],
  );
}
