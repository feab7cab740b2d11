import { dollars } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';

/** How often it happens is asked, and not what it leaves. */
const ASKS_CHANCE = /\b(chances?|odds|likely|likelihood|probability|how often)\b/;
const LOSES = /\b(lose|lost|losing|losses|losers|loss|go|goes|went)\b/;
/** "6 bets", "3 losses", "3 in a row". */
const COUNT =
  /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:bets?|plays?|losses|losers|straight|in a row|times)\b/;
/** "Go 0-6", "0 for 6": all of them lose. */
const NONE_WON = /\b(?:0|zero|oh) ?(?:for|of|and|-)? ?(\d{1,3})\b/;
/** "25 a bet", "$10 each". */
const STAKE = /\b(\d+(?:\.\d+)?) ?(?:dollars|bucks|usd)? ?(?:each|a bet|a pop|per|apiece|a game|a play|a piece|flat)\b/;
/** "Of my 300", "300 bankroll". */
const ROLL =
  /\b(?:of|my|roll|bankroll|have|got|with|from)(?: (?:my|is|of|a|the|i|have|got))* (\d+(?:\.\d+)?)\b|\b(\d+(?:\.\d+)?) (?:bankroll|roll|bank)\b/;

/** What is staked where nothing else is said. */
const UNIT = 0.01;

type Run = { plain: string; share: number | null; rollCents: number | undefined };

/**
 * What a run of losing bets leaves: "25 a bet and go 0-6", "lose 3 in a row at 2% of 200". Formula: roll - bets x stake; a share is staked
 * flat of the roll at the start, and beside it of what is left each time, roll x (1 - share)^bets. Null: no such run, or no roll.
 */
export function losingRun({ plain, share, rollCents }: Run): Asked | null {
  if (!LOSES.test(plain) || ASKS_CHANCE.test(plain)) return null;
  const bets = countIn(plain);
  const roll = centsOf(ROLL.exec(plain)) ?? rollCents;
  if (bets === null || roll === undefined) return null;
  const stake = Math.round(share === null ? (centsOf(STAKE.exec(plain)) ?? roll * UNIT) : roll * share);
  if (stake <= 0 || stake >= roll) return null;
  const lost = bets * stake;
  const left =
    lost >= roll
      ? `all of ${dollars(roll)}`
      : `${dollars(lost)}, so ${dollars(roll - lost)} of ${dollars(roll)} is left`;
  const falling =
    share === null || lost >= roll
      ? ''
      : ` Staked each time of what is then left, it is ${dollars(Math.round(roll * (1 - share) ** bets))}.`;
  return calculated(
    [{ kind: 'stake_plan', bankrollCents: roll, stakeCents: stake }],
    [`${bets} losing bets of ${dollars(stake)} cost ${left}.${falling}`],
  );
}

function countIn(plain: string): number | null {
  const text = NONE_WON.exec(plain)?.[1] ?? COUNT.exec(plain)?.[1];
  const count = text === undefined ? null : (SEVERAL_IN_WORDS[text] ?? Number(text));
  return count !== null && Number.isInteger(count) && count > 0 ? count : null;
}

function centsOf(found: RegExpExecArray | null): number | undefined {
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? undefined : Math.round(Number(text) * 100);
}
