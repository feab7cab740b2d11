import type { BestBetsResult } from '#contract/research/best-bets.ts';
import type { ToolName } from '#contract/research/desk.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import type { Found } from '../tools/outcome.ts';
import { blockText } from './blocks/block-text.ts';
import { type Answered, blocksOf } from './blocks/outcome-blocks.ts';
import type { Told } from './blocks/told.ts';

/** What a tool found, as lines of plain text: the answer first. */
export function replyText(tool: ToolName, found: Found<unknown>, told: Told): string[] {
  if (tool === 'best_bets') return bestBetsText(found.data as BestBetsResult);
  const answered = { tool, outcome: found } as Answered;
  return blocksOf(answered, told).blocks.flatMap(blockText);
}

function bestBetsText({ picks, nearest, considered, bets, leans }: BestBetsResult): string[] {
  const counted = `Of ${considered} bets that fit, ${bets} ${bets === 1 ? 'is' : 'are'} worth a bet and ${leans} a lean.`;
  if (picks.length > 0) return [counted, ...picks.map(betText)];
  return [`No bet. ${counted}`, ...(nearest.length > 0 ? ['Nearest, no picks:', ...nearest.map(betText)] : [])];
}

function betText(bet: PricedBet): string {
  const said = [
    `${bet.pick}, ${bet.text} at ${bet.book} (${bet.game}, ${bet.league}, ${bet.startsAt}): ${bet.verdict}`,
    `fair chance ${bet.fairChanceText} (${bet.fairText})`,
    `edge ${bet.edgeText}`,
    bet.units > 0 ? `stake ${bet.units} % of the bankroll` : 'nothing is staked',
    bet.worstText && `good down to ${bet.worstText}`,
    bet.passReason,
  ];
  return `- ${[...said, ...bet.notes].filter(Boolean).join('; ')}`;
}
