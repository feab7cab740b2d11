import { payout } from '#engine/odds/payout.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { dollars, percent } from '../../words/format.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { theTeam } from '../../words/short-names.ts';
import { asksMeaningOf, NAMED } from '../asks-meaning.ts';
import { type Asked, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import type { BetFocus } from '../reading.ts';
import { type Counted, spreadWords, totalWords } from './line-words.ts';
import { shareUnits } from './share-units.ts';

/** "I mean" puts right what was said. */
const MEANS =
  /(?<!\bi )\b(mean|means|(is|was|whats|what is) meant|meaning|stands? for|how (do|to|should|would) (i|you|u|we|one) read|how (is|are) .*\bread)\b/;
const BARE =
  /^(so |ok |okay |and |wtf |lol |yo |but |bro |whatever )*(explain|whats?|what is|what are|wtf is|define) (a |an |the |this |that )*\S+( units?)?( even| exactly| then| supposed to be| again| for me)*$/;
/** "Explain #1" behind a list is about what stands there. */
const isOfPlace = (plain: string, { previous }: Tagged): boolean => previous?.list === true && OF_PLACE.test(plain);
const OF_PLACE = /^(?:\w+ )*explain (?:the |pick |bet |number )*#?[1-9]$/;
const MOST_WORDS = 18;

/**
 * "What does +0.5 even mean", "-351 means what exactly", "what's 1.25 units, I only have 100 bucks": said of the very number, with the
 * bet that is spoken of, in two sentences. Null: no number is asked about.
 */
export function numberMeaning(read: Tagged): Asked | null {
  const { tokens } = read;
  // "I mean" puts something right, and asks for no meaning.
  const plain = read.plain.replace(/\bi mean\b/g, '');
  if (tokens.length > MOST_WORDS || isOfPlace(plain, read) || !(asks(read, plain) || /\bunits?\b|\du\b/.test(plain)))
    return null;
  // Of both sides of a market their margin is asked.
  if (read.amounts.prices.length > 1 && OF_MARGIN.test(plain)) return null;
  const units = (ASKS_UNITS.test(plain) || read.mentions.length === 0 ? shareUnits(read) : null) ?? unitsIn(read);
  if (units !== null) return say(units);
  return asks(read, plain) ? meaningOf(read) : null;
}

/** The same of a message that is known to ask what something means. */
export const numberMeant = (read: Tagged): Asked | null => meaningOf(read) ?? lineMeant(read);

/** "Points over 24.5 ... so she needs 25": when the bet with the line that is said wins, whatever other numbers are. */
function lineMeant({ bets }: Tagged): Asked | null {
  for (const bet of bets) {
    const found = wordsOf(bet);
    // What is asked of it next is of that bet.
    if (found) return say(found.words, [], { focus: [found.focus], unjudged: true, ticket: false, list: false });
  }
  return null;
}

function wordsOf({
  line,
  player,
  side,
  direction,
  market,
}: Tagged['bets'][number]): { words: string; focus: BetFocus } | null {
  const person = (player ?? side)?.persons[0];
  if (!line || !person) return null;
  const { event, name } = person;
  const counted = { event, line: line.line, side: direction === 'under' ? ('under' as const) : ('over' as const) };
  const focusOn = (kind: string, own: Selection, who: string | null): BetFocus => ({
    eventId: event.id,
    market: kind,
    side: own,
    line: line.line,
    player: who,
  });
  if (person.kind === 'player') {
    const isOn = (one: SlateMarket) => one.player === name && one.lineHundredths === Math.round(line.line * HUNDREDTHS);
    const own = event.markets.find(isOn);
    return own
      ? {
          words: totalWords({ ...counted, market: own.market, player: name }),
          focus: focusOn(own.market, counted.side, name),
        }
      : null;
  }
  return direction === 'over' || direction === 'under' || market === 'total'
    ? { words: totalWords({ ...counted, market: 'total', player: null }), focus: focusOn('total', counted.side, null) }
    : { words: spreadWords(theTeam(name), line.line, event), focus: focusOn('spread', person.selection, null) };
}
const HUNDREDTHS = 100;

const asks = (read: Tagged, plain: string): boolean => MEANS.test(plain) || BARE.test(plain) || isPriceAsked(read);

/** "The minus 110 thing, I dont get it": the one price that is named, in whatever is told around it. */
function isPriceAsked({ tokens, plain, amounts: { prices, money, shares }, hasNames, says }: Tagged): boolean {
  const [price, ...others] = prices;
  // What is worked out of it is named.
  if (!price || others.length + money.length + shares.length + says.size > 0 || hasNames) return false;
  if (IN_OTHERS.test(plain)) return false;
  const words = tokens.flatMap(({ text }, at) =>
    at === price.from ? [NAMED] : at > price.from && at < price.to ? [] : [text],
  );
  return asksMeaningOf(words.join(' '), false);
}

/** "2.40, what is that in our odds" asks for the price in another form. */
const IN_OTHERS = /\b(in|to|into) (our|us|american|my|normal|regular|decimal|fractional) (odds|format|terms|numbers)\b/;

function meaningOf(read: Tagged): Asked | null {
  const price = priceIn(read);
  const line = price === null || isWithLine(read) ? lineIn(read) : null;
  // "Do I win if they lose by 3" behind it is about the bet that was explained.
  const own = line?.focus ?? (price && winnerAt(read));
  const focus = own ? { focus: [price ? { ...own, price: price.text } : own] } : {};
  if (price === null) return line === null ? null : say(line.words, [], focus);
  // What it has to win of is asked of the next price too.
  return say([line?.words, price.words].filter((words) => words !== undefined).join(' '), [], {
    ...focus,
    calculation: { kind: 'break_even', price: price.text },
  });
}

/** "What does +350 on Chivas mean": the one side that is named, to win. */
function winnerAt({ said, mentions, previous, where }: Tagged): BetFocus | null {
  const isOther = said.some(({ market, player }) => player !== null || (market !== null && market !== 'moneyline'));
  if (mentions.length !== 1 || isOther || previous?.list === true || previous?.ticket === true) return null;
  const [person] = personsMeant(mentions, where);
  return person?.kind === 'side'
    ? { eventId: person.event.id, market: 'moneyline', side: person.selection, line: null, player: null }
    : null;
}

/** "How do I read +3.5 (-115)": a line with its price. */
const isWithLine = ({ amounts: { lines } }: Tagged): boolean => lines.some(({ signed }) => signed);

const OF_MARGIN = /\b(hold|vig|no ?vig|juice|margin|devig|fair)\b/;
const UNIT = /^(units?|u)$/;
const ASKS_UNITS = /\b(mean|means|meaning|whats?|how much|what is|in (dollars|money|bucks|cash))\b/;
const OF_BET = /\b(win|wins|pay|pays|payout|return|returns|profit|on (it|that|this|them|the))\b/;
const OWN_PERCENT = 0.01;

/** So many units in money, where it is said how much there is. */
function unitsIn(read: Tagged): string | null {
  const { tokens, plain } = read;
  const at = tokens.findIndex(
    ({ number }, place) =>
      number !== null && number.value > 0 && (number.suffix === 'u' || UNIT.test(tokens[place + 1]?.text ?? '')),
  );
  const units = tokens[at]?.number?.value ?? unitsInWords(plain);
  // "Caps -189 2u" stakes so much on a bet that is named.
  const isOnBet = read.mentions.length > 0 && read.amounts.prices.length > 0;
  if (units === undefined || isOnBet || OF_BET.test(plain)) return null;
  const said = unitSaid(tokens);
  if (said !== null) return unitsAt(units, said, plain);
  if (!ASKS_UNITS.test(plain)) return null;
  return at < 0 ? ofOwnUnit(units, read) : ofBankroll(units, at, read);
}

function ofOwnUnit(units: number, { plain, reading, previous }: Tagged): string | null {
  const own = reading.memory?.unit ?? previous?.memory?.unit ?? previous?.unit ?? null;
  return own === null ? null : unitsAt(units, Math.round(own * CENTS), plain);
}

function ofBankroll(units: number, at: number, { tokens, amounts, reading, previous }: Tagged): string {
  const memory = reading.memory ?? previous?.memory;
  const money = amounts.money.find(({ from }) => from > at + 1 || from < at)?.cents;
  const roll = money ?? bareMoney(tokens, at);
  const first = 'A unit is the stake that you take as your standard; here it is 1% of the bankroll.';
  if (roll === null && memory?.unit !== undefined) {
    const unit = memory.unit * CENTS;
    return `${first} Yours is ${dollars(unit)}, so ${units} units are ${dollars(unit * units)}.`;
  }
  const bankroll = roll ?? (memory?.bankroll === undefined ? null : memory.bankroll * CENTS);
  const cents = (bankroll ?? EXAMPLE_CENTS) * OWN_PERCENT;
  const of = `${dollars(bankroll ?? EXAMPLE_CENTS)}${bankroll === null ? ', for example,' : ''}`;
  return `${first} With ${of} a unit is ${dollars(cents)}, so ${units} ${units === 1 ? 'unit is' : 'units are'} ${dollars(cents * units)}.`;
}

const CENTS = 100;

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(unit and a half|one and a half units?)\b/, 1.5],
  [/\b(three quarters?) (of )?(a |the |my )?units?\b/, 0.75],
  [/\bhalf (of )?(a |the |my )?units?\b/, 0.5],
  [/\bquarter (of )?(a |the |my )?units?\b/, 0.25],
];
const unitsInWords = (plain: string): number | undefined =>
  PARTS.find(([words]) => words.test(plain))?.[1] ?? SEVERAL_IN_WORDS[/\b(\w+) units\b/.exec(plain)?.[1] ?? ''];

