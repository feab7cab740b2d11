import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Calculator } from '#contract/calculators/calculator.ts';
import { calculationOf, exampleTexts, type InputTexts, queryOfTexts, textsOf } from '#contract/calculators/inputs.ts';
import {
  type CalculationReply,
  calculateCall,
  type InputProblems,
  problemsOf,
  type WorkedInputs,
} from '#contract/calculators/reply.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** So long nothing is typed before a sum is asked for. */
const PAUSE_MS = 300;

type Found = Extract<CalculationReply, { ok: true }>;

export type UsedCalculator = {
  texts: InputTexts;
  change: (changed: InputTexts) => void;
  /** What was found last; it stays in its place, dimmed, while the next is on its way or where the inputs have none. */
  found: Found | null;
  problems: InputProblems;
  isBusy: boolean;
  /** Where its fields stand: what was typed there before the scripts came is worked out too. */
  form: RefObject<HTMLFormElement | null>;
  /** The server was not reached; asks again. */
  retry: (() => void) | null;
};

/** `worked` is what the page was sent with, `search` the query of its address where it was sent with nothing. */
export function useCalculator(calculator: Calculator, worked: WorkedInputs | null, search: string): UsedCalculator {
  const [texts, setTexts] = useState<InputTexts>(() => worked?.texts ?? startTexts(calculator, search));
  const [last, setLast] = useState<WorkedInputs | null>(worked);
  const [found, setFound] = useState<Found | null>(worked?.reply.ok ? worked.reply : null);
  const [hasFailed, setFailed] = useState(false);
  const asked = queryOfTexts(calculator, texts);
  const isTold = last !== null && queryOfTexts(calculator, last.texts) === asked;
  const isBusy = !hasFailed && !isTold;

  useEffect(() => {
    if (!isBusy) return;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void replyTo(calculator, texts).then(
          (reply) => {
            if (!isCurrent) return;
            setLast({ texts, reply });
            if (reply.ok) setFound(reply);
          },
          () => isCurrent && setFailed(true),
        ),
      last === null ? 0 : PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [calculator, texts, isBusy, last]);

  const change = (changed: InputTexts) => {
    const next = { ...texts, ...changed };
    setTexts(next);
    setFailed(false);
    holdInAddress(queryOfTexts(calculator, next));
  };
  const form = useRef<HTMLFormElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = form.current && typedIn(calculator, form.current);
    if (typed) change(typed);
  });
  useEffect(() => takeTyped(), []);

  return {
    texts,
    change,
    form,
    found,
    problems: isTold && !last.reply.ok ? problemsOf(calculator, last.texts, last.reply) : {},
    isBusy,
    retry: hasFailed ? () => setFailed(false) : null,
  };
}

function startTexts(calculator: Calculator, search: string): InputTexts {
  const query = new URLSearchParams(search);
  return textsOf(calculator, (parameter) => query.getAll(parameter)) ?? exampleTexts(calculator);
}

/** What somebody wrote in the fields; null where they stand as they were sent. */
function typedIn(calculator: Calculator, form: HTMLFormElement): InputTexts | null {
  const inputs = [...form.querySelectorAll('input')];
  if (inputs.every(({ value, defaultValue }) => value === defaultValue)) return null;
  const data = new FormData(form);
  return textsOf(calculator, (parameter) => data.getAll(parameter).map(String));
}

/** What can be shared is what is seen. */
function holdInAddress(query: string): void {
  window.history.replaceState(window.history.state, '', query === '' ? window.location.pathname : `?${query}`);
}

/** A refusal with a reason is an answer; only what never arrived is a failure. */
async function replyTo(calculator: Calculator, texts: InputTexts): Promise<CalculationReply> {
  try {
    return await write(calculateCall, { calc: calculationOf(calculator, texts) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.body === undefined || error.status >= 500) throw error;
    return { ok: false, message: error.body.message, named: error.body.field ? [error.body.field] : [] };
  }
}
