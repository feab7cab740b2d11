import type { Calculation } from '#contract/research/calculate.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { list, percent } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import { paysBoosted } from './pays-boosted.ts';
import { chanceOfAll, isStored, storedBet } from './stored-bet.ts';

const BOOSTS = /\b(boost\w*|super ?boost|enhanced)\b/;
const MOST_BETS = 6;

/** "Lakers and Celtics both win, boosted to +300": one boosted price for several bets, by how often the books say that all of them win. */
export function boostedSeveral(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const price = amounts.prices.at(-1);
  const named = namedBets(read);
  if (!BOOSTS.test(plain) || !price || amounts.prices.length > 2 || amounts.shares.length > 0) return null;
  if (named.length < 2 || named.length > MOST_BETS) return null;
  const refs = named.map((bet) => refOf({ ...bet, price: null, book: null }, read));
  const drafts = refs.filter((ref) => typeof ref !== 'string');
  if (drafts.length < refs.length || shareAGame(drafts)) return null;
  const bets = drafts.map((ref) => storedBet(ref, read)).filter(isStored);
  if (bets.length < drafts.length) return null;
  const chance = chanceOfAll(bets);
  const value = chance * price.decimal - 1;
  const [money] = moneyIn({ ...read, hasSides: true });
  const stake = money ? { stakeCents: money.cents } : {};
  const names = list(bets.map(({ name }) => name));
  const calc: Calculation = { kind: 'ev', bet: names, price: price.text, chance, fromBooks: true, ...stake };
  return calculated(
    [calc],
    [
      `${value > 0 ? 'Take it' : 'No'}: ${bets.length === 2 ? 'both' : `all ${bets.length}`} win ${percent(chance)} of the time by the books (${list(bets.map(({ name, win }) => `${name} ${percent(win)}`))}), which makes ${formatAmerican(1 / chance)} fair; ${price.text} ${value > 0 ? 'makes' : 'costs'} you ${percent(Math.abs(value))} on average.${paysBoosted(money?.cents, price.decimal)}`,
    ],
  );
}
