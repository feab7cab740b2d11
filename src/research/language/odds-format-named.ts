import type { OddsFormat } from '#contract/settings.ts';

const FORMATS: readonly (readonly [RegExp, OddsFormat])[] = [
  [
    /\b(?:in|as|to|into|use|using|with) (?:the )?(?:euro(?:pean)? )?decimals?\b|\bdecimal (?:odds|prices|format|lines)\b/i,
    'decimal',
  ],
  [/\b(?:in|as|to|into|use|using|with) american\b|\bamerican (?:odds|prices|format|lines)\b/i, 'american'],
];

/** How a message wants the prices of its own answer written. Null: as its writer has set it. */
export const oddsFormatNamed = (text: string): OddsFormat | null =>
  FORMATS.find(([words]) => words.test(text))?.[1] ?? null;

const ALONE =
  /^(?:(?:ok|okay|and|but|now|ugh|hey|yo|pls|please|no|can|could|u|you|i|get|have|want|need|meant?|show|give|tell|say|write|put|list|me|it|that|this|them|those|these|the|all|same|again|prices?|odds|lines?|list|picks?|board|everything|in|as|to|with|using|use|decimals?|american|european|euro|format|instead|thx|thanks|for|once)\b[\s,.!?]*)+$/i;

/** Whether it asks for nothing but another way to write the answer before. */
export const asksFormatAlone = (text: string): boolean => oddsFormatNamed(text) !== null && ALONE.test(text.trim());

const ODDS_FORMAT =
  /\b(show|use|switch|change|set|want|give|display|see|write|put)\b.*\b(decimal|american|fractional)( (odds|format|prices|lines))?( (from now on|please|pls|instead|now))*$|\b(odds|prices|lines) in (decimal|american)\b/;
/** How prices are to be written from here on. */
export const setsOddsFormat = (plain: string): boolean => ODDS_FORMAT.test(plain);
