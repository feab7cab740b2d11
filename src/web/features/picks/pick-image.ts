import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { formatOdds, formatPercent, formatSignedPercent, formatUnits, withMinusSigns } from '../../lib/format-odds.ts';
import { formatMoment, formatStart } from '../../lib/format-time.ts';
import type { Reader } from '../../lib/reader.ts';
import { isLimit } from './is-limit.ts';
import { VERDICTS } from './verdict.ts';

const WIDTH = 1200;
const HEIGHT = 675;
const MARGIN = 72;
const SANS = '"Geist Variable", system-ui, sans-serif';
const MONO = '"Geist Mono Variable", ui-monospace, monospace';

type Surface = { context: CanvasRenderingContext2D; colour: (token: string) => string };
type Style = { size: number; weight?: number; face?: string; colour: string; align?: CanvasTextAlign; width?: number };

/** The pick as a picture of our own, in the colours and faces of the page; nothing is asked of anybody for it. */
export async function pickImage(pick: PickView, dataSource: DataSourceView | undefined, reader: Reader): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const theme = getComputedStyle(document.documentElement);
  const surface: Surface = { context, colour: (token) => theme.getPropertyValue(`--color-${token}`).trim() };
  drawGround(surface, dataSource?.odds === 'demo');
  drawBet(surface, pick, reader);
  drawFigures(surface, pick, reader);
  drawFoot(surface, pick, reader);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be encoded.');
  return new File([blob], `${fileName(pick)}.png`, { type: 'image/png' });
}

const fileName = (pick: PickView): string =>
  `edgewise-${pick.pick
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`.slice(0, 60);

function drawGround({ context, colour }: Surface, isDemo: boolean): void {
  context.fillStyle = colour('bg');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour('surface');
  context.strokeStyle = colour('line-strong');
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(32, 32, WIDTH - 64, HEIGHT - 64, 28);
  context.fill();
  context.stroke();
  if (!isDemo) return;
  const surface = { context, colour };
  const note = 'DEMO DATA: FICTITIOUS GAME AND PRICES';
  write(surface, note, WIDTH - MARGIN, HEIGHT - 68, { size: 18, weight: 600, colour: 'amber', align: 'right' });
}

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

function drawFigures(surface: Surface, pick: PickView, { oddsFormat }: Reader): void {
  const { oddsDecimal, fairProbability, edge, units, confidence } = pick;
  if (oddsDecimal && fairProbability !== undefined) drawMeter(surface, 1 / oddsDecimal, fairProbability);
  const fair = pick.fairOdds && formatOdds(oddsFormat, { text: pick.fairOdds, decimal: pick.fairDecimal });
  const figures: [name: string, value: string | undefined, colour?: string][] = [
    [
      'Edge',
      edge === undefined ? undefined : formatSignedPercent(edge),
      edge !== undefined && edge > 0 ? 'edge' : 'red',
    ],
    ['Fair chance', fairProbability === undefined ? undefined : formatPercent(fairProbability)],
    ['Fair price', fair],
    ['Stake', units === undefined ? undefined : units === 0 ? 'none' : `${formatUnits(units)} u`],
    ['Confidence', confidence === undefined ? undefined : `${confidence}/5`],
  ];
  const told = figures.filter(([, value]) => value);
  const step = (WIDTH - 2 * MARGIN) / Math.max(told.length, 1);
  for (const [at, [name, value = '', colour = 'text']] of told.entries()) {
    const x = MARGIN + at * step;
    write(surface, name, x, 440, { size: 24, colour: 'faint' });
    write(surface, value, x, 488, { size: 40, weight: 600, face: MONO, colour, width: step - 16 });
  }
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

function drawFoot(surface: Surface, pick: PickView, { timeZone }: Reader): void {
  const { context, colour } = surface;
  context.fillStyle = colour('line');
  context.fillRect(MARGIN, 540, WIDTH - 2 * MARGIN, 2);
  write(surface, PRODUCT_NAME, MARGIN, HEIGHT - 68, { size: 30, weight: 700, colour: 'edge' });
  const isPast = pick.startsAt !== undefined && Date.parse(pick.startsAt) <= Date.now();
  const made = `${formatMoment(new Date().toISOString(), timeZone)}${isPast ? ', after the start' : ''}`;
  write(surface, `Information, not advice. 21+. ${made}`, MARGIN + 160, HEIGHT - 68, { size: 20, colour: 'faint' });
}

/** One line; where it would be wider than it may, it gets smaller down to two thirds and is then cut. */
function write({ context, colour }: Surface, text: string, x: number, y: number, style: Style): void {
  const { weight = 400, face = SANS, width = WIDTH } = style;
  const fontOf = (size: number) => `${weight} ${size}px ${face}`;
  context.fillStyle = colour(style.colour);
  context.textAlign = style.align ?? 'left';
  context.font = fontOf(style.size);
  const ratio = width / context.measureText(text).width;
  if (ratio < 1) context.font = fontOf(Math.floor(style.size * Math.max(ratio, 2 / 3)));
  let shown = text;
  while (context.measureText(shown).width > width && shown.length > 1) shown = `${shown.slice(0, -2).trimEnd()}…`;
  context.fillText(shown, x, y);
}
