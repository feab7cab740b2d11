import { BetRef, type BetRefDraft } from '#contract/research/bet.ts';
import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { isRefused } from '../../tools/find-market.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { unitsWords } from '../../words/format.ts';
import { inShort, shortGame } from '../../words/short-names.ts';
import type { Call } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { exactText, worldOf } from './stored-bet.ts';

/** `verdict`: where the bet is judged; null: nowhere, since nobody asked. */
type Stakes = { fraction: number | undefined; roll: number | undefined; verdict: 'beside' | 'before' | null };
type Told = { calls: readonly Call[]; notes: readonly string[] };

/** The Kelly stake on one bet at its price, by the chance that judges this price; or why there is none. */
export function kellyByBooks(draft: BetRefDraft, { fraction, roll, verdict }: Stakes, read: Tagged): Told {
  const ref = BetRef.parse({ ...draft, named: draft.price == null ? [] : ['price'] });
  const found = priceBets({ bets: [ref] }, worldOf(read));
  const [bet] = isRefused(found) || !found.ok ? [] : found.data.bets;
  if (!bet?.priced) return { calls: [], notes: [isRefused(found) ? found.message : NOT_STORED] };
  const judged = bet.atAsked ?? bet.atBest;
  const name = nameOf(bet);
  if (!judged)
    return { calls: [], notes: [`No book where you can bet quotes ${name}. Name a price for the Kelly stake.`] };
  if (judged.doubt === 'price_cannot_be_right')
    return { calls: [], notes: [`No Kelly stake on ${name} at ${judged.text}: that price cannot be right.`] };
  const { win, push } = judged.chances;
  const calc = {
    kind: 'kelly' as const,
    bet: name,
    price: exactText(judged.text, judged.decimal),
    chance: win,
    fromBooks: true,
    ...(push > 0 && { pushChance: push }),
    ...(fraction !== undefined && fraction <= 1 && { fraction }),
    ...(roll !== undefined && { bankrollCents: roll }),
  };
  return {
    calls: [{ tool: 'calculate', input: { calc, bet: ref } }],
    notes: [...(verdict === 'beside' ? [] : atBook(judged, draft)), ...besideVerdict(judged, name, verdict)],
  };
}

const NOT_STORED = 'I have no price for that bet, so no Kelly stake is worked out.';

function nameOf({ label, game, player, side }: PricedStatedBet): string {
  const name = inShort(label, game);
  return player === null && (side === 'over' || side === 'under') ? `${name} in ${shortGame(game)}` : name;
}

const atBook = ({ text, book, from }: JudgedPrice, { book: named }: BetRefDraft): string[] =>
  from === 'stored' && book !== null && named == null ? [`${text} at ${book} is the best price you can get.`] : [];

const NOT_JUDGED =
  'Kelly takes the chance for certain. What the doubt about it leaves of that is its verdict: ask whether it is a bet.';

/** Why a verdict stakes less: it does not take the chance for certain. */
function besideVerdict(
  { units, ev, text, passReason }: JudgedPrice,
  name: string,
  verdict: Stakes['verdict'],
): string[] {
  if (ev <= 0) return [];
  if (verdict === null) return [NOT_JUDGED];
  if (units > 0 && verdict === 'beside') return [];
  return units > 0
    ? [
        `The verdict stakes ${unitsWords(units)} on ${name} at ${text}: a quarter of Kelly, less what the doubt about the chance takes off.`,
      ]
    : [
        `Stake nothing on ${name} at ${text}: the verdict is a pass${passReason === null ? '' : ` (${passReason})`}. What Kelly would stake takes the chance for certain, which it is not.`,
      ];
}
