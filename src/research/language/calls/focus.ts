import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import { ORDINALS } from '../ordinals.ts';
import type { BetFocus } from '../reading.ts';
import { boughtFrom } from './bought-points.ts';
import { gameAhead } from './game-ahead.ts';
import type { Mention } from './mentions.ts';
import type { Direction, MarketWord } from './pieces.ts';
import { withSideOfNumber } from './side-of-line.ts';
import { NO_BET, type StatedBet, saysBet } from './stated-bets.ts';

/** What a short question leans on: the bets of the answer before, in the order in which they were shown. */
export type Dialogue = {
  focus: readonly BetFocus[];
  events: readonly SlateEvent[];
  nowMs: number;
  /** Which of several the answer came to, by its place from 1. */
  pointed?: number | null;
};

const FLIPS = indexPhrases(
  [
    'other side',
    'the other side',
    'other team',
    'the other team',
    'opposite',
    'opposite side',
    'against it',
    'against them',
    'fade it',
    'fade them',
    'fade that',
    'fade u',
    'fade you',
    'fade ya',
    'against u',
    'against you',
    'against ya',
    'flip it',
    'other way',
    'the other way',
    'opposite way',
    'other way around',
    'reverse it',
    'flip side',
    'opponent',
    'why not the other side',
  ].map((phrase) => [phrase, true] as const),
);

/** Whether the other side of what was spoken of is meant. */
export const flips = (tokens: readonly Token[]): boolean => findPhrases(FLIPS, tokens).length > 0;

const WHO = indexPhrases(
  'which side, which team, who you taking, who u taking, who are you taking, who you on, who you have, who you backing, who has the edge, who has the matchup edge, matchup edge, who should i take, who do i take, who do you like, who u like, who do u like, who you like, who do u got, who do you got, who u got, who you got, who ya like, who ya got, who ya taking, who ya have, who do ya like, who do ya got, who yall like, who yall got, who wins, who win, whos winning, whos going to win, who covers, who will cover, who do you think'
    .split(', ')
    .map((phrase) => [phrase, true] as const),
);

/** Whether it is asked which side of a game to be on. */
export const asksWho = (tokens: readonly Token[]): boolean => findPhrases(WHO, tokens).length > 0;

/** Which of the bets before is meant: "#2", "the second one", "number 3"; the first where none is named. */
export function pointedAt(tokens: readonly Token[], text: string): number | null {
  const hash = /#\s?(\d{1,2})\b/.exec(text)?.[1];
  if (hash !== undefined) return Number(hash);
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (
      /^(number|no|pick|bet|leg)$/.test(token.text) &&
      next?.number &&
      next.number.sign === null &&
      next.number.value <= 10
    )
      return next.number.value;
    const place = ORDINALS[token.text];
    const after = next?.text ?? '';
    if (place !== undefined && !/^(half|quarter|period|inning|innings|set|round|five|td|touchdown)$/.test(after))
      return place;
  }
  return null;
}

/** The bet that a question without a name of its own is about, with what it says of it in place of what was said before. */
export function fromFocus(
  said: StatedBet,
  { tokens, text }: { tokens: readonly Token[]; text: string },
  dialogue: Dialogue,
): StatedBet | null {
  const place = pointedAt(tokens, text) ?? dialogue.pointed ?? 1;
  const focus = dialogue.focus[place - 1];
  const event = gameAhead(focus, dialogue);
  if (!focus || !event) return null;
  const bought = said.line === null ? boughtFrom(dialogue.focus, focus, text) : null;
  const isFlipped = flips(tokens);
  const meant = isFlipped ? flipped(focus) : (bought ?? focus);
  const bet = on(meant, event, said);
  return isFlipped || isOfItsSide(focus, said) ? bet : withSideOfNumber(bet, event, on(flipped(focus), event, said));
}

/** Another number of a spread is of the same side where that gives, or gets, points as before. */
const isOfItsSide = ({ market, line }: BetFocus, said: StatedBet): boolean =>
  market === 'spread' && line !== null && said.line !== null && line * said.line.line > 0;

function on(focus: BetFocus, event: SlateEvent, said: StatedBet): StatedBet {
  const base = betOf(focus, event);
  return merged(asksOfGame(said) && base.player !== null ? ofGame(base, event) : base, said);
}

