import { mulberry32 } from '#engine/record/mulberry32.ts';
import { type Net, type NetShape, type Pass, passThrough } from '#research/language/taught/net.ts';
import { softmax } from '#research/language/taught/shares.ts';

/** A line that is learnt from: its words, what stands beside them, its class and what it counts for. */
export type NetExample = { row: Float32Array; context: readonly number[]; of: number; counts: number };

export type NetManner = {
  rounds: number;
  batch: number;
  step: number;
  dropped: number;
  smoothing: number;
  decay: number;
};

type Matrix = { values: Float32Array; slope: Float32Array; first: Float32Array; second: Float32Array };

const FIRST = 0.9;
const SECOND = 0.999;
const LEAST = 1e-8;
const SEED = 1;
/** The last rounds go in ever smaller steps: from half of them on. */
const SLOWER = 2;

/**
 * A net that was taught by its examples.
 *
 * Formula: cross entropy with smoothed classes, by Adam over small batches with decayed weights (Loshchilov and Hutter, "Decoupled Weight Decay
 * Regularization", 2019), some filters and hidden units left out at each line. The same numbers each time: chance comes from a seed.
 */
export function learnNet(
  examples: readonly NetExample[],
  shape: NetShape,
  manner: NetManner,
  onRound: (net: Net) => void = () => {},
): Net {
  const random = mulberry32(SEED);
  const found = shape.filters * shape.widths.length;
  const start = (rows: number, length: number) =>
    matrix(Float32Array.from({ length: rows * length }, () => (random() * 2 - 1) / Math.sqrt(length)));
  const filters = shape.widths.map((width) => start(shape.filters, width * shape.size));
  const filterBias = shape.widths.map(() => matrix(new Float32Array(shape.filters)));
  const hidden = start(shape.hidden, found + shape.context);
  const hiddenBias = matrix(new Float32Array(shape.hidden));
  const out = start(shape.classes, shape.hidden);
  const outBias = matrix(new Float32Array(shape.classes));
  const all = [...filters, ...filterBias, hidden, hiddenBias, out, outBias];
  const net: Net = {
    shape,
    filters: filters.map(({ values }) => values),
    filterBias: filterBias.map(({ values }) => values),
    hidden: hidden.values,
    hiddenBias: hiddenBias.values,
    out: out.values,
    outBias: outBias.values,
  };
  const slopes: Slopes = {
    filters: filters.map(({ slope }) => slope),
    filterBias: filterBias.map(({ slope }) => slope),
    hidden: hidden.slope,
    hiddenBias: hiddenBias.slope,
    out: out.slope,
    outBias: outBias.slope,
  };
  const order = examples.map((_, place) => place);
  let steps = 0;
  for (let round = 0; round < manner.rounds; round += 1) {
    shuffle(order, random);
    const size = manner.step * Math.min(1, SLOWER * (1 - round / manner.rounds));
    for (let begin = 0; begin < order.length; begin += manner.batch) {
      const batch = order.slice(begin, begin + manner.batch);
      for (const place of batch) addSlope(examples[place] as NetExample, net, slopes, manner, random);
      steps += 1;
      for (const one of all) move(one, { steps, size, count: batch.length, decay: manner.decay });
    }
    onRound(net);
  }
  return net;
}

type Slopes = Omit<Net, 'shape'>;

const matrix = (values: Float32Array): Matrix => ({
  values,
  slope: new Float32Array(values.length),
  first: new Float32Array(values.length),
  second: new Float32Array(values.length),
});

