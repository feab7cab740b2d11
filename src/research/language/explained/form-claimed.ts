import { capital, percent } from '../../words/format.ts';
import { theTeam } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Spoken } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { gameMeant } from './form-of-both.ts';

/** "Won 2 of last 10", "lost 8 straight", "been awful lately". */
const FORM =
  /\b(?:won|lost|win|lose|dropped|took) (?:only |just |like )?(?:\d{1,2}|all|\w+) (?:of|out of|straight|in a row|of their|games)\b|\b\d{1,2} ?(?:of|-) ?(?:the |their )?last\b|\b(?:been|are|is|look|playing) (?:\w+ )?(?:terrible|awful|bad|trash|garbage|horrible|cold|ass|hot|great|on fire|good) (?:lately|recently|of late)\b|\b(?:\d+ game )?(?:losing|winning|win) streak\b/;
const SURE =
  /\b(?:(?:u|you|ya) (?:\w+ )?sure|are (?:you|u) (?:sure|positive)|sure about|still (?:like|think|say|good|want)|really(?: sure)?|how (?:sure|can))\b|\bsure$|\b(?:tho|though)$/;
const ELSE =
  /\b(?:bet it|worth|price|odds|pick|best|parlay|confident|how (?:sure|often|many)|1-10|scale|should i|record of yours|your picks|ur picks)\b/;
const MOST_WORDS = 20;

/** "Wait Bruins won 2 of last 10, u sure" of a side that is named or was spoken of: how it did, and what the books make of its bet all the same. Null: its form is not held against it. */
export function formClaimed(read: Tagged): Asked | null {
  const { plain, tokens, previous, amounts } = read;
  if (!FORM.test(plain) || !SURE.test(plain) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  const isPriced = amounts.prices.length + amounts.money.filter(({ isSure }) => isSure).length > 0;
  const bet = isPriced || previous?.list === true ? null : betHeldAgainst(read);
  return bet?.price ? say(claimWords(bet, bet.price, read), [], kept(read)) : null;
}

const kept = ({ previous }: Tagged): Spoken =>
  previous?.focus?.length
    ? { focus: previous.focus, unjudged: previous.unjudged ?? false, ticket: previous.ticket ?? false }
    : {};

/** The bet on that side that was spoken of, else that it wins its game. */
function betHeldAgainst(read: Tagged): StoredBet | null {
  const { mentions, where, previous } = read;
  const [person] = personsMeant(mentions, where);
  const event = person?.event ?? gameMeant(read);
  const spoken = previous?.focus?.find(
    (bet) => bet.eventId === event?.id && bet.player === null && (bet.side === 'home' || bet.side === 'away'),
  );
  const side = person?.kind === 'side' ? person.selection : spoken?.side;
  if (!event || (side !== 'home' && side !== 'away')) return null;
  const ref =
    spoken && spoken.side === side
      ? { ...refOfFocus(spoken), price: null }
      : { eventId: event.id, market: 'moneyline' as const, side, line: null, player: null };
  const bet = storedBet(ref, read);
  return isStored(bet) ? bet : null;
}

function claimWords(bet: StoredBet, price: NonNullable<StoredBet['price']>, { odds, plain }: Tagged): string {
  const team = bet.event[bet.ref.side === 'home' ? 'home' : 'away'];
  const form = bet.event.facts.find(({ kind, team: of }) => kind === 'form' && of === team)?.numbers;
  const isStoredForm = form?.wins !== undefined && form.games !== undefined;
  const did = isStoredForm
    ? `${asSaid(plain, form.wins ?? 0, form.games ?? 0)}${theTeam(team)} won ${form.wins} of the last ${form.games}.`
    : `How ${theTeam(team)} did lately is not stored.`;
  const fair = (1 - bet.push) / bet.win;
  const worth =
    price.decimal > fair ? 'a little better than that' : 'no better than that, so the price is no reason to bet it';
  return `${capital(did)} The books know that too: with it they make ${bet.name} ${percent(bet.win)} to win, so ${odds(fair)} is fair, and the best price, ${price.text} at ${price.book}, is ${worth}. Nothing is sure, and so few games tell little that is not in the price.`;
}

/** Whether so many wins or losses are stored as are said; nothing where no number of the same games is. */
function asSaid(plain: string, wins: number, games: number): string {
  const [, what = '', count] =
    new RegExp(`\\b(won|lost|win|lose|dropped) (?:\\w+ ){0,2}?(\\d{1,2}) (?:\\w+ ){0,4}?${games}\\b`).exec(plain) ?? [];
  if (count === undefined) return '';
  const stored = what.startsWith('w') ? wins : games - wins;
  return Number(count) === stored ? 'Yes, ' : 'No, ';
}
