import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const MARKET =
  /\b(ml|moneylines?|money lines?|win|wins|winner|winning|favored|favorite|fav|dog|underdog|beat|outright|chance|chances)\b/;

/** Who asks for the odds of a game and names no market is shown its spread and its total too. */
export function otherMains({ plain, said, previous, amounts, books }: Tagged, asked: Asked | null): Asked | null {
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  if (asked?.kind !== 'calls' || call?.tool !== 'show_board' || others.length > 0 || previous !== null) return asked;
  const { input } = call;
  const isPlain = 'eventId' in input && !('market' in input && input.market !== 'moneyline') && !('tells' in input);
  const isNamed =
    MARKET.test(plain) ||
    said.some(({ market, line, direction, price }) => (market ?? line ?? direction ?? price) !== null);
  if (!isPlain || isNamed || books.length > 0 || amounts.prices.length > 0) return asked;
  return { ...asked, calls: [{ ...call, input: { ...input, mains: true } }] };
}
