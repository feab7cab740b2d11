import * as z from 'zod/mini';
import { ErrorBody } from '../errors.ts';
import { UsState } from './us-states.ts';

/** What holds for betting on sports in one state, dated. Null is not known here, or not there. */

/** `statewide`: by licensed books, anywhere in the state. `on_site`: inside casinos and the like alone. `none`: nobody is licensed. */
export const OnlineBetting = z.enum(['statewide', 'on_site', 'none']);
export type OnlineBetting = z.infer<typeof OnlineBetting>;

export const StateRules = z.object({
  state: UsState,
  name: z.string(),
  online: OnlineBetting,
  /** Of the state. The product's own age holds everywhere. */
  legalAge: z.nullable(z.int()),
  /** Titles of the registered books that take bets online there. */
  books: z.array(z.string()),
  regulator: z.nullable(z.string()),
  /** The state's own, beside the national one. */
  helpline: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  selfExclusion: z.nullable(z.string()),
  /** The days of our checks; the books have their own, the oldest of them. */
  checkedOn: z.iso.date(),
  booksCheckedOn: z.nullable(z.iso.date()),
  sources: z.array(z.string()),
});
export type StateRules = z.infer<typeof StateRules>;

export const getStateRules = {
  method: 'GET',
  path: '/api/state-rules',
  query: z.object({ state: UsState }),
  response: { 200: StateRules, 400: ErrorBody, 401: ErrorBody },
} as const;
