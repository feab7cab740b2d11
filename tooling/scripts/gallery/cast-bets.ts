import type { Client } from '../../../e2e/support/client.ts';
import { importBets } from '../../../src/contract/bets/import.ts';

const HOUR_MS = 3_600_000;
const BOOKS = ['DraftKings', 'FanDuel', 'BetMGM', 'Caesars'];
const BETS = [
  ['NFL', 'Buffalo Bills @ Kansas City Chiefs', 'Buffalo Bills +2.5', 'spread'],
  ['NBA', 'Portland Trail Blazers @ Oklahoma City Thunder', 'Over 228.5', 'total'],
  ['NHL', 'Vegas Golden Knights @ Toronto Maple Leafs', 'Vegas Golden Knights', 'moneyline'],
  ['NFL', 'Buffalo Bills @ Kansas City Chiefs', 'Shai Gilgeous-Alexander over 31.5 points', 'prop'],
] as const;
const ENDS = ['won', 'lost', 'lost', 'won', 'won', 'pushed', 'lost', 'won', 'cashed_out', 'open'] as const;
const PROFITS: Partial<Record<(typeof ENDS)[number], string>> = { won: '22.73', lost: '-25.00', cashed_out: '4.10' };

/** A file of bets as a bettor exports them: every league, book and end there is. */
export function betsFile(bets: number): string {
  const head = 'placed_at,sport,game,bet,market,book,odds,stake,status,profit,closing_odds';
  const rows = Array.from({ length: bets }, (_, nth) => {
    const [sport, game, bet, market] = BETS[nth % BETS.length] ?? BETS[0];
    const end = ENDS[nth % ENDS.length] ?? 'open';
    const placed = new Date(Date.now() - (bets - nth) * 20 * HOUR_MS).toISOString();
    return [placed, sport, game, bet, market, BOOKS[nth % 4], '-110', '25.00', end, PROFITS[end] ?? '', '-115'].join();
  });
  return [head, ...rows].join('\n');
}

export async function bringBets(client: Client, bets: number): Promise<void> {
  const cookie = client
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const answer = await fetch(`${client.url}${importBets.path}`, {
    method: importBets.method,
    headers: { cookie, 'content-type': 'text/csv' },
    body: betsFile(bets),
  });
  if (!answer.ok) throw new Error(`the bets could not be brought: ${answer.status} ${await answer.text()}`);
}