/** "Who covers?": both sides of the game that was spoken of. */
export function whoBets(
  { tokens, text }: { tokens: readonly Token[]; text: string },
  dialogue: Dialogue,
): StatedBet[] | null {
  const focus = dialogue.focus[(pointedAt(tokens, text) ?? 1) - 1];
  const event = gameAhead(focus, dialogue);
  if (!event) return null;
  const market = tokens.some(({ text: word }) => /^covers?$/.test(word)) ? 'spread' : 'moneyline';
  return (['home', 'away'] as const).map((side) =>
    betOf({ eventId: event.id, market, side, line: null, player: null }, event),
  );
}

export function flipped(focus: BetFocus): BetFocus {
  const side = OTHER_SIDE[focus.side] ?? focus.side;
  return { ...focus, side, line: focus.market === 'spread' && focus.line !== null ? -focus.line + 0 : focus.line };
}

export function betOf({ market, side, line, player }: BetFocus, event: SlateEvent): StatedBet {
  const isProp = market.startsWith('prop:');
  const person: Person =
    isProp && player !== null
      ? { kind: 'player', name: storedName(player, event), event }
      : {
          kind: 'side',
          name: side === 'away' ? event.away : event.home,
          selection: side === 'away' ? 'away' : 'home',
          event,
        };
  const mention: Mention = {
    from: -1,
    to: -1,
    kind: person.kind,
    persons: [person],
    names: [person.name],
    begun: null,
  };
  const direction = side === 'home' || side === 'away' ? null : (side as Direction);
  return {
    ...NO_BET,
    ...(isProp ? { player: mention, propMarket: market } : { side: mention, market: market as MarketWord }),
    direction,
    line: line === null ? null : { line, signed: market === 'spread' },
  };
}

/** "Who wins", "puck line +1.5" behind a bet on a player are of his game. */
const asksOfGame = ({ market, line, stats }: StatedBet): boolean =>
  stats.length === 0 && (market !== null || line?.signed === true);

function ofGame(base: StatedBet, event: SlateEvent): StatedBet {
  const { side } = betOf({ eventId: event.id, market: 'moneyline', side: 'home', line: null, player: null }, event);
  return { ...base, player: null, propMarket: null, direction: null, line: null, side };
}

const storedName = (player: string, { markets }: SlateEvent): string =>
  markets.find((market) => fold(market.player) === fold(player))?.player ?? player;

/** What is said now replaces what was said before; another market takes neither its line nor its side along. */
const isOtherToScore = ({ direction }: StatedBet, { propMarket }: StatedBet): boolean =>
  (direction === 'yes' || direction === 'no') && propMarket !== null && !OF_SCORING.test(propMarket);
const OF_SCORING = /anytime|scorer|first|last/;

export function merged(base: StatedBet, said: StatedBet): StatedBet {
  if (!saysBet(said) && said.book === null) return base;
  const isOther = (said.market !== null && said.market !== base.market) || said.stats.length > 0;
  if (isOther)
    return {
      ...base,
      propMarket: null,
      market: said.market,
      stats: said.stats,
      direction: said.direction,
      line: said.line,
      price: said.price,
      book: said.book,
    };
  const isTotal = said.direction === 'over' || said.direction === 'under';
  // "What about the under" on a spread or a winner is the game's total.
  if (isTotal && base.player === null && base.market !== 'total')
    return { ...base, market: 'total', direction: said.direction, line: said.line, price: said.price, book: said.book };
  // "Why not just the draw" is one of who wins, whatever was spoken of.
  if (said.direction === 'draw' && said.market === null && base.player === null)
    return { ...base, market: 'moneyline', direction: 'draw', line: null, price: said.price, book: said.book };
  // "Him to score" behind his yards.
  if (isOtherToScore(said, base))
    return { ...base, propMarket: null, direction: said.direction, line: null, price: said.price, book: said.book };
  const isSpread = said.line?.signed === true && base.player === null && base.market !== 'total';
  return {
    ...base,
    ...(isSpread && { market: 'spread' as const }),
    direction: said.direction ?? base.direction,
    line: said.line === null ? base.line : likeBefore(said.line, base),
    price: said.price,
    book: said.book,
  };
}

/** "And at 4.5?" of a side that gets points: it still gets them. */
const likeBefore = (line: NonNullable<StatedBet['line']>, { line: before, market }: StatedBet): StatedBet['line'] =>
  line.signed || market !== 'spread' || !before
    ? line
    : { line: before.line < 0 ? -line.line : line.line, signed: true };
