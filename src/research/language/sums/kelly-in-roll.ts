import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked, Call } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { rollOf } from './roll-of.ts';

/** A Kelly stake in dollars too, where its writer said what he has to bet with, now or before. */
export function kellyInRoll(asked: Asked | null, read: Tagged): Asked | null {
  const bankrollCents = asked?.kind === 'calls' ? rollOf(read) : undefined;
  if (asked?.kind !== 'calls' || bankrollCents === undefined) return asked;
  const withRoll = (call: Call): Call => {
    const calc = call.tool === 'calculate' && 'calc' in call.input ? (call.input.calc as Calculation) : null;
    if (calc?.kind !== 'kelly' || calc.bankrollCents !== undefined) return call;
    return { ...call, input: { ...call.input, calc: { ...calc, bankrollCents } } };
  };
  return { ...asked, calls: asked.calls.map(withRoll) };
}
