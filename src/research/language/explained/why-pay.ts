import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const PAY = '(pay|paying|buy|buying|spend|spending|subscribe|subscribing|upgrade|upgrading|purchase)';
const FOR =
  '(tokens?|credits?|you|u|this|it|edgewise|the (app|site|plan|subscription|picks)|a (plan|subscription)|your picks|ur picks|picks)';
const WHY_PAY = new RegExp(
  `\\b(why|whats the point|what do i get|is it (even |really )?worth|are (the |your )?tokens worth|worth|reason)\\b.*\\b${PAY}\\b.*\\b${FOR}\\b|\\bwhy (should|would|do) (i|anyone|anybody|people) (\\w+ )?${PAY}$`,
);
/** What a bet costs. */
const OF_PRICE = /\b(?:juice|vig|price|odds|that much|on it|this|cents)\b/;
/** What is bought of a line. */
const POINTS = /\b(points?|half|hook|down|line|insurance)\b/;
const VALUE =
  'What a token pays for is one verdict: the bet is held against the fair price of many books with their margin taken out, and most often the answer is a pass, which saves the stake. That these verdicts win is not promised, and whether they do, only the public record can show:';

/** "So why should I pay for tokens": what is bought, what the record proves so far, and what stays free. */
export function whyPay({ plain, hasNames, amounts, reading }: Tagged): Asked | null {
  if (amounts.money.length > 0 || OF_PRICE.test(plain)) return null;
  if (!WHY_PAY.test(plain) || hasNames || POINTS.test(plain) || amounts.prices.length > 0 || reading.leagues.length > 0)
    return null;
  return calls(
    [
      { tool: 'look_up', input: { topic: { kind: 'record' } } },
      { tool: 'look_up', input: { topic: { kind: 'about', of: 'cost' } } },
    ],
    [VALUE],
  );
}
