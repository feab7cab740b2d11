import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/web/styles/theme.css', 'utf8');
const colour = (token: string): string => new RegExp(`--color-${token}: #([0-9a-f]{6})`).exec(css)![1]!;

/** WCAG 2.2: relative luminance and contrast of two sRGB colours. */
function luminance(hex: string): number {
  const [red, green, blue] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(['bg', 'surface', 'raised'])('on %s', (ground) => {
  it.each(['text', 'muted', 'faint', 'edge', 'amber', 'red', 'steel'])('%s reads at 4.5:1', (token) => {
    expect(contrast(token, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it('a form control is outlined at 3:1', () => {
    expect(contrast('outline', ground)).toBeGreaterThanOrEqual(3);
  });
});

it('ink reads on the primary button', () => {
  expect(contrast('ink', 'edge')).toBeGreaterThanOrEqual(4.5);
});
