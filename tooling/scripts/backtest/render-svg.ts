import type { MethodReport, Report } from './report.ts';

const PANEL = 300;
const PLOT = { left: 44, top: 34, size: 220 };
const ACROSS = 3;
const HEAD = 56;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** The methods drawn: the default, and the common one beside it. */
const DRAWN = [
  { method: 'multiplicative', colour: '#b45309' },
  { method: 'power', colour: '#1d4ed8' },
];

/** A calibration plot for each set of prices: what was claimed to the right, how often it came upwards. */
export function renderSvg({ dataset, priceSets }: Report): string {
  const sets = Object.entries(priceSets).filter(([, set]) => set.n > 0);
  const width = PANEL * Math.min(ACROSS, Math.max(1, sets.length));
  const height = HEAD + PANEL * Math.ceil(sets.length / ACROSS);
  const legend = DRAWN.map(
    ({ method, colour }, place) =>
      `<circle cx="${16 + place * 120}" cy="26" r="4" fill="${colour}"/><text x="${26 + place * 120}" y="30">${method}</text>`,
  );
  const panels = sets.map(([name, { n, methods }], place) => {
    const across = (place % ACROSS) * PANEL;
    const down = HEAD + Math.floor(place / ACROSS) * PANEL;
    return `<g transform="translate(${across} ${down})">${panel(`${name}, n ${n.toLocaleString('en-US')}`, methods)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="11" fill="#111827">`,
    `<title>Calibration of ${escapeText(dataset.file)}</title>`,
    '<desc>Claimed chance to the right, share that came upwards, with 95 % intervals. On the line, claims come true.</desc>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...legend,
    '<text x="16" y="48">Right: claimed. Up: came true, with 95 % intervals.</text>',
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

function panel(title: string, methods: Record<string, MethodReport>): string {
  const { left, top, size } = PLOT;
  const ticks = TICKS.map(
    (tick) =>
      `<text x="${x(tick)}" y="${top + size + 16}" text-anchor="middle">${tick * 100} %</text>` +
      `<text x="${left - 6}" y="${y(tick) + 4}" text-anchor="end">${tick * 100}</text>`,
  );
  return [
    `<text x="${left}" y="${top - 10}" font-weight="bold">${escapeText(title)}</text>`,
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="none" stroke="#9ca3af"/>`,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#9ca3af" stroke-dasharray="4 4"/>`,
    ...ticks,
    ...DRAWN.flatMap(({ method, colour }) => (methods[method] ? [points(methods[method], colour)] : [])),
  ].join('');
}

function points({ calibration }: MethodReport, colour: string): string {
  return calibration
    .map(({ claimed, came, interval }) => {
      const bar = `<line x1="${x(claimed)}" x2="${x(claimed)}" y1="${y(interval[0])}" y2="${y(interval[1])}" stroke="${colour}" stroke-opacity="0.5"/>`;
      return `${bar}<circle cx="${x(claimed)}" cy="${y(came)}" r="2.5" fill="${colour}"/>`;
    })
    .join('');
}

const x = (share: number): string => (PLOT.left + share * PLOT.size).toFixed(1);
const y = (share: number): number => Math.round((PLOT.top + (1 - share) * PLOT.size) * 10) / 10;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
