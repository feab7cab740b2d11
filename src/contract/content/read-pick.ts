import { DeepDive, Proof } from '../analysis.ts';
import { Verdict } from '../verdict.ts';
import {
  entriesOf,
  type Fields,
  figureOf,
  isFields,
  listOf,
  numberOf,
  oddsOf,
  textOf,
  timeOf,
} from './content-values.ts';
import type { LooseWords, PickView, SourceView } from './read-answer.ts';
import { WORD_FIELDS } from './word-fields.ts';

/** In the place of a bet's name, where an answer tells the rest of a bet and not what it is on. */
const UNNAMED = 'Pick not named';

const TEXTS = [
  'id',
  'sport',
  'game',
  'eventId',
  'market',
  'book',
  'link',
  'fairOdds',
  'worstOdds',
  'passReason',
  ...WORD_FIELDS,
] as const;
const NUMBERS = [
  'line',
  'oddsDecimal',
  'fairProbability',
  'fairDecimal',
  'worstDecimal',
  'edge',
  'stakeDollars',
] as const;
const BET = ['pick', 'odds', 'units', 'confidence'] as const;

/** A bet, if it has a name or at least a figure of one; words alone are none. */
export function readPick(value: unknown): PickView | undefined {
  if (!isFields(value) || !BET.some((name) => textOf(value[name]) !== undefined)) return undefined;
  const confidence = figureOf(value.confidence);
  const units = figureOf(value.units);
  const odds = oddsOf(value.odds);
  const verdict = Verdict.safeParse(value.verdict);
  const proof = Proof.safeParse(value.proof);
  const deepDive = DeepDive.safeParse(value.deepDive);
  return {
    ...entriesOf(TEXTS, (name) => textOf(value[name])),
    ...entriesOf(['startsAt', 'priceAt'] as const, (name) => timeOf(value[name])),
    ...entriesOf(NUMBERS, (name) => numberOf(value[name])),
    ...(units === undefined ? entriesOf(['unitsText'] as const, () => textOf(value.units)) : { units }),
    ...(confidence !== undefined && { confidence: Math.min(5, Math.max(1, confidence)) }),
    ...(odds !== undefined && { odds }),
    ...(verdict.success && { verdict: verdict.data }),
    ...(proof.success && { proof: proof.data }),
    ...(deepDive.success && { deepDive: deepDive.data }),
    pick: textOf(value.pick) ?? UNNAMED,
    sources: listOf(value.sources, readSource),
  };
}

/** One of several bets: here words alone are worth a card too, a game alone is not. */
export function readFurtherPick(value: unknown): PickView | undefined {
  if (isFields(value) && WORD_FIELDS.some((name) => textOf(value[name]) !== undefined)) {
    return readPick({ ...value, pick: textOf(value.pick) ?? UNNAMED });
  }
  return readPick(isFields(value) ? value : { pick: value });
}

/** What is said without a bet that it is said of. */
export function readLooseWords(fields: Fields): LooseWords | undefined {
  const words = entriesOf([...WORD_FIELDS, 'sport', 'game'] as const, (name) => textOf(fields[name]));
  const sources = listOf(fields.sources, readSource);
  return Object.keys(words).length > 0 || sources.length > 0 ? { ...words, sources } : undefined;
}

/** A source is a name, an address, or an object with a name or a text, and maybe an address. */
export function readSource(value: unknown): SourceView | undefined {
  if (isFields(value)) {
    const text = textOf(value.text);
    const url = textOf(value.url);
    const name = textOf(value.name) ?? text ?? url;
    return name === undefined ? undefined : { name, text, url, observedAt: timeOf(value.observedAt) };
  }
  const name = textOf(value);
  if (name === undefined) return undefined;
  const address = ADDRESS.exec(name);
  return address ? { name: address[1] || name, url: name } : { name };
}

/** An address, and whose it is. */
const ADDRESS = /^[a-z][a-z\d+.-]*:(?:\/\/(?:[^/?#@]*@)?([^/?#:]+))?/i;
