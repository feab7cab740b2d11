import { useEffect, useRef, useState } from 'react';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { type Asked, type CalculationField, fieldsOf, withInput } from './calculation-fields.ts';

const TYPED_FOR_MS = 300;

type Worked = Pick<ShownBlockOf<'calculation'>, 'inputs' | 'figures' | 'formula' | 'notes' | 'assumed'>;

/** Why what is written makes no sum, and the input that was written last where it lies with that. */
export type CalculationProblem = { text: string; field?: string };

/** A sum as it was answered, and as it comes out with what is written into its inputs. An older answer cannot be asked anew. */
export function useCalculation(block: ShownBlockOf<'calculation'>) {
  const [fields] = useState(() => (block.asked ? fieldsOf(block.asked, block.inputs) : []));
  const [again, setAgain] = useState<Worked & { answer: string }>();
  const [problem, setProblem] = useState<CalculationProblem>();
  const asked = useRef<Asked>(block.asked ?? {});
  const turn = useRef({ at: 0, timer: 0 });
  useEffect(() => {
    const { current } = turn;
    return () => window.clearTimeout(current.timer);
  }, []);

  const ask = async (at: number, field: CalculationField) => {
    try {
      const { recalculate } = await import('./recalculate.ts');
      const reply = await recalculate(asked.current);
      // What was written meanwhile has its own answer on the way.
      if (at !== turn.current.at) return;
      setProblem(reply.ok ? undefined : { text: reply.message, field: field.name });
      if (reply.ok) setAgain({ ...reply.data, assumed: reply.assumed });
    } catch (error) {
      if (at === turn.current.at)
        setProblem({ text: failureText(error, 'The sum could not be made. Please try again.') });
    }
  };
  const change = (field: CalculationField, text: string) => {
    window.clearTimeout(turn.current.timer);
    turn.current.at += 1;
    const next = withInput(asked.current, field, text);
    if (!next) return setProblem({ text: `${field.label} is missing or no number.`, field: field.name });
    asked.current = next;
    const { at } = turn.current;
    turn.current.timer = window.setTimeout(() => void ask(at, field), TYPED_FOR_MS);
  };
  return { worked: again ?? block, answer: again?.answer, fields, problem, change };
}