/** "My unit is 40", "40 a unit": what one unit is, in cents. */
function unitSaid(tokens: Tagged['tokens']): number | null {
  const found = tokens.find(({ number }, at) => {
    if (!number || number.sign || number.percent || number.suffix !== '') return false;
    // "0.5 unit" is a part of one.
    if (number.value < 1 && !number.dollars) return false;
    const before = plainText(tokens.slice(Math.max(0, at - UNIT_REACH), at));
    // "With 800, unit is?" asks for it.
    const behind = tokens[at + 1]?.afterBreak ? '' : plainText(tokens.slice(at + 1, at + 1 + UNIT_REACH));
    return (
      /\bunits?( size)?( (is|are|of|equals|worth|at|to|was))*$/.test(before) ||
      /^(dollars? |bucks? )?(a |per |each |one )unit\b/.test(behind) ||
      // "1 unit" counts units, "a 40 unit" is how much one is.
      (number.value > 1 && /^(dollars? |bucks? )?unit\b/.test(behind)) ||
      isOneUnit(tokens[at - 1])
    );
  });
  return found?.number ? Math.round(found.number.value * 100) : null;
}
const UNIT_REACH = 4;
/** "1u = $60". */
const isOneUnit = (token: Tagged['tokens'][number] | undefined): boolean =>
  token?.number?.value === 1 && token.number.suffix === 'u';

