import { AnalysisContent } from '../analysis.ts';
import { OddsKind } from '../odds-kind.ts';
import { OddsFormat } from '../settings.ts';
import { entriesOf, type Fields, isFields, listOf, numberOf, textOf, timeOf } from './content-values.ts';
import type { DataSourceView, LooseWords, PickView, ReadAnswer, SourceView } from './read-answer.ts';
import { readBlock } from './read-block.ts';
import { readParlay } from './read-parlay.ts';
import { readFurtherPick, readLooseWords, readPick, readSource } from './read-pick.ts';
import { shownBlocks } from './shown-blocks.ts';

/**
 * A saved answer of any version as the screens show it: what it carries of an analysis and its blocks, else its plain text. What
 * this version does not understand is left out. Never throws.
 */
export function upgradeContent(content: string): ReadAnswer {
  const value = parse(content);
  if (typeof value === 'string') return upgradeContent(value);
  const answer = isFields(value) ? readAnalysis(withMainBet(value)) : undefined;
  return answer ?? plainAnswer(content);
}

export const plainAnswer = (text: string): ReadAnswer => ({
  version: 0,
  plain: text,
  blocks: [{ kind: 'text', text, evidenceIds: [], sources: [] }],
  picks: [],
});

const CODE_FENCE = /^```(?:json)?\s*([\s\S]*?)\s*```$/;

/** Only an object or a text in quotes is more than the text that it stands in. */
function parse(content: string): unknown {
  const trimmed = content.trim();
  const bare = CODE_FENCE.exec(trimmed)?.[1] ?? trimmed;
  if (!bare.startsWith('{') && !bare.startsWith('"')) return undefined;
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}

/** `fields` is the whole answer, `main` its main bet wherever that stands. */
type Answered = { fields: Fields; main: Fields; isNested: boolean };

const LENT = [
  'pick',
  'confidence',
  'odds',
  'units',
  'keyFactor',
  'riskFactor',
  'valueExplanation',
  'analysis',
  'sport',
  'game',
] as const;

/** The main bet nested, or its fields at the top level; what a nested one lacks it has from there. */
function withMainBet(fields: Fields): Answered {
  const nested = textOf(fields.mainBet) === undefined ? fields.mainBet : { pick: fields.mainBet };
  if (!isFields(nested)) return { fields, main: fields, isNested: false };
  const lent = entriesOf(LENT, (name) => (isThere(nested[name]) ? undefined : (fields[name] ?? undefined)));
  // Marks such as [1] are places in the bet's own sources, so what is added comes after them.
  const sources = [nested.sources, fields.sources].flatMap((list) => (Array.isArray(list) ? list : []));
  return { fields, main: { ...nested, ...lent, sources: unlike(sources) }, isNested: true };
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A list without what stands in it before, word for word. */
function unlike(list: readonly unknown[]): unknown[] {
  const seen = list.map((item) => JSON.stringify(item));
  return list.filter((_, at) => seen.indexOf(seen[at] ?? '') === at);
}

/** Undefined for an object that is no answer of any version. */
function readAnalysis(answered: Answered): ReadAnswer | undefined {
  const { fields, isNested } = answered;
  const said = {
    ...readBets(answered),
    ...entriesOf(['summary', 'bestValue', 'processingTime'] as const, (name) => textOf(fields[name])),
    ...entriesOf(['totalPicks'] as const, (name) => countOf(fields[name])),
    ...(isNested && entriesOf(['bankrollRecommendation'] as const, (name) => textOf(fields[name]))),
  };
  const { picks, ...rest } = said;
  const hasBlocks = Array.isArray(fields.blocks);
  const saysAnything = picks.length > 0 || Object.values(rest).some((value) => value !== undefined);
  if (!hasBlocks && !saysAnything) return undefined;
  const format = OddsFormat.safeParse(fields.oddsFormat);
  const named = { picks, parlay: said.parlay, evidence: listOf(fields.evidence, readEvidence) };
  return {
    ...said,
    ...(format.success && { oddsFormat: format.data }),
    version: countOf(fields.version) ?? 1,
    blocks: shownBlocks(listOf(fields.blocks, readBlock), named),
  };
}

/** Picks, parlay and source of the prices: of an answer of the contract as they are, of any other as far as they can be read. */
function readBets(
  answered: Answered,
): Pick<ReadAnswer, 'parlay' | 'dataSource' | 'looseWords'> & { picks: readonly PickView[] } {
  const { fields, main, isNested } = answered;
  // Blocks are read one by one: one that is not known takes nothing else with it.
  const beside = { blocks: undefined, evidence: undefined, version: undefined };
  const exact = AnalysisContent.safeParse({ ...fields, ...(isNested && { mainBet: main }), ...beside }).data;
  const first: PickView | undefined = exact?.mainBet ?? readPick(main);
  const alternatives = notAmong(fields.additionalBets, fields.alternativeBets);
  const further: PickView[] = exact?.additionalBets ?? listOf(fields.additionalBets, readFurtherPick);
  return {
    picks: [...(first ? [first] : []), ...further, ...listOf(alternatives, readFurtherPick)],
    looseWords: first ? saidBeside(answered) : readLooseWords(main),
    parlay: exact ? exact.parlay : readParlay(fields.parlay),
    dataSource: exact ? exact.dataSource : readDataSource(fields.dataSource),
  };
}

/** The list under its second name, without the bets that stand under its first too. */
function notAmong(first: unknown, second: unknown): unknown[] {
  if (!Array.isArray(second)) return [];
  const known = new Set(Array.isArray(first) ? first.map((bet) => JSON.stringify(bet)) : []);
  return second.filter((bet) => !known.has(JSON.stringify(bet)));
}

/** Words of the top level where the nested bet has others of its own. */
function saidBeside({ fields, main, isNested }: Answered): LooseWords | undefined {
  const names = ['analysis', 'keyFactor', 'riskFactor', 'valueExplanation'] as const;
  return isNested
    ? readLooseWords(entriesOf(names, (name) => (fields[name] === main[name] ? undefined : fields[name])))
    : undefined;
}

function countOf(value: unknown): number | undefined {
  const count = numberOf(value);
  return count !== undefined && Number.isInteger(count) && count > 0 ? count : undefined;
}

function readEvidence(value: unknown): { id: string; source: SourceView } | undefined {
  const id = isFields(value) ? textOf(value.id) : undefined;
  const source = readSource(value);
  return id !== undefined && source ? { id, source } : undefined;
}

function readDataSource(value: unknown): DataSourceView | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { model: value };
  if (!isFields(value)) return undefined;
  const odds = OddsKind.safeParse(value.odds);
  const source: DataSourceView = {
    ...entriesOf(['model', 'notice'] as const, (name) => textOf(value[name])),
    ...entriesOf(['asOf'] as const, (name) => timeOf(value[name])),
    ...(odds.success && { odds: odds.data }),
  };
  return Object.keys(source).length > 0 ? source : undefined;
}
