import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import type { Asked } from '../calls/call.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { namedLegs } from './named-legs.ts';
import { legOf, moreOf, ticketCall } from './ticket-call.ts';

/** Words that say nothing but that a leg has another price, and what is put on all of them. */
const BARE =
  /^(ok|okay|so|and|n|but|what|if|make|makes|change|set|turn|bump|move|put|got|have|i|the|that|my|leg|legs|one|first|second|third|fourth|last|to|into|at|as|is|was|are|now|its|it|with|w|for|on|instead|of|price|priced|odds|ml|moneyline|bet|stake|risk|bucks|dollars|pls|please|then)$/;

/** Beside these what is asked is what all of them pay: "whats it pay if the Durant leg loses juice to +100", and not what Durant pays. */
const PAYS =
  /^(whats|how|much|do|does|did|would|will|can|could|pay|pays|paying|payout|win|wins|return|returns|no|nah|nope|whole|entire|full|all|same|parlay|ticket|slip|when|loses|lost|gets|goes|went|drops|dropped|moves|moved|down|up|from|juice|juiced|vig|only|just|then|still)$/;
const OF_ALL = /^(if|when|with|whole|entire|full|parlay|ticket|slip)$/;

/** "Make the Bears leg +155 and $25": the same legs, one of them at a price of its writer's own, and no other leg in its place. */
export function legAtPrice(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, mentions, amounts } = edit;
  const [own, come, ...others] = pricesIn(legs, edit);
  const price = come ?? own;
  const isNumber = (at: number) => [...amounts.prices, ...amounts.money].some(({ from, to }) => at >= from && at < to);
  const isName = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const isOfAll = tokens.some(({ text }) => OF_ALL.test(text));
  const isSmall = (text: string) => BARE.test(text) || /^[1-9]$/.test(text) || (isOfAll && PAYS.test(text));
  const isBare = tokens.every(({ text }, at) => isNumber(at) || isName(at) || isSmall(text));
  if (price === undefined || others.length > 0 || !isBare) return null;
  const named = come === undefined ? namedLegs(legs, edit) : legs.filter((leg) => leg.price === own);
  const [leg, ...more] = named ?? [];
  if (!leg || more.length > 0) return null;
  return ticketCall(
    legs.map((one) => legOf(one === leg ? { ...one, price } : one)),
    { ...moreOf(edit), ...stakeOf(edit), priceOnly: true },
  );
}

/** The price by which a leg is told, where one is, before the one that it is to have. */
function pricesIn(legs: readonly BetFocus[], { amounts: { prices } }: Edit): string[] {
  const said = prices.map(({ text }) => text);
  const isOfLeg = (text: string) =>
    legs.some(({ price }) => price != null && priceTextToDecimal(price) === priceTextToDecimal(text));
  return said.length === 2 ? [...said.filter(isOfLeg), ...said.filter((text) => !isOfLeg(text))] : said;
}

const stakeOf = ({ amounts: { money } }: Edit): { stakeCents?: number } => {
  const sure = money.find(({ isSure }) => isSure) ?? money.find(({ role }) => role === 'stake');
  return sure ? { stakeCents: sure.cents } : {};
};
