import { requireOpenProbability } from './require-odds.ts';

type Polynomial = readonly number[];

/** Coefficients of Wichura's PPND16, highest power first. */
const CENTRE_TOP: Polynomial = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
  133.14166789178438, 3.3871328727963665,
];
const CENTRE_BOTTOM: Polynomial = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
  42.31333070160091, 1,
];
const SHOULDER_TOP: Polynomial = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496835,
];
const SHOULDER_BOTTOM: Polynomial = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
];
const TAIL_TOP: Polynomial = [
  2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
  1.7848265399172913, 5.463784911164114, 6.657904643501103,
];
const TAIL_BOTTOM: Polynomial = [
  2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133, 0.014875361290850615,
  0.1369298809227358, 0.599832206555888, 1,
];

/**
 * The value below which a standard normal falls with the given chance.
 *
 * Units: probability to standard deviations.
 * Formula: rational approximation in p - 1/2 near the middle and in sqrt(-ln p) in the tails.
 * Source: Wichura 1988, algorithm AS 241 (PPND16), relative error about 1e-16.
 * @throws OddsInputError for 0, 1 or anything outside.
 */
export function inverseNormalCdf(probability: number): number {
  requireOpenProbability(probability);
  const offset = probability - 0.5;
  if (Math.abs(offset) <= 0.425) {
    const r = 0.180625 - offset * offset;
    return (offset * evaluate(CENTRE_TOP, r)) / evaluate(CENTRE_BOTTOM, r);
  }
  const r = Math.sqrt(-Math.log(offset < 0 ? probability : 1 - probability));
  const size =
    r <= 5
      ? evaluate(SHOULDER_TOP, r - 1.6) / evaluate(SHOULDER_BOTTOM, r - 1.6)
      : evaluate(TAIL_TOP, r - 5) / evaluate(TAIL_BOTTOM, r - 5);
  return offset < 0 ? -size : size;
}

function evaluate(polynomial: Polynomial, x: number): number {
  let value = 0;
  for (const coefficient of polynomial) value = value * x + coefficient;
  return value;
}
