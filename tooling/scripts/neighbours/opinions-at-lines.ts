import { decidedChance, type LineModel, lineChances } from '#engine/odds/line-model.ts';
import { logit } from '#engine/odds/logit.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { familyVoices } from '#engine/picks/family-voices.ts';
import { judgeBooks } from '#engine/picks/judge-books.ts';
import type { SlateEvent } from '#research/slate/slate.ts';
import { toEngineMarket } from '#research/tools/best-bets/candidates.ts';
import { lineModelOf } from '#research/tools/price-bets/line-models.ts';

/** What one family of books thinks of the home side or the over at its own line, in log odds. */
export type OpinionAtLine = { line: number; family: string; logOdds: number; weight: number };

/** A market's opinions at every line, and how its results scatter. */
export type LinesOfMarket = { opinions: OpinionAtLine[]; model: LineModel };

/** As `neighbouringChances` has it: a line a tenth of a deviation further away counts half. */
const HALVED_AFTER = 0.1;

/** Null where nobody says how the results of the market scatter. */
export function linesOf(event: SlateEvent, market: string, nowMs: number): LinesOfMarket | null {
  const model = lineModelOf(event, market, nowMs);
  if (!model) return null;
  const ofMarket = event.markets.filter((one) => one.market === market && one.player === '');
  const opinions = ofMarket.flatMap((one) =>
    familyVoices(judgeBooks(toEngineMarket(event, one, null), nowMs)).map(({ family, weight, power }) => ({
      line: one.lineHundredths / 100,
      family,
      logOdds: logit(power[0] ?? 0.5),
      weight,
    })),
  );
  return { opinions, model };
}

/** What families that do not quote a line say of it by the lines that they do quote, nearer ones more. */
export function carriedTo({ opinions, model }: LinesOfMarket, line: number): OpinionAtLine[] {
  const own = new Set(opinions.filter((one) => one.line === line).map(({ family }) => family));
  return opinions.flatMap((one) => {
    const distance = Math.abs(one.line - line);
    if (own.has(one.family) || distance > model.reach) return [];
    const chance = carried(model, one, line);
    if (chance === null || chance <= 0 || chance >= 1) return [];
    return [{ ...one, logOdds: logit(chance), weight: one.weight * 2 ** (-distance / (HALVED_AFTER * model.sd)) }];
  });
}

function carried(model: LineModel, { line: from, logOdds }: OpinionAtLine, to: number): number | null {
  try {
    return decidedChance(lineChances(model, { line: from, probability: chanceOf(logOdds) })(to));
  } catch (error) {
    if (error instanceof OddsInputError) return null;
    throw error;
  }
}

export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The logarithmic pool of two outcomes is the weighted mean of their log odds. */
export function pooled(opinions: readonly OpinionAtLine[]): number {
  let [sum, total] = [0, 0];
  for (const { logOdds, weight } of opinions) {
    sum += weight * logOdds;
    total += weight;
  }
  return sum / total;
}
