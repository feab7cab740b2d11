import { formatAmerican } from '#engine/odds/format-american.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { wholeDecimal } from './taken-at.ts';
import { legOf, ticketCall } from './ticket-call.ts';

const WHY = /\b(why|how come|whats up with)\b/;
const KEEPS =
  /\b(keep|leave|put|move|stay|have|get|do) (\w+ )?(back )?(at|on|in|with|to) (the )?(first|same|original|old|previous|other|one before|last) (book|one|sportsbook|app|site|place)\b|\b(same|first|original) (book|sportsbook|app) (as before|pls|please|though|tho)\b|\bdont (change|switch|move) (the )?(books?|sportsbooks?|apps?)\b/;
const CENTS_APART = 1.0005;

/** "Why Caesars when bet365 pays more", "keep it at the first book": where the parlay that was shown stands. Null: it is not asked. */
export function bookOfTicket(read: Tagged): Asked | null {
  const { previous, plain, mentions, books, amounts } = read;
  if (previous?.ticket !== true || mentions.length > 0 || amounts.prices.length > 0) return null;
  if (KEEPS.test(plain)) return keptAt(read);
  return WHY.test(plain) && books.length > 0 && /\b(pays?|paying|better|more|why not|and not|instead)\b/.test(plain)
    ? whyBook(read)
    : null;
}

/** At the book of before; the one where it stands already is said. */
function keptAt({ previous, slate }: Tagged): Asked {
  const now = previous?.ticketBook ?? null;
  const before = previous?.heldTicket?.book ?? null;
  const legs = previous?.focus ?? [];
  if (before === null || now === null || before === now)
    return say(
      `It stands at ${now ?? 'no book yet'}${before === now ? ', where it was before' : ''}, so nothing was changed.`,
    );
  const [here, there] = [wholeDecimal(legs, now, slate), wholeDecimal(legs, before, slate)];
  if (here === null || there === null)
    return say(`${before} has no price on one of these legs, so it stays at ${now} and nothing was changed.`);
  return ticketCall(legs.map(legOf), { book: before });
}

function whyBook({ previous, books, slate }: Tagged): Asked | null {
  const legs = previous?.focus ?? [];
  const now = previous?.ticketBook ?? null;
  const other = books.find((title) => title !== now);
  if (now === null || other === undefined) return null;
  const [here, there] = [wholeDecimal(legs, now, slate), wholeDecimal(legs, other, slate)];
  if (here === null) return null;
  const pays = `${now} pays ${formatAmerican(here)} for these ${legs.length} legs`;
  if (there === null) return say(`It stands at ${now}: ${other} has no price on one of these legs.`);
  if (there > here * CENTS_APART)
    return {
      ...say(
        `You are right: ${other} pays ${formatAmerican(there)} for these ${legs.length} legs, and ${now} only ${formatAmerican(here)}. So ${other} is the better place for it, and it stands there from here on.`,
      ),
      spoken: { focus: legs, ticket: true, ticketBook: other, list: false, absent: null },
    };
  return say(
    there * CENTS_APART < here
      ? `It stands at ${now} because that pays more: ${pays}, and ${other} ${formatAmerican(there)}.`
      : `Both pay the same: ${pays}, and so does ${other}.`,
  );
}
