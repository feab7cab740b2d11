import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { isApart } from '../shown/price-apart.ts';
import { marginIn } from '../sums/line-result.ts';
import type { Entity, EntityText } from './entities.ts';
import type { SureFrame } from './read-frame.ts';

/** Whether to take what was spoken of, in so many words and no others. */
const TAKES =
  /^(?:(?:so|and|then|ok|okay|well|now|but|still)\b\W*)*(?:(?:should|do|can|would) (?:i|you|u|we) )?(?:just |still |even )?(?:take|bet|play|grab|hit|hammer|tail) (?:it|that|this)(?: then| now| or not| or pass)?\W*$/i;
const ASKS = /\?|\b(?:should|do|would|can) (?:i|you|u|we)\b/i;
/** "What if it's -165 by the time I'm in". */
const IF_AT =
  /\b(?:if|when|say) (?:it['’]?s|it is|it was|it (?:goes|moves|drops|gets|falls|comes)(?: down| up)? to|it (?:hits|becomes)|i (?:can )?(?:only )?(?:get|got|find)(?: it)?(?: at)?|the (?:price|line|odds) (?:is|are|goes to|moves to|drops to)|they have it at) ?(?:at )?[+-]\d{3}/i;
const OF_SUM = /[$%]|\b(?:pays?|payout|win|wins|return|stake|kelly|break ?even|hedge|closed?|closes)\b/i;

/** "So take it?", "what if it's -165", "20 on it and they win by 5" behind a bet are of it, whatever such words mostly are. */
export function ofItAlone(
  message: string,
  { entities }: EntityText,
  previous: Reading | null,
  known: Known,
): SureFrame | null {
  const after = afterOf(previous);
  if (isApart(message, { entities }, previous, known)) return { want: 'it.price', placed: [], share: 1 };
  if (after !== 'bet' && after !== 'bets' && after !== 'board') return null;
  if (entities.length === 0 && TAKES.test(message) && ASKS.test(message))
    return { want: 'it.judge', placed: [], share: 1 };
  const stake = stakeIfMargin(message, entities);
  if (stake) return { want: 'it.pays', placed: [{ role: 'stake', entity: stake }], share: 1 };
  const [price, ...others] = entities.filter(({ kind }) => kind !== 'bare' && kind !== 'time');
  const isIf = IF_AT.test(message) && !OF_SUM.test(message) && others.length === 0;
  return isIf && price?.written?.price !== undefined
    ? { want: 'it.price', placed: [{ role: 'price', entity: asPrice(price) }], share: 1 }
    : null;
}

const PAYS =
  /\b(?:get back|come back|pays?|payout|do i (?:win|get|make)|would i (?:win|get|make)|return|collect|cash)\b/i;

/** "20 on that and they win by 5, what do I get back": what is staked; null: nothing, or more is named. */
function stakeIfMargin(message: string, entities: readonly Entity[]): Entity | null {
  const by = PAYS.test(message) ? marginIn(message.toLowerCase()) : null;
  if (by === null || entities.some(({ kind }) => kind === 'name' || kind === 'book')) return null;
  const amounts = entities.filter(({ written, value }) => written?.money !== undefined && value !== Math.abs(by));
  const [stake, ...more] = amounts;
  return stake && more.length === 0 ? { ...stake, text: stake.written?.money ?? stake.text } : null;
}

const asPrice = (entity: Entity): Entity => ({ ...entity, text: entity.written?.price ?? entity.text });
