import type { Slate } from '#research/slate/slate.ts';
import { wantedPrices } from '#research/tools/best-bets/wanted-prices.ts';
import type { LiveTurn } from './live-turns.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/**
 * The slate that a question is answered from, with fresher prices where the stored ones are too old for it; `onWait`
 * when the provider is waited for. Who may not spend is refused here, who cannot pay is refused as ever; nothing
 * is fetched for either.
 */
export async function freshSlate(deps: TurnDeps, turn: Turn, live: LiveTurn, onWait: () => void): Promise<Slate> {
  const slate = await deps.slate.current();
  if (slate.odds === 'demo' || slate.asOf === null) return slate;
  const { refusal } = await turn.judged();
  // Where nothing fits the question the answer is free, so who cannot pay is not refused before that is known.
  if (refusal?.code === 'insufficient_tokens') return slate;
  if (refusal) throw refusal;
  const fetching = deps.slate.freshen(wantedPrices(slate, turn.reading, deps.now()), onWait);
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
