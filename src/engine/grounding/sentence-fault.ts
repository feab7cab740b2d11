/** Why a sentence is not shown. */
export type SentenceFault =
  | 'empty'
  | 'too_long'
  | 'unknown_reference'
  | 'unknown_citation'
  | 'other_game'
  | 'unclosed_reference'
  | 'hidden_character'
  | 'foreign_script'
  | 'markup'
  | 'instruction'
  | 'bare_number'
  | 'composed_figure'
  | 'wrong_label'
  | 'foreign_name'
  | 'uncited_claim'
  | 'forbidden_claim';

/** A fault with the piece of the sentence that shows it. */
export type Fault = { fault: SentenceFault; detail: string };

const LONGEST_DETAIL = 120;

export const faultOf = (fault: SentenceFault, detail: string): Fault => ({
  fault,
  detail: detail.trim().slice(0, LONGEST_DETAIL),
});
