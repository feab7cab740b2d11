import type { NewBet } from '#contract/bets/bets.ts';
import type { BetMarket } from '#contract/bets/tracked-bet.ts';
import type { StoredGame } from './bets.repo.ts';

/** What a bet is on in a stored game, so that the score can settle it. The line is from the selection's own side. */
export type Tie = { market: 'moneyline' | 'spread' | 'total'; selection: string; lineHundredths: number | null };

type StatedBet = Pick<NewBet, 'bet' | 'market' | 'side' | 'line' | 'player'>;

const SIGNED = /^[+-]\d{1,3}(?:\.\d{1,2})?$/;
const PLAIN = /^\d{1,3}(?:\.\d{1,2})?$/;

/** What was said side by side in a form, else what the words of a slip say; null where neither is clear. */
export function tieBet(game: Pick<StoredGame, 'home' | 'away'>, bet: StatedBet): Tie | null {
  if (bet.side !== undefined) return tieByFields(bet.market, bet.side, bet.line);
  const tie = bet.player ? null : tieByWords(game, bet.bet);
  // Words that read as a total are none where the bet is said to be a prop or a parlay.
  return bet.market === undefined || bet.market === tie?.market ? tie : null;
}

function tieByFields(market: BetMarket | undefined, side: NonNullable<NewBet['side']>, line?: number): Tie | null {
  const isTotal = side === 'over' || side === 'under';
  if (market === 'moneyline' && !isTotal) return { market, selection: side, lineHundredths: null };
  if (market === 'spread' && (side === 'home' || side === 'away')) return withLine(market, side, line);
  return market === 'total' && isTotal ? withLine(market, side, line) : null;
}

/** Books quote lines in quarters. */
function withLine(market: Tie['market'], selection: string, line: number | undefined): Tie | null {
  const hundredths = line === undefined ? Number.NaN : Math.round(line * 100) + 0;
  return hundredths % 25 === 0 ? { market, selection, lineHundredths: hundredths } : null;
}

function tieByWords({ home, away }: Pick<StoredGame, 'home' | 'away'>, words: string): Tie | null {
  const text = words.trim().replace(/[\u2212\u2013]/g, '-');
  const total = /^(over|under) (\S+)$/i.exec(text);
  if (total && PLAIN.test(total[2] ?? '')) return withLine('total', (total[1] ?? '').toLowerCase(), Number(total[2]));
  if (/^draw$/i.test(text)) return { market: 'moneyline', selection: 'draw', lineHundredths: null };
  for (const [selection, name] of [
    ['home', home],
    ['away', away],
  ] as const) {
    if (!text.toLowerCase().startsWith(`${name.toLowerCase()} `)) continue;
    const rest = text.slice(name.length).trim();
    if (/^(moneyline|ml)$/i.test(rest)) return { market: 'moneyline', selection, lineHundredths: null };
    if (/^pk$/i.test(rest)) return withLine('spread', selection, 0);
    if (SIGNED.test(rest)) return withLine('spread', selection, Number(rest));
  }
  return null;
}