function unitsAt(units: number, unitCents: number, plain: string): string {
  const cents = Math.round(units * unitCents);
  const lost = /\b(lose|lost|loses|risk|down|out)\b/.test(plain)
    ? ` If the bet loses, that ${dollars(cents)} is all you lose.`
    : '';
  return `${units} ${units === 1 ? 'unit' : 'units'} at ${dollars(unitCents)} a unit ${units === 1 ? 'is' : 'are'} ${dollars(cents)}.${lost}`;
}

const EXAMPLE_CENTS = 1_000_00;
const LEAST_MONEY = 20;
const ROLL = /\b(roll|bankroll|br|only|got|have|with|bucks|dollars)\b/;

/** "If my roll is 500". */
function bareMoney(tokens: Tagged['tokens'], at: number): number | null {
  const found = tokens.find(
    ({ number }, place) =>
      place !== at && number !== null && number.sign === null && number.value >= LEAST_MONEY && !number.percent,
  );
  const isRoll = ROLL.test(tokens.map(({ text }) => text).join(' '));
  const times = found?.number?.suffix === 'k' && found.number.value < LEAST_MONEY ? 1_000 : 1;
  return found?.number && isRoll ? Math.round(found.number.value * times * 100) : null;
}

const HUNDRED = 100_00;
const HIGHEST_LINE = 100;
const NEAR_EVEN = 1.8;

