import type { Mention } from '../calls/mentions.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { lastTicket } from './last-ticket.ts';
import { FEWEST_LEGS, takesAnyBook } from './ticket-call.ts';
import { bookNamed } from './ticket-terms.ts';

const CENTS = 100;

/** "Ok Ravens, Cowboys, Seahawks then" behind a parlay: nothing but who is to be on it, of whom somebody was not, and for how much. */
export function namesOthers(read: Tagged): boolean {
  const { previous, mentions, tokens, pieces } = read;
  const stake = stakeAt(read);
  return (
    isBehindParlay(previous) &&
    mentions.length >= FEWEST_LEGS &&
    mentions.every(({ kind }) => kind === 'side') &&
    pieces.every(
      (piece) =>
        piece.from === stake || OF_NAMES.has(piece.kind) || (piece.kind === 'connector' && piece.connector !== 'or'),
    ) &&
    !mentions.every((mention) => legShown(mention, previous) !== null) &&
    tokens.every(
      ({ text }, at) =>
        at === stake ||
        BESIDE_NAMES.test(text) ||
        mentions.some(({ from, to }) => at >= from && at < to) ||
        pieces.some(({ kind, from }) => OF_NAMES.has(kind) && from === at),
    )
  );
}

const isBehindParlay = (previous: Reading | null): previous is Reading =>
  previous?.intent === 'parlay' || previous?.ticket === true;

const OF_NAMES: ReadonlySet<string> = new Set(['name', 'market', 'book']);
const BESIDE_NAMES =
  /^(ok|okay|fine|alright|right|so|then|and|also|the|just|only|do|try|go|going|gimme|give|me|lets|let|us|with|how|about|what|if|instead|rather|make|it|be|pls|please|now|use|all|at|on|for|run|bucks|dollars|&)$/;

/** The one plain number of it, which is of no name and of no line: "ok just Cavs and Avs on DK then, 30". */
function stakeAt({ tokens, mentions, amounts }: Tagged): number {
  const numbers = tokens.flatMap(({ number, pair }, at) => (number === null && pair === null ? [] : [at]));
  const [at = -1, ...others] = numbers.filter((one) => !mentions.some(({ from, to }) => one >= from && one < to));
  const number = tokens[at]?.number;
  const isMoney = amounts.money.some(({ from, isSure }) => isSure && (from === at || from === at - 1));
  const isBare = at === tokens.length - 1 && number?.sign === null && Number.isInteger(number.value) && !number.suffix;
  return others.length === 0 && (isMoney || isBare) ? at : -1;
}

/** The stake on who is named alone behind a parlay. */
export function stakeBehind(read: Tagged): number | null {
  const value = namesOthers(read) ? read.tokens[stakeAt(read)]?.number?.value : undefined;
  return value === undefined ? null : value * CENTS;
}

/** Who is named alone behind a parlay stands where that was to stand, whether it could be built or not. */
export function bookKept(read: Tagged): string | null {
  const { previous, tokens } = read;
  if (previous === null || takesAnyBook(tokens) || !namesOthers(read)) return null;
  return previous.ticket === true ? bookNamed(previous) : previous.book;
}

/** A name alone is the leg on it that the parlay had, or the bet on it of the list that was shown. */
export const legShown = (mention: Mention | null, previous: Reading | null): BetFocus | null =>
  [...(lastTicket(previous)?.legs ?? []), ...(previous?.list === true ? (previous.focus ?? []) : [])].find((leg) =>
    mention?.persons.some(
      (person) =>
        person.event.id === leg.eventId &&
        (person.kind === 'player'
          ? leg.player === person.name
          : leg.player === null && (leg.side === person.selection || leg.market === 'total')),
    ),
  ) ?? null;
