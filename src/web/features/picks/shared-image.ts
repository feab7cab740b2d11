import type { DataSourceView } from '#contract/content/read-answer.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { formatMoment } from '../../lib/format-time.ts';

/** The ground, the foot and the letters of a picture that is shared, in the colours and faces of the page. */

export const WIDTH = 1200;
export const HEIGHT = 675;
export const MARGIN = 72;
const SANS = '"Geist Variable", system-ui, sans-serif';
export const MONO = '"Geist Mono Variable", ui-monospace, monospace';

export type Surface = { context: CanvasRenderingContext2D; colour: (token: string) => string };
type Style = { size: number; weight?: number; face?: string; colour: string; align?: CanvasTextAlign; width?: number };

type Picture = {
  /** What it shows, for the name of its file. */
  name: string;
  dataSource: DataSourceView | undefined;
  timeZone: string | undefined;
  /** When the first game starts; after it the picture says so. */
  startsAt: string | undefined;
  draw: (surface: Surface) => void;
};

/** A picture of our own; nothing is asked of anybody for it. */
export async function sharedImage({ name, dataSource, timeZone, startsAt, draw }: Picture): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const theme = getComputedStyle(document.documentElement);
  const surface: Surface = { context, colour: (token) => theme.getPropertyValue(`--color-${token}`).trim() };
  drawGround(surface, dataSource?.odds === 'demo');
  draw(surface);
  drawFoot(surface, startsAt, timeZone);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be encoded.');
  return new File([blob], `${fileName(name)}.png`, { type: 'image/png' });
}

const fileName = (name: string): string =>
  `edgewise-${name
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

function drawFoot(surface: Surface, startsAt: string | undefined, timeZone: string | undefined): void {
  const { context, colour } = surface;
  context.fillStyle = colour('line');
  context.fillRect(MARGIN, 540, WIDTH - 2 * MARGIN, 2);
  write(surface, PRODUCT_NAME, MARGIN, HEIGHT - 68, { size: 30, weight: 700, colour: 'edge' });
  const isPast = startsAt !== undefined && Date.parse(startsAt) <= Date.now();
  const made = `${formatMoment(new Date().toISOString(), timeZone)}${isPast ? ', after the start' : ''}`;
  write(surface, `Information, not advice. 21+. ${made}`, MARGIN + 160, HEIGHT - 68, { size: 20, colour: 'faint' });
}

type Figure = { name: string; value: string | undefined; colour?: string | undefined };

/** Figures with their names, side by side at the foot; those that are not known take no room. */
export function drawFigures(surface: Surface, figures: readonly Figure[]): void {
  const told = figures.filter(({ value }) => value);
  const step = (WIDTH - 2 * MARGIN) / Math.max(told.length, 1);
  for (const [at, { name, value = '', colour = 'text' }] of told.entries()) {
    const x = MARGIN + at * step;
    write(surface, name, x, 440, { size: 24, colour: 'faint', width: step - 16 });
    write(surface, value, x, 488, { size: 40, weight: 600, face: MONO, colour, width: step - 16 });
  }
}

/** One line; where it would be wider than it may, it gets smaller down to two thirds and is then cut. */
export function write({ context, colour }: Surface, text: string, x: number, y: number, style: Style): void {
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
