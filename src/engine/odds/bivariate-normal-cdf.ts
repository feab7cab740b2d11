import { normalCdf } from './normal-cdf.ts';
import { OddsInputError } from './odds-input-error.ts';

/** The positive half of the 20-point Gauss-Legendre rule on -1..1, and its weights. */
const NODES = [
  0.07652652113349734, 0.22778585114164507, 0.37370608871541955, 0.5108670019508271, 0.636053680726515,
  0.7463319064601508, 0.8391169718222188, 0.912234428251326, 0.9639719272779138, 0.9931285991850949,
];
const WEIGHTS = [
  0.15275338713072578, 0.14917298647260366, 0.14209610931838187, 0.13168863844917653, 0.11819453196151825,
  0.1019301198172403, 0.08327674157670467, 0.06267204833410944, 0.04060142980038622, 0.017614007139153273,
];
const HALF_PI = Math.PI / 2;
/** Beyond this many deviations the normal is 0 or 1 to the last digit, and products of larger numbers would overflow. */
const END = 40;

/**
 * Chance that two standard normal values with correlation rho are at most h and k.
 *
 * Units: standard deviations and a correlation to probability.
 * Formula: Phi(h) Phi(k) + 1/(2 pi) x the integral from 0 to asin rho of exp(-(h^2 + k^2 - 2 h k sin t)/(2 cos^2 t)) dt;
 * Gauss-Legendre on panels that shrink with the distance to a full correlation, where the integrand turns steep.
 * Source: Drezner & Wesolowsky 1990. Absolute error below 1e-14 for every correlation.
 * @throws OddsInputError for NaN, or a correlation outside -1..1.
 */
export function bivariateNormalCdf(h: number, k: number, rho: number): number {
  if (Number.isNaN(h)) throw new OddsInputError('h', 'must be a number');
  if (Number.isNaN(k)) throw new OddsInputError('k', 'must be a number');
  if (!(rho >= -1 && rho <= 1)) throw new OddsInputError('rho', 'must lie between -1 and 1');
  if (rho === 1) return normalCdf(Math.min(h, k));
  if (rho === -1) return Math.max(0, normalCdf(h) - normalCdf(-k));
  const sign = rho < 0 ? -1 : 1;
  const x = Math.min(Math.max(h, -END), END);
  const y = Math.min(Math.max(k, -END), END);
  const nearest = Math.acos(Math.abs(rho));
  let integral = 0;
  // `far` and `near` count the angle from the full correlation.
  for (let far = HALF_PI; far > nearest; far /= Math.SQRT2) {
    integral += panel(x, sign * y, { near: Math.max(nearest, far / Math.SQRT2), far });
  }
  const chance = normalCdf(h) * normalCdf(k) + (sign * integral) / (2 * Math.PI);
  return Math.min(Math.max(chance, 0), 1);
}

function panel(h: number, k: number, { near, far }: { near: number; far: number }): number {
  const half = (far - near) / 2;
  const middle = (far + near) / 2;
  let sum = 0;
  for (const [i, node] of NODES.entries()) {
    sum += (WEIGHTS[i] ?? 0) * (integrand(h, k, middle - half * node) + integrand(h, k, middle + half * node));
  }
  return sum * half;
}

/** (h^2 + k^2 - 2 h k cos u)/2 sin^2 u, with the difference apart so that nothing cancels near a full correlation. */
function integrand(h: number, k: number, angle: number): number {
  const sine = Math.sin(angle);
  const apart = (h - k) / sine;
  return Math.exp(-0.5 * apart * apart - (h * k) / (1 + Math.cos(angle)));
}
