import { shareAGame } from '../../slate/share-a-game.ts';
import { capital, list, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { chanceAt } from './best-whole.ts';
import { legsOn } from './named-legs.ts';
import { placesIn } from './places-in.ts';

const CHANCE = /\b(chances?|probability|prob|odds|how likely|how often|percent|percentage)\b/;
const WITHOUT = /\b(without|if i (drop|take out|leave out|lose|skip|remove)|minus)\b/;
const MOST_WORDS = 14;

/** "Whats the chance without the Bills": how often the other legs of the parlay win, which stays as it is. Null: no leg of it is left out. */
export function chanceWithout(read: Tagged): Asked | null {
  const { previous, plain, tokens, mentions, amounts } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const isAsked = CHANCE.test(plain) && WITHOUT.test(plain) && tokens.length <= MOST_WORDS;
  if (legs.length < 2 || !isAsked || amounts.prices.length > 0 || amounts.money.some(({ isSure }) => isSure))
    return null;
  const places = placesIn(tokens, legs.length);
  const gone = legs.filter(
    (leg, at) => places.includes(at + 1) || mentions.some((mention) => legsOn(legs, mention).includes(leg)),
  );
  const left = legs.filter((leg) => !gone.includes(leg));
  const book = previous?.ticketBook ?? null;
  if (gone.length === 0 || left.length === 0 || book === null || shareAGame(legs)) return null;
  const [own, whole] = [chanceAt(book, left, read), chanceAt(book, legs, read)];
  const names = gone
    .map((leg) => storedBet({ ...leg, price: null }, read))
    .flatMap((bet) => (isStored(bet) ? [bet.name] : []));
  if (own === null || whole === null || names.length < gone.length) return null;
  const rest = left.length === 1 ? 'the one leg left wins' : `the other ${left.length} legs win`;
  return say(
    `${capital(`without ${list(names)} ${rest}`)} ${percent(own)} of the time; with ${gone.length === 1 ? 'it' : 'them'} ${legs.length === 2 ? 'both' : `all ${legs.length}`} win ${percent(whole)}. Nothing was changed.`,
  );
}
