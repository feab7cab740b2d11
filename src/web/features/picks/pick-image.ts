import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { formatOdds, formatPercent, formatSignedPercent, formatUnits, withMinusSigns } from '../../lib/format-odds.ts';
import { formatMoment, formatStart } from '../../lib/format-time.ts';
import type { Reader } from '../../lib/reader.ts';
import { isLimit } from './is-limit.ts';
import { drawFigures, MARGIN, MONO, type Surface, sharedImage, WIDTH, write } from './shared-image.ts';
import { VERDICTS } from './verdict.ts';

export const pickImage = (pick: PickView, dataSource: DataSourceView | undefined, reader: Reader): Promise<File> =>
  sharedImage({
    name: pick.pick,
    dataSource,
    timeZone: reader.timeZone,
    startsAt: pick.startsAt,
    draw: (surface) => {
      drawBet(surface, pick, reader);
      drawValue(surface, pick, reader);
    },
  });

function drawBet(surface: Surface, pick: PickView, { oddsFormat, timeZone }: Reader): void {
  const head = [pick.sport, pick.game, pick.startsAt && formatStart(pick.startsAt, new Date(), timeZone)];
  write(surface, head.filter(Boolean).join(' · '), MARGIN, 112, { size: 28, colour: 'muted', width: 860 });
  if (pick.verdict) {
    const { word, tone } = VERDICTS[pick.verdict];
    const colour = tone === 'neutral' ? 'muted' : tone;
    write(surface, word, WIDTH - MARGIN, 112, { size: 28, weight: 700, colour, align: 'right' });
  }
  write(surface, withMinusSigns(pick.pick), MARGIN, 212, { size: 64, weight: 600, colour: 'text', width: 760 });
  if (pick.odds) {
    const odds = formatOdds(oddsFormat, { text: pick.odds, decimal: pick.oddsDecimal });
    write(surface, odds, WIDTH - MARGIN, 212, { size: 64, weight: 600, face: MONO, colour: 'text', align: 'right' });
  }
  const place = [pick.market, pick.book && `at ${pick.book}`].filter(Boolean).join(' · ');
  const seen = pick.priceAt && `price of ${formatMoment(pick.priceAt, timeZone)}`;
  write(surface, [place, seen].filter(Boolean).join(', '), MARGIN, 266, { size: 28, colour: 'muted', width: 760 });
  if (isLimit(pick.worstOdds)) {
    const limit = formatOdds(oddsFormat, { text: pick.worstOdds, decimal: pick.worstDecimal }, 'up');
    const words = `${pick.verdict === 'pass' ? 'needs' : 'good to'} ${limit}`;
    write(surface, words, WIDTH - MARGIN, 266, { size: 28, face: MONO, colour: 'muted', align: 'right' });
  }
}

function drawValue(surface: Surface, pick: PickView, { oddsFormat }: Reader): void {
  const { oddsDecimal, fairProbability, edge, units, confidence } = pick;
  if (oddsDecimal && fairProbability !== undefined) drawMeter(surface, 1 / oddsDecimal, fairProbability);
  const fair = pick.fairOdds && formatOdds(oddsFormat, { text: pick.fairOdds, decimal: pick.fairDecimal });
  drawFigures(surface, [
    {
      name: 'Edge',
      value: edge === undefined ? undefined : formatSignedPercent(edge),
      colour: edge !== undefined && edge > 0 ? 'edge' : 'red',
    },
    { name: 'Fair chance', value: fairProbability === undefined ? undefined : formatPercent(fairProbability) },
    { name: 'Fair price', value: fair },
    { name: 'Stake', value: units === undefined ? undefined : units === 0 ? 'none' : `${formatUnits(units)} u` },
    { name: 'Confidence', value: confidence === undefined ? undefined : `${confidence}/5` },
  ]);
}

/** What the price asks for, and in green or red what lies between that and the fair chance. */
function drawMeter({ context, colour }: Surface, paid: number, fair: number): void {
  const width = WIDTH - 2 * MARGIN;
  const bar = (from: number, to: number, token: string) => {
    context.fillStyle = colour(token);
    context.beginPath();
    context.roundRect(MARGIN + from * width, 336, Math.max((to - from) * width, 2), 20, 6);
    context.fill();
  };
  bar(0, 1, 'line');
  bar(0, Math.min(paid, fair), 'steel');
  bar(Math.min(paid, fair), Math.max(paid, fair), fair > paid ? 'edge' : 'red');
}
