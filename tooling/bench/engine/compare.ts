import { measureSpeed, type Speed } from './measure.ts';

/** One job over the same inputs: ours, and every public package that does it. */
export type Job<Input> = {
  name: string;
  inputs: readonly Input[];
  own: (input: Input) => unknown;
  others: Readonly<Record<string, (input: Input) => unknown>>;
};

export type Comparison = {
  name: string;
  own: Speed;
  /** The fastest public package for the same job; null where none does it. */
  rival: { name: string; speed: Speed } | null;
};

export function compare<Input>({ name, inputs, own, others }: Job<Input>): Comparison {
  const mine = measureSpeed(inputs, own);
  const rivals = Object.entries(others).map(([rival, job]) => ({ name: rival, speed: measureSpeed(inputs, job) }));
  rivals.sort((a, b) => b.speed.perSecond - a.speed.perSecond);
  return { name, own: mine, rival: rivals[0] ?? null };
}
