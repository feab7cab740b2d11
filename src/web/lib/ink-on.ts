const WHITE = '#ffffff';
const BLACK = '#000000';

/** The more readable of black and white on a colour such as `#00338d`: at least 4.5 to 1 on every one. */
export const inkOn = (colour: string): string => (contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK);

/** As WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const linear = (share: number): number => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
