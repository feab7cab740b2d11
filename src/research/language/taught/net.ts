/** How large the parts of a net are. `context`: of what stands beside the words. */
export type NetShape = {
  size: number;
  filters: number;
  widths: readonly number[];
  context: number;
  hidden: number;
  classes: number;
};

/** The weights of a net, each matrix row by row. `filters`: those of each width. */
export type Net = {
  shape: NetShape;
  filters: readonly Float32Array[];
  filterBias: readonly Float32Array[];
  hidden: Float32Array;
  hiddenBias: Float32Array;
  out: Float32Array;
  outBias: Float32Array;
};

/** What a net works out on its way. `from`: where in the words each filter found most. */
export type Pass = { found: Float32Array; from: Int32Array; hidden: Float32Array; sums: Float64Array };

export type Kept = { found: Float32Array; hidden: Float32Array };

/** The widest filter goes over both ends of a message. */
export const paddingOf = ({ widths }: NetShape): number => Math.max(...widths) - 1;

/** The words of a message as one row of their vectors, with nothing before and behind them. A word that has none is nothing. */
export function rowOfWords(vectors: readonly (Float32Array | null)[], shape: NetShape): Float32Array {
  const padding = paddingOf(shape);
  const row = new Float32Array((vectors.length + 2 * padding) * shape.size);
  for (const [at, vector] of vectors.entries()) if (vector) row.set(vector, (at + padding) * shape.size);
  return row;
}

/**
 * The sums of a message for each class, before they are made shares.
 *
 * Formula: of each filter over one, two or three words in a row the most that it finds anywhere, none below 0; from these and the context one
 * layer, none below 0; from that the sums (Kim, "Convolutional Neural Networks for Sentence Classification", 2014). `context`: which of it
 * is so. `kept`: what of each filter and of each hidden unit counts, where not all of them do.
 */
export function passThrough(row: Float32Array, context: readonly number[], net: Net, kept?: Kept): Pass {
  const { shape } = net;
  const found = new Float32Array(shape.filters * shape.widths.length);
  const from = new Int32Array(found.length);
  for (const [at, width] of shape.widths.entries()) findMost(row, { net, at, width }, found, from);
  if (kept) keepOnly(found, kept.found);
  const hidden = hiddenOf(found, context, net);
  if (kept) keepOnly(hidden, kept.hidden);
  return { found, from, hidden, sums: sumsOf(hidden, net) };
}

function keepOnly(values: Float32Array, kept: Float32Array): void {
  for (let cell = 0; cell < values.length; cell += 1) values[cell] = at(values, cell) * at(kept, cell);
}

const at = (row: Float32Array, place: number): number => row[place] as number;

/** The product of two rows of `length` numbers, a multiple of four: four sums at a time are three times as fast as one. */
function product(one: Float32Array, from: number, other: Float32Array, start: number, length: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let cell = 0; cell < length; cell += 4) {
    const own = from + cell;
    const its = start + cell;
    first += (one[own] as number) * (other[its] as number);
    second += (one[own + 1] as number) * (other[its + 1] as number);
    third += (one[own + 2] as number) * (other[its + 2] as number);
    fourth += (one[own + 3] as number) * (other[its + 3] as number);
  }
  return first + second + (third + fourth);
}

type Wide = { net: Net; at: number; width: number };

function findMost(row: Float32Array, { net, at: group, width }: Wide, found: Float32Array, from: Int32Array): void {
  const { size, filters } = net.shape;
  const weights = net.filters[group] as Float32Array;
  const bias = net.filterBias[group] as Float32Array;
  const length = width * size;
  const last = row.length - length;
  for (let filter = 0; filter < filters; filter += 1) {
    const base = filter * length;
    let most = 0;
    let place = -1;
    for (let start = 0; start <= last; start += size) {
      const sum = at(bias, filter) + product(weights, base, row, start, length);
      if (sum > most) {
        most = sum;
        place = start;
      }
    }
    found[group * filters + filter] = most;
    from[group * filters + filter] = place;
  }
}

function hiddenOf(found: Float32Array, context: readonly number[], { shape, hidden, hiddenBias }: Net): Float32Array {
  const units = new Float32Array(shape.hidden);
  const length = found.length + shape.context;
  for (let unit = 0; unit < shape.hidden; unit += 1) {
    const base = unit * length;
    let sum = at(hiddenBias, unit) + product(hidden, base, found, 0, found.length);
    for (const one of context) sum += at(hidden, base + found.length + one);
    units[unit] = Math.max(0, sum);
  }
  return units;
}

function sumsOf(units: Float32Array, { shape, out, outBias }: Net): Float64Array {
  const sums = new Float64Array(shape.classes);
  for (let one = 0; one < shape.classes; one += 1) {
    const base = one * shape.hidden;
    sums[one] = at(outBias, one) + product(out, base, units, 0, shape.hidden);
  }
  return sums;
}
