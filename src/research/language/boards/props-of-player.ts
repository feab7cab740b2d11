import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { isAsked, personOf, subjectOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { bestOf } from '../verdict/verdict-offers.ts';
import { asksForBets } from './asks-for-bets.ts';

const PROPS = /\bprops?\b|\b(his|her|their|all|other|any|every|s|has|have|got|what) (\w+ )?lines\b/;
/** Tables of one answer. */
const MOST_TABLES = 4;

/** "Show me Greene's props", "what other lines does he have": every market that books price a player on. Null: one of them is named, or a verdict is asked for. */
export function propsOfPlayer(read: Tagged): Asked | null {
  const { plain, said, amounts, slate } = read;
  const asked = { ...toMarketQuestion(read), window: null };
  const isOfOne = said.some(({ stats, line, price, market }) => stats.length > 0 || (line ?? price ?? market) !== null);
  if (!PROPS.test(plain) || isOfOne || amounts.prices.length > 0 || asksForBets(read)) return null;
  if (!subjectOf(asked)?.player) return null;
  const person = personOf(asked);
  if (!person || isAsked(person) || person.kind !== 'player') return null;
  const { id, markets } = person.event;
  const kinds = [...new Set(markets.filter(({ player }) => player === person.name).map(({ market }) => market))];
  if (kinds.length === 0) return null;
  const tables = kinds.slice(0, MOST_TABLES).map((market) => boardCall({ eventId: id, market, player: person.name }));
  const found = calls(tables);
  return found.kind === 'calls'
    ? { ...found, offers: [`Which ${person.name} prop is worth a bet?`, ...bestOf(id, slate.events)] }
    : found;
}
