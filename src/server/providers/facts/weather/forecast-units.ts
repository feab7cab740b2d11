import { asFiniteNumber, asObject } from '../../odds-feed/the-odds-api/raw-values.ts';

/**
 * Values of the weather service in the units that US bettors read. They come as a number or a text beside a unit, or
 * as {unitCode, value}, or {unitCode, minValue, maxValue}; null for what is missing or cannot be.
 */

const FROM_CELSIUS = (celsius: number): number => (celsius * 9) / 5 + 32;
const SAME = (value: number): number => value;

const TO_FAHRENHEIT: Readonly<Record<string, (value: number) => number>> = {
  F: SAME,
  degF: SAME,
  C: FROM_CELSIUS,
  degC: FROM_CELSIUS,
};

/** Miles an hour in one of the unit. Source: the international mile of 1,609.344 m and nautical mile of 1,852 m. */
const MPH_PER: Readonly<Record<string, number>> = {
  mph: 1,
  'mi_h-1': 1,
  'km/h': 1000 / 1609.344,
  'km_h-1': 1000 / 1609.344,
  'm/s': 3600 / 1609.344,
  'm_s-1': 3600 / 1609.344,
  kt: 1852 / 1609.344,
  kts: 1852 / 1609.344,
};

export function asFahrenheit(value: unknown, unit: unknown): number | null {
  const quantity = asQuantity(value) ?? { value: asNumber(value), unit: String(unit) };
  const convert = TO_FAHRENHEIT[quantity.unit];
  return quantity.value === null || !convert ? null : within(convert(quantity.value), -90, 140);
}

/** The stronger wind of a range such as "5 to 10 mph". */
export function asMph(value: unknown): number | null {
  const wind = asQuantity(value) ?? windOf(value);
  const factor = MPH_PER[wind?.unit ?? ''];
  return !wind || wind.value === null || factor === undefined ? null : within(wind.value * factor, 0, 250);
}

export function asPercent(value: unknown): number | null {
  const quantity = asQuantity(value);
  return quantity === null || quantity.value === null || quantity.unit !== 'percent'
    ? null
    : within(quantity.value, 0, 100);
}

type Quantity = { value: number | null; unit: string };

/** `wmoUnit:km_h-1`, and `unit:km_h-1` of older answers. */
function asQuantity(raw: unknown): Quantity | null {
  const object = asObject(raw);
  if (!object) return null;
  const unit = typeof object.unitCode === 'string' ? object.unitCode.replace(/^(?:wmoUnit|nwsUnit|unit|uc):/, '') : '';
  return { value: asNumber(object.maxValue) ?? asNumber(object.value), unit };
}

function windOf(raw: unknown): Quantity | null {
  const [, value, unit = ''] =
    /^(?:\d{1,3}(?:\.\d+)? to )?(\d{1,3}(?:\.\d+)?) ([a-z/]{2,4})$/.exec(typeof raw === 'string' ? raw.trim() : '') ??
    [];
  return value === undefined ? null : { value: Number(value), unit };
}

const asNumber = (value: unknown): number | null =>
  typeof value === 'string' && /^-?\d{1,4}(?:\.\d+)?$/.test(value) ? Number(value) : asFiniteNumber(value);

/** Whole, and never -0; null where no weather has ever been. */
const within = (value: number, low: number, high: number): number | null =>
  value >= low && value <= high ? Math.round(value) + 0 : null;
