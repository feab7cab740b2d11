import type { BetRefDraft } from '#contract/research/bet.ts';
import { list } from '../../words/format.ts';
import type { BetFocus, Reading } from '../reading.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls, say } from './call.ts';
import type { Concept } from './concepts.ts';
import { pointedAt } from './focus.ts';
import type { Mention } from './mentions.ts';
import type { Piece } from './pieces.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject, readStatedBets, type StatedBet } from './stated-bets.ts';

/** A question behind a parlay, and that parlay. */
type Edit = {
  previous: Reading | null;
  text: string;
  tokens: Parameters<typeof pointedAt>[0];
  pieces: readonly Piece[];
  mentions: readonly Mention[];
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  books: readonly string[];
  where: Parameters<typeof resolveBet>[1];
};

const ADDS =
  /^(ok |and |now |then |pls |please |can (you|u) |lets |also )*(add|throw in|include|tack on|put in|plus)\b/i;
const REMOVES = /\b(drop|remove|take (out|off)|lose|scrap|kick out|get rid of|cut|delete|without|minus)\b/i;
const SWAPS = /\b(swap|replace|switch|exchange|trade)\b/i;
const JOINS =
  /\b(parlay|combine|join) (them|those|these|all)\b|\b(put|throw|make|turn|roll|group) (them|those|these|all)\b.*\bparlay\b|\bparlay (of|with|from) (them|those|these|all)\b/i;
const WORST = /\b(worst|weakest|riskiest|shakiest|best|strongest|longest|shortest)\b/i;
const FEWEST = 2;

/**
 * The bets that were spoken of as one parlay; or that parlay with a leg more, without one, with one for another, for a stake, or at a book. Null: something
 * else is asked.
 */
export function readTicketEdit(edit: Edit): Asked | null {
  const { previous, text, pieces, mentions } = edit;
  const spoken = previous?.focus ?? [];
  if (JOINS.test(text) && mentions.length === 0 && spoken.length >= FEWEST)
    return ticketOf(spoken.map(legOf), stakeIn(edit));
  const legs = previous?.ticket === true ? spoken : [];
  if (legs.length === 0) return null;
  if (SWAPS.test(text)) {
    const at = edit.tokens.findIndex(({ text: word }) => /^(for|with|to)$/.test(word));
    if (at < 0) return null;
    const out = mentions.filter(({ from }) => from < at);
    return changed(legs, { out, put: readStatedBets(pieces.filter(({ from }) => from > at)) }, edit);
  }
  if (ADDS.test(text)) return changed(legs, { out: [], put: readStatedBets(pieces) }, edit);
  if (REMOVES.test(text)) return removed(legs, edit);
  return mentions.length > 0 ? null : sameLegs(legs, edit);
}

type Change = { out: readonly Mention[]; put: readonly StatedBet[] };

function changed(legs: readonly BetFocus[], { out, put }: Change, { where }: Edit): Asked | null {
  const subjects = put.filter(hasSubject);
  if (subjects.length === 0) return null;
  const left = legs.filter((leg) => !out.some((mention) => isOn(leg, mention)));
  if (out.length > 0 && left.length === legs.length) return notOnIt(out);
  const added: BetRefDraft[] = [];
  for (const bet of subjects) {
    const resolved = resolveBet({ ...bet, price: null, book: null }, where);
    if ('missing' in resolved) return say(resolved.missing, resolved.choices);
    added.push(...resolved.refs.slice(0, 1));
  }
  return ticketOf([...left.map(legOf), ...added]);
}

function removed(legs: readonly BetFocus[], { mentions, tokens, text }: Edit): Asked | null {
  const place = /\blast\b/i.test(text) ? legs.length : pointedAt(tokens, text);
  if (mentions.length === 0 && place === null)
    return WORST.test(text) ? say('Which leg shall go? Name its team, or its number.') : null;
  const left = mentions.length > 0 ? without(legs, mentions) : legs.filter((_, at) => at !== Number(place) - 1);
  return left.length === legs.length ? notOnIt(mentions) : ticketOf(left.map(legOf));
}

const without = (legs: readonly BetFocus[], mentions: readonly Mention[]): BetFocus[] =>
  legs.filter((leg) => !mentions.some((mention) => isOn(leg, mention)));

function sameLegs(legs: readonly BetFocus[], { previous, amounts, says, books }: Edit): Asked | null {
  const [money, ...others] = amounts.money;
  const isStake = money && others.length === 0 && amounts.prices.length === 0 && (money.isSure || says.has('payout'));
  const told = previous?.calculation;
  // What its price pays was told already: no verdict is asked for anew.
  if (isStake && told?.kind === 'payout')
    return calls([
      { tool: 'calculate', input: { calc: { kind: 'payout', price: told.price, stakeCents: money.cents } } },
    ]);
  if (isStake) return ticketOf(legs.map(legOf), { stakeCents: money.cents });
  const [book] = books;
  return book && books.length === 1 && amounts.prices.length === 0 ? ticketOf(legs.map(legOf), { book }) : null;
}

function stakeIn({ amounts: { money, prices } }: Edit): { stakeCents?: number } {
  const stake = prices.length === 0 ? money.find(({ isSure }) => isSure) : undefined;
  return stake ? { stakeCents: stake.cents } : {};
}

function ticketOf(legs: readonly BetRefDraft[], rest: { stakeCents?: number; book?: string } = {}): Asked {
  return legs.length < FEWEST
    ? say('A parlay takes two legs, and fewer are left. Name another leg, or ask for the one that is left alone.')
    : calls([{ tool: 'build_parlay', input: { legs, ...rest } }]);
}

const notOnIt = (mentions: readonly Mention[]): Asked =>
  say(
    `${list(mentions.map(({ names }) => names[0] ?? '')) || 'That leg'} is not on that parlay, so nothing was changed.`,
  );

/** Of a game's sides the one that is bet on; a total is of both. */
const isOn = (leg: BetFocus, { persons }: Mention): boolean =>
  persons.some((person) => {
    if (person.event.id !== leg.eventId) return false;
    if (person.kind === 'player') return leg.player === person.name;
    const isSided = leg.market === 'moneyline' || leg.market === 'spread';
    return leg.player === null && (!isSided || leg.side === person.selection || leg.side === 'draw');
  });

const legOf = ({ eventId, market, side, line, player }: BetFocus): BetRefDraft => ({
  eventId,
  price: null,
  book: null,
  named: ['side', ...(line !== null ? (['line'] as const) : []), ...(player !== null ? (['player'] as const) : [])],
  market,
  side,
  line,
  player,
});