function addSlope(example: NetExample, net: Net, slopes: Slopes, manner: NetManner, random: () => number): void {
  const { shape } = net;
  const left = 1 - manner.dropped;
  const some = (length: number) => Float32Array.from({ length }, () => (random() < left ? 1 / left : 0));
  const kept = { found: some(shape.filters * shape.widths.length), hidden: some(shape.hidden) };
  const pass = passThrough(example.row, example.context, net, kept);
  const errors = softmax(pass.sums);
  for (let one = 0; one < errors.length; one += 1) {
    const wanted = manner.smoothing / errors.length + (one === example.of ? 1 - manner.smoothing : 0);
    errors[one] = ((errors[one] as number) - wanted) * example.counts;
  }
  const units = backThroughOut(errors, pass, net, slopes);
  for (let unit = 0; unit < units.length; unit += 1)
    units[unit] = (pass.hidden[unit] as number) > 0 ? (units[unit] as number) * (kept.hidden[unit] as number) : 0;
  const found = backThroughHidden(units, pass, example.context, net, slopes);
  for (let cell = 0; cell < found.length; cell += 1)
    found[cell] = (found[cell] as number) * (kept.found[cell] as number);
  backThroughFilters(found, pass, example.row, net, slopes);
}

function backThroughOut(errors: Float64Array, { hidden }: Pass, net: Net, slopes: Slopes): Float32Array {
  const units = new Float32Array(hidden.length);
  for (let one = 0; one < errors.length; one += 1) {
    const error = errors[one] as number;
    const base = one * hidden.length;
    slopes.outBias[one] = (slopes.outBias[one] as number) + error;
    for (let unit = 0; unit < hidden.length; unit += 1) {
      units[unit] = (units[unit] as number) + error * (net.out[base + unit] as number);
      slopes.out[base + unit] = (slopes.out[base + unit] as number) + error * (hidden[unit] as number);
    }
  }
  return units;
}

function backThroughHidden(
  units: Float32Array,
  { found }: Pass,
  context: readonly number[],
  net: Net,
  slopes: Slopes,
): Float32Array {
  const back = new Float32Array(found.length);
  const length = found.length + net.shape.context;
  for (let unit = 0; unit < units.length; unit += 1) {
    const error = units[unit] as number;
    if (error === 0) continue;
    const base = unit * length;
    slopes.hiddenBias[unit] = (slopes.hiddenBias[unit] as number) + error;
    for (let cell = 0; cell < found.length; cell += 1) {
      back[cell] = (back[cell] as number) + error * (net.hidden[base + cell] as number);
      slopes.hidden[base + cell] = (slopes.hidden[base + cell] as number) + error * (found[cell] as number);
    }
    for (const one of context) {
      const cell = base + found.length + one;
      slopes.hidden[cell] = (slopes.hidden[cell] as number) + error;
    }
  }
  return back;
}

/** Only where a filter found most is it taught. */
function backThroughFilters(back: Float32Array, { from }: Pass, row: Float32Array, net: Net, slopes: Slopes): void {
  const { filters, widths, size } = net.shape;
  for (const [group, width] of widths.entries()) {
    const slope = slopes.filters[group] as Float32Array;
    const bias = slopes.filterBias[group] as Float32Array;
    const length = width * size;
    for (let filter = 0; filter < filters; filter += 1) {
      const start = from[group * filters + filter] as number;
      const error = back[group * filters + filter] as number;
      if (start < 0 || error === 0) continue;
      bias[filter] = (bias[filter] as number) + error;
      const base = filter * length;
      for (let cell = 0; cell < length; cell += 1)
        slope[base + cell] = (slope[base + cell] as number) + error * (row[start + cell] as number);
    }
  }
}

type Step = { steps: number; size: number; count: number; decay: number };

function move({ values, slope, first, second }: Matrix, { steps, size, count, decay }: Step): void {
  const [even, uneven] = [1 - FIRST ** steps, 1 - SECOND ** steps];
  for (let cell = 0; cell < values.length; cell += 1) {
    const own = (slope[cell] as number) / count;
    slope[cell] = 0;
    const mean = FIRST * (first[cell] as number) + (1 - FIRST) * own;
    const spread = SECOND * (second[cell] as number) + (1 - SECOND) * own * own;
    first[cell] = mean;
    second[cell] = spread;
    const value = values[cell] as number;
    values[cell] = value - size * (mean / even / (Math.sqrt(spread / uneven) + LEAST) + decay * value);
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