/** What a price stakes and wins, and how often it must win. */
function priceIn({ amounts, tokens }: Tagged): { text: string; words: string } | null {
  // "Even" is a word of the question, and "+0.5" a line, whatever a book could pay.
  const written = amounts.prices.filter(({ from }) => {
    const number = tokens[from]?.number;
    return number != null && (number.sign === null || number.value >= HIGHEST_LINE);
  });
  const [price, ...others] = written;
  if (!price || others.length > 0) return null;
  const { text, decimal } = price;
  const needs = `It has to win ${percent(1 / decimal)} of the time to break even`;
  const side = decimal > 2 ? 'an underdog' : decimal > NEAR_EVEN ? 'a bet that is close to even' : 'a favorite';
  if (/^-\d/.test(text))
    return {
      text,
      words: `${text} is the price of ${side}: you risk $${text.slice(1)} for every $100 you want to win. ${needs}, and the stake comes back with a win.`,
    };
  const wins = dollars(payout(HUNDRED, decimal) - HUNDRED);
  return {
    text,
    words: `${text} is the price of ${side}: a $100 bet that wins pays ${wins} on top of your stake. ${needs}.`,
  };
}

type OnLine = Counted & { event: SlateEvent };

/** When the bet with this number wins, and which bet it is where somebody is named or spoken of. */
function lineIn(read: Tagged): { words: string; focus: BetFocus | null } | null {
  const number = read.amounts.lines[0];
  const bare = number ? null : bareNumber(read);
  const said = number?.line ?? bare?.line;
  const isSigned = (number ?? bare)?.signed === true;
  if (said === undefined || read.amounts.lines.some(({ line }) => line !== said)) return null;
  const bet = betOn(read, said, isSigned);
  if (!bet) return isSigned ? { words: spreadWords('the team', said, null), focus: null } : null;
  const { event, market, side, line, player } = bet;
  const focus = { eventId: event.id, market, side, line, player };
  if (market !== 'spread') {
    const words = totalWords(bet);
    return words === null ? null : { words, focus };
  }
  return { words: spreadWords(theTeam(side === 'home' ? event.home : event.away), line, event), focus };
}

function bareNumber({ tokens }: Tagged): { line: number; signed: boolean } | null {
  const [one, ...others] = tokens.flatMap(({ number }) =>
    number && !number.percent && !number.dollars ? [number] : [],
  );
  return !one || others.length > 0
    ? null
    : { line: one.sign === '-' ? -one.value : one.value, signed: one.sign !== null };
}

/** The bet that is named or spoken of which has this number; of a spread the side that it belongs to. */
function betOn(read: Tagged, said: number, isSigned: boolean): OnLine | null {
  const dialogue = { events: read.slate.events, nowMs: read.nowMs };
  const sides = read.said.flatMap(({ side, player }) => {
    const person = side?.persons[0] ?? null;
    return person?.kind === 'side' && player === null
      ? [{ event: person.event, market: 'spread', side: person.selection as Selection, player: null }]
      : [];
  });
  if (sides[0] && isSigned) return { ...sides[0], line: said };
  const focus = (read.previous?.focus ?? []).flatMap(({ eventId, market, side, player = null }) => {
    const event = gameAhead({ eventId }, dialogue);
    return event ? [{ event, market, side, player }] : [];
  });
  const named = read.mentions.flatMap(({ names }) => names);
  const counted = focus
    // Another player's number is not that of the one who was spoken of.
    .filter(({ player }) => player === null || named.length === 0 || named.includes(player))
    .find(({ market }) => market === 'total' || market.startsWith('prop:'));
  if (!isSigned) return counted ? { ...counted, line: said } : null;
  const [spoken] = focus.filter(({ market }) => market === 'spread' || market === 'moneyline');
  if (!spoken) return null;
  return {
    event: spoken.event,
    market: 'spread',
    player: null,
    line: said,
    side: sideWith(spoken.event, said, spoken.side),
  };
}

/** Whose line it is: who has exactly it, else who has its sign. */
function sideWith({ markets }: SlateEvent, line: number, spoken: Selection): Selection {
  const spreads = markets.filter(({ market }) => market === 'spread');
  const sides = (['home', 'away'] as const).filter((side) => spreads.some((one) => selectionLine(one, side) === line));
  if (sides.some((side) => side === spoken)) return spoken;
  const main = spreads.toSorted((a, b) => b.quotes.length - a.quotes.length)[0];
  const signs = (['home', 'away'] as const).filter(
    (side) => main !== undefined && Math.sign(selectionLine(main, side) ?? 0) === Math.sign(line),
  );
  return sides.find((side) => signs.includes(side)) ?? sides[0] ?? signs[0] ?? spoken;
}
