import type { AnswerNow, BetNow } from '#contract/answer-now.ts';
import { BetRef } from '#contract/research/bet.ts';
import { Selection } from '#contract/research/board.ts';
import type { PriceBetsResult } from '#contract/research/price-bets.ts';
import { priceBets } from '#research/tools/price-bets/price-bets.ts';
import { NOTHING_LOADED, type World } from '#research/tools/world.ts';
import { bettorOf, writeOdds } from '#research/words/bettor.ts';
import { figure } from '#research/words/blocks/figure.ts';
import { stakeWords } from '#research/words/blocks/judged-words.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import { getOwnAnswer } from '../conversations/own-answer.service.ts';
import { countFreeTurn } from '../turns/charging.ts';
import { judgeSpending } from '../turns/judge-spending.ts';
import { type AnswerBet, listAnswerBets } from './answer-bets.repo.ts';
import type { DeskDeps } from './desk.service.ts';

type NowDeps = Pick<DeskDeps, 'db' | 'now' | 'authSecret' | 'newId' | 'play' | 'slate'>;

/**
 * The very bets of a saved answer at the prices that are stored now. It costs nothing, so no credits of the provider are spent on it;
 * who may have no picks is told so.
 * @throws AppError not_found for an answer that is absent or somebody else's
 */
export async function priceAnswerNow(deps: NowDeps, user: SessionUser, messageId: string): Promise<AnswerNow> {
  await getOwnAnswer(deps.db, user.id, messageId);
  const { may, refusal } = await judgeSpending(deps, user, 0);
  if (may === 'help' && refusal) throw refusal;
  await countFreeTurn(deps, user);
  const bets = await listAnswerBets(deps.db, user.id, messageId);
  const slate = await deps.slate.current();
  const now = deps.now();
  const bettor = bettorOf(user.settings, { bankroll: null, unit: null });
  const zone = user.timeZone ?? DEFAULT_TIME_ZONE;
  const world: World = { slate, bettor, nowMs: now.getTime(), zone, loaded: NOTHING_LOADED, may: 'verdicts' };
  return { asOf: (slate.asOf ?? now).toISOString(), bets: bets.map((bet) => betNow(bet, world)) };
}

function betNow(bet: AnswerBet, world: World): BetNow {
  const { pick, game, startsAt, bookKey, oddsDecimal, verdict } = bet;
  const { bettor, slate, nowMs } = world;
  const book = slate.bookTitles.get(bookKey) ?? bookKey;
  const then = { book, price: priceOf(oddsDecimal, writeOdds(bettor, oddsDecimal)), verdict };
  const told = { pick, game, startsAt: startsAt.toISOString(), answered: then };
  if (startsAt.getTime() <= nowMs) return { ...told, now: null, text: 'The game has begun.' };
  const best = bestNow(bet, world);
  if (!best?.verdict) return { ...told, now: null, text: `No book where you can bet has ${pick} any more.` };
  const now = {
    book: best.book ?? book,
    price: priceOf(best.decimal, best.text),
    fair: priceOf(best.fairDecimal, best.fairText),
    edge: figure('edge', 'Edge', 'rate', best.ev, best.evText),
    verdict: best.verdict,
    ...(best.passReason !== null && { reason: best.passReason }),
    stake: stakeWords(best, bettor),
    ageSeconds: best.ageSeconds ?? 0,
  };
  return { ...told, now, text: changeWords(then, now) };
}

const priceOf = (decimal: number, text: string) => figure('price', 'Price', 'decimal_odds', decimal, text);

type Priced = Extract<PriceBetsResult['bets'][number], { priced: true }>;
type Best = NonNullable<Priced['atBest']> & Pick<Priced, 'fairDecimal' | 'fairText'>;

/** Its best price that can be taken; of the line that was answered and of no other. */
function bestNow({ eventId, market, selection, line, player }: AnswerBet, world: World): Best | null {
  const side = Selection.safeParse(selection);
  if (!side.success) return null;
  const ref = BetRef.safeParse({ eventId, market, side: side.data, line, player: player === '' ? null : player });
  if (!ref.success) return null;
  const outcome = priceBets({ bets: [ref.data] }, world);
  const [found] = outcome.ok ? outcome.data.bets : [];
  if (!found?.priced || !found.atBest) return null;
  return { ...found.atBest, fairDecimal: found.fairDecimal, fairText: found.fairText };
}

type Told = Pick<NonNullable<BetNow['now']>, 'book' | 'price' | 'verdict'>;

/** `Still a bet: +105 at BetMGM then, +102 at FanDuel now.` */
function changeWords(then: Told, now: Told): string {
  const prices = `${then.price.text} at ${then.book} then, ${now.price.text} at ${now.book} now.`;
  if (then.verdict === now.verdict) return `Still a ${now.verdict}: ${prices}`;
  return `Now a ${now.verdict}, then a ${then.verdict}: ${prices}`;
}
