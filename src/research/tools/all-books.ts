import { type MarketConsensus, marketConsensus } from '#engine/picks/market-consensus.ts';
import type { SlateEvent, SlateMarket } from '../slate/slate.ts';
import { toEngineMarket } from './best-bets/candidates.ts';

/** What all books together, without their margin, make of a market, wherever a bettor can bet. Null: too few of them say it. */
export const consensusOfAll = (event: SlateEvent, market: SlateMarket, nowMs: number): MarketConsensus | null =>
  marketConsensus(toEngineMarket(event, market, null), nowMs);

/** The same as the chance of each side. */
export const fairChances = (event: SlateEvent, market: SlateMarket, nowMs: number): readonly number[] | null =>
  consensusOfAll(event, market, nowMs)?.probabilities ?? null;
