import { TOKEN_COST } from '#contract/prices.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { wantedPrices } from '../analysis/wanted-prices.ts';
import type { Slate } from '../slate/slate.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import type { ChatDeps } from './chat-deps.ts';
import { expenseOf, type Turn } from './turn.ts';

const WAITING: StreamEvent = {
  event: 'stage',
  data: { stage: 'prices', label: 'Getting the latest prices...', done: 0, total: 1 },
};

/**
 * The slate that a question is answered from, with fresher prices where the stored ones are too old for it. Whoever
 * waits for the provider is told so at once. Who may not spend is refused here, who cannot pay is refused as ever; nothing
 * is fetched for either.
 */
export async function freshSlate(
  deps: ChatDeps,
  turn: Turn,
  onEvent: ((event: StreamEvent) => void) | undefined,
): Promise<Slate> {
  const slate = await deps.slate.current();
  if (slate.odds === 'demo' || slate.asOf === null) return slate;
  const { reading, user, input } = turn;
  await deps.play.assertMayAnalyse(deps.db, expenseOf(turn, deps.now()));
  const canPay = user.unlimited || (await balanceOf(deps.db, user.walletId, deps.now())) >= TOKEN_COST[input.mode];
  if (!canPay) return slate;
  await deps.slate.freshen(wantedPrices(slate, reading, deps.now()), () => onEvent?.(WAITING));
  return deps.slate.current();
}
