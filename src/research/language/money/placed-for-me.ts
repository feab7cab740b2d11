import { payout } from '#engine/odds/payout.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { isToBePlaced, NO_WAGER } from '../calls/no-wager.ts';
import { trackedBet } from '../calls/settings-calls.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall, statedOf } from '../lists/about-bet.ts';
import { lastList } from '../lists/last-list.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { rollOf } from '../sums/roll-of.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { placesIn } from '../tickets/places-in.ts';
import { judgedSpoken } from './judged-spoken.ts';
import { stakeOf } from './roll-changed.ts';

const ELSE = /\b(win|wins|pay|pays|get|return|profit|track|log|save|record|my bets)\b/;

/**
 * "Ok put 50 on it for me" behind one bet: no bets are placed here, where it can be placed at which price, and that it can be kept.
 * Null: nothing is to be placed, or it is not known what.
 */
export function placedForMe(read: Tagged): Asked | null {
  const { previous, reading, mentions, amounts, plain } = read;
  const [bet, ...others] = previous?.focus ?? [];
  if (reading.topic !== 'place_wager' || mentions.length > 0 || ELSE.test(plain)) return null;
  const ofPicks = previous?.ticket === true ? null : ofList(read);
  if (ofPicks) return ofPicks;
  if (previous?.ticket === true)
    return isToBePlaced(reading, read.text) ? ofTicket(previous, amounts.money[0]?.cents) : null;
  return bet && others.length === 0 ? ofBet(bet, read) : null;
}

const ALL = /\b(all|each|every|both)\b( one)?( of)?( (them|those|these|em|it|the picks|your picks|\d))?\b/;

/** "Put 30 on the first one for me" behind picks, whatever was looked up since: the one at that place, or every one of them. */
function ofList(read: Tagged): Asked | null {
  const { previous, plain, tokens, amounts } = read;
  const bets = lastList(previous)?.bets ?? [];
  const [place, ...others] = placesIn(tokens, bets.length);
  const pick = place === undefined ? undefined : bets[place - 1];
  if (pick && others.length === 0) return ofBet(pick, read);
  const stakeCents = amounts.money[0]?.cents;
  if (bets.length < 2 || !ALL.test(plain) || stakeCents === undefined || !isToBePlaced(read.reading, read.text))
    return null;
  const each = bets.flatMap((bet) => {
    const stored = storedBet({ ...statedOf(bet), price: null, book: bet.book ?? null }, read);
    return isStored(stored) && stored.price ? [`${stored.name}:${whereWords(stored.price, stakeCents)}`] : [];
  });
  return each.length === 0 ? null : say(`${NO_WAGER} ${each.join(' ')}`);
}

function ofBet(bet: BetFocus, read: Tagged): Asked {
  const stakeCents = read.amounts.money[0]?.cents;
  const book = read.books[0] ?? bet.book ?? null;
  const stored = storedBet({ ...statedOf(bet), price: null, book }, read);
  const price = isStored(stored) ? stored.price : null;
  const isOwn = bet.price != null;
  const kept = trackedBet(
    { ...statedOf(bet), ...(price && !isOwn && { price: price.text, book: price.book }) },
    read.amounts,
  );
  const told = `${NO_WAGER}${price ? whereWords(price, stakeCents) : ''}${ofRoll(read, stakeCents)} Once it is placed you can track it here.`;
  return kept.kind === 'calls' ? { ...kept, assumed: [told, ...kept.assumed] } : kept;
}

function whereWords({ text, book, decimal }: NonNullable<StoredBet['price']>, stakeCents: number | undefined): string {
  const wins = stakeCents === undefined ? null : Math.round(payout(stakeCents, decimal)) - stakeCents;
  const pays = stakeCents === undefined || wins === null ? '' : `, where ${dollars(stakeCents)} wins ${dollars(wins)}`;
  return ` It is ${text} at ${book} now${pays}.`;
}

/** What it pays, and where all of it is one bet. */
function ofTicket(previous: Reading, stakeCents: number | undefined): Asked {
  const { tool, input } = betsCall(previous.focus ?? [], previous);
  const staked = { ...input, ...(stakeCents !== undefined && { stakeCents }), priceOnly: true };
  return calls([{ tool, input: staked }], [`${NO_WAGER} Add its legs to one bet slip there.`]);
}

/** What was told to be its stake, where more than that is to be put on it. */
function ofRoll(read: Tagged, stakeCents: number | undefined): string {
  const roll = rollOf(read);
  const judged = roll === undefined || stakeCents === undefined ? null : judgedSpoken(read);
  if (!judged || roll === undefined || stakeCents === undefined) return '';
  const isMore = stakeCents > (roll / 100) * judged.units;
  return isMore ? ` Of your ${dollars(roll)}: ${stakeOf(judged, roll)}` : '';
}
