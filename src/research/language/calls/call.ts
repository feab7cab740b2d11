import type { Calculation } from '#contract/research/calculate.ts';
import type { ToolName } from '#contract/research/desk.ts';
import type { AboutPicks } from '../lists/about-picks.ts';
import type { Reading, Spoken } from '../reading.ts';

/** One call of one tool of the desk, as a question asks for it. The tool reads its input and says what is wrong with it. */
export type Call = { tool: ToolName; input: object };

/** What is asked of a bet that was judged. */
export type BetQuestion =
  | 'why'
  | 'fair'
  | 'limit'
  | 'play'
  | 'sure'
  | 'against'
  | 'stake'
  | 'better'
  | 'likelier'
  | 'pays_more'
  /** How far its price is from the fair one. */
  | 'gap'
  | 'worst'
  /** Whether there is nothing to bet in it. */
  | 'pass'
  | 'riskier'
  /** Whether it is a mistake to bet it. */
  | 'bad'
  /** Whether it is a lock, as which no bet is. */
  | 'lock'
  /** The same in words that need no betting. */
  | 'simply'
  /** Why a price that is only fair, or a little better, is no bet. */
  | 'above_fair'
  /** Whether a book that is named takes all legs. */
  | 'there'
  /** What the book keeps of what is bet. */
  | 'vig';

/**
 * What a question comes to: calls to be run, in the order in which they are answered; or words, where something is missing
 * without which no call can be made, with choices where there are readings to choose from; or bets that are to be searched for.
 * `refines`: the search before, with another part. `plainly`: bets are wanted in so many words.
 */
export type Asked =
  | { kind: 'picks'; reading: Reading; refines: boolean; plainly?: true }
  /** `explains`: what was judged before is looked at again for this question, free. */
  | {
      kind: 'calls';
      calls: readonly Call[];
      assumed: readonly string[];
      explains?: BetQuestion;
      /** What is told in words of bets that are judged here for the first time. */
      tells?: BetQuestion;
      /** Which of several bets that is about: its place from 1. */
      pointed?: number;
      /** What would cost a token and was not asked for, each as a question that asks for it. */
      offers?: readonly string[];
      /** What these are offered as; absent: as what costs a token. */
      offersAs?: string;
    }
  /**
   * `spoken`: whom it was about all the same. `asks`: what is asked with the choices, where they are no readings of what was said.
   * `lost`: what is asked was not understood. `wish`: the search that was refused, which a correction goes on from.
   */
  | {
      kind: 'say';
      text: string;
      choices: readonly string[];
      spoken?: Spoken;
      asks?: string;
      lost?: true;
      wish?: Reading;
    }
  /** What was shown is told of once more, as it was told. `list`: picks that something else was shown since. */
  | { kind: 'about'; about: AboutPicks; list?: NonNullable<Reading['heldList']> };

type Said = Extract<Asked, { kind: 'say' }>;

export const calls = (all: readonly Call[], assumed: readonly string[] = []): Asked => ({
  kind: 'calls',
  calls: all,
  assumed,
});

/** Sums to be made, with what was taken for granted in reading them. */
export const calculated = (sums: readonly Calculation[], assumed: readonly string[] = []): Asked =>
  calls(
    sums.map((calc) => ({ tool: 'calculate', input: { calc } })),
    assumed,
  );

export const say = (text: string, choices: readonly string[] = [], spoken: Spoken = {}): Said => ({
  kind: 'say',
  text,
  choices,
  spoken,
});

/** What is said where it was not understood what is asked. */
export const sayLost = (text: string, choices: readonly string[] = [], spoken: Spoken = {}): Asked => ({
  kind: 'say',
  text,
  choices,
  spoken,
  lost: true,
});

/** It is asked back who or which game is meant, and told with that alone by the next message. */
export const askWho = (text: string): Asked => sayLost(text, [], { asksWho: true });
