import { TILE_WIDTH } from './edge.ts';

/** C2SP tlog-tiles: one file of the log. `width` is 256 for a full tile. */
export type TilePlace = { level: number | 'entries'; n: number; width: number };

const HIGHEST_LEVEL = 63;
const PLACE = /^(entries|0|[1-9]\d?)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** Its path behind `tile/`: in groups of three digits, so that no folder holds more than a thousand files. */
export function tilePath({ level, n, width }: TilePlace): string {
  const digits = String(n);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
  return `${level}/${path}${width < TILE_WIDTH ? `.p/${width}` : ''}`;
}

/** Null for what is no path of a tile, written in the one way that the standard has. */
export function readTilePath(path: string): TilePlace | null {
  const [, level = '', groups = '', partial] = PLACE.exec(path) ?? [];
  if (level === '') return null;
  const place: TilePlace = {
    level: level === 'entries' ? level : Number(level),
    n: Number(groups.replaceAll(/[x/]/g, '')),
    width: partial === undefined ? TILE_WIDTH : Number(partial),
  };
  if (place.level !== 'entries' && place.level > HIGHEST_LEVEL) return null;
  if (partial !== undefined && place.width >= TILE_WIDTH) return null;
  return Number.isSafeInteger(place.n) && tilePath(place) === path ? place : null;
}
