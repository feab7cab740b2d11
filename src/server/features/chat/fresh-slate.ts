import { TOKEN_COST } from '#contract/prices.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { wantedPrices } from '../analysis/wanted-prices.ts';
import type { Slate } from '../slate/slate.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import type { ChatDeps } from './chat-deps.ts';
import type { LiveTurn } from './live-turns.ts';
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
export async function freshSlate(deps: ChatDeps, turn: Turn, live: LiveTurn): Promise<Slate> {
  const slate = await deps.slate.current();
  if (slate.odds === 'demo' || slate.asOf === null) return slate;
  const { reading, user, input } = turn;
  await deps.play.assertMayAnalyse(deps.db, expenseOf(turn, deps.now()));
  const canPay = user.unlimited || (await balanceOf(deps.db, user.walletId, deps.now())) >= TOKEN_COST[input.mode];
  if (!canPay) return slate;
  const fetching = deps.slate.freshen(wantedPrices(slate, reading, deps.now()), () => live.emit(WAITING));
  await unlessCut(fetching, live);
  return deps.slate.current();
}

async function unlessCut(fetching: Promise<void>, live: LiveTurn): Promise<void> {
  let unfollow = () => {};
  const cut = new Promise<void>((resolve) => {
    unfollow = live.onCut(() => resolve());
  });
  // Nobody waits for it any more when it fails late.
  fetching.catch(() => undefined);
  await Promise.race([fetching, cut]).finally(() => unfollow());
}
