import { decimalToAmerican } from '#engine/odds/american.ts';
import { capital, plural, signedPercent } from './format.ts';

type Gap = {
  /** The bet as a sentence names it. */
  name: string;
  text: string;
  fairText: string;
  decimal: number;
  fairDecimal: number;
  /** Expected profit a unit. */
  ev: number;
};

/** `The Jets +3.5 is 9 cents short of fair: -110 against -101, which comes to -4.3% on average.` */
export function gapWords({ name, text, fairText, decimal, fairDecimal, ev }: Gap): string {
  const isAmerican = /^[+-]\d/.test(text);
  const gap = centsOf(decimal) - centsOf(fairDecimal);
  const far = isAmerican ? `${plural(Math.abs(gap), 'cent')} ` : '';
  if (text === fairText) return `${capital(name)} is at the fair price: ${text}.`;
  const where = decimal < fairDecimal ? `${far}short of fair` : `${far}better than fair`;
  return `${capital(name)} is ${where}: ${text} against ${fairText}, which comes to ${signedPercent(ev)} on average.`;
}

/** American prices without the hole between -100 and +100: from -110 to +105 it is 15 cents. */
function centsOf(decimal: number): number {
  const american = Math.round(decimalToAmerican(decimal));
  return american > 0 ? american - 100 : american + 100;
}
