import { AnalysisContent, DeepDive, OddsKind, Proof, Verdict } from '#contract/analysis.ts';
import type { AnswerView, DataSourceView, ParlayView, PickView, SourceView } from './answer-view.ts';

export type Content = { kind: 'text'; text: string } | { kind: 'analysis'; analysis: AnswerView };

/** A saved answer as the screens show it: picks where it carries some, else its plain text. Never throws. */
export function readContent(content: string): Content {
  const parsed = parseObject(content);
  if (!parsed) return { kind: 'text', text: content };
  const exact = AnalysisContent.safeParse(parsed);
  if (exact.success) {
    const { mainBet, additionalBets, ...rest } = exact.data;
    return { kind: 'analysis', analysis: { ...rest, picks: [mainBet, ...additionalBets] } };
  }
  const analysis = readAnalysis(parsed);
  const says = analysis.picks.length > 0 || analysis.parlay || analysis.summary;
  return says ? { kind: 'analysis', analysis } : { kind: 'text', text: content };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CODE_FENCE = /^```(?:json)?\s*([\s\S]*?)\s*```$/;

function parseObject(content: string): Fields | undefined {
  const trimmed = content.trim();
  const bare = CODE_FENCE.exec(trimmed)?.[1] ?? trimmed;
  if (!bare.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(bare);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `mainBet` nested, or its fields at the top level; further picks under either of their two names. */
function readAnalysis(fields: Fields): AnswerView {
  const main = readPick(isFields(fields.mainBet) ? fields.mainBet : fields);
  const further = listOf(fields.additionalBets ?? fields.alternativeBets, readPick);
  return {
    summary: textOf(fields.summary),
    picks: main ? [main, ...further] : further,
    parlay: readParlay(fields.parlay),
    bestValue: textOf(fields.bestValue),
    bankrollRecommendation: isFields(fields.mainBet) ? textOf(fields.bankrollRecommendation) : undefined,
    processingTime: textOf(fields.processingTime),
    dataSource: readDataSource(fields.dataSource),
  };
}

const PICK_TEXTS = [
  'id',
  'sport',
  'game',
  'eventId',
  'market',
  'book',
  'fairOdds',
  'worstOdds',
  'analysis',
  'keyFactor',
  'riskFactor',
  'valueExplanation',
  'bankrollRecommendation',
  'reasoning',
] as const;
const PICK_NUMBERS = [
  'line',
  'oddsDecimal',
  'fairProbability',
  'fairDecimal',
  'worstDecimal',
  'edge',
  'units',
  'stakeDollars',
] as const;

function readPick(value: unknown): PickView | undefined {
  if (!isFields(value)) return undefined;
  const pick = textOf(value.pick);
  if (pick === undefined) return undefined;
  const confidence = numberOf(value.confidence);
  const odds = oddsOf(value.odds);
  const verdict = Verdict.safeParse(value.verdict);
  const proof = Proof.safeParse(value.proof);
  const deepDive = DeepDive.safeParse(value.deepDive);
  return {
    ...entriesOf(PICK_TEXTS, (name) => textOf(value[name])),
    ...entriesOf(['startsAt', 'priceAt'] as const, (name) => timeOf(value[name])),
    ...entriesOf(PICK_NUMBERS, (name) => numberOf(value[name])),
    ...(confidence !== undefined && { confidence: Math.min(5, Math.max(1, confidence)) }),
    ...(odds !== undefined && { odds }),
    ...(verdict.success && { verdict: verdict.data }),
    ...(proof.success && { proof: proof.data }),
    ...(deepDive.success && { deepDive: deepDive.data }),
    pick,
    sources: listOf(value.sources, readSource),
  };
}

function readParlay(value: unknown): ParlayView | undefined {
  if (!isFields(value)) return undefined;
  const legs = listOf(value.legs, textOf);
  if (legs.length === 0) return undefined;
  const totalOdds = oddsOf(value.totalOdds);
  return {
    ...entriesOf(['correlation', 'fairJointOdds'] as const, (name) => textOf(value[name])),
    ...entriesOf(['totalOddsDecimal', 'jointProbability', 'edge', 'correlationValue'] as const, (name) =>
      numberOf(value[name]),
    ),
    ...(totalOdds !== undefined && { totalOdds }),
    legs,
    sources: listOf(value.sources, readSource),
  };
}

/** A source is a name, an address, or an object with a name or a text, and maybe an address. */
function readSource(value: unknown): SourceView | undefined {
  if (isFields(value)) {
    const text = textOf(value.text);
    const url = textOf(value.url);
    const name = textOf(value.name) ?? text ?? url;
    return name === undefined ? undefined : { name, text, url, observedAt: timeOf(value.observedAt) };
  }
  const name = textOf(value);
  if (name === undefined) return undefined;
  return URL.canParse(name) ? { name: new URL(name).hostname || name, url: name } : { name };
}

function readDataSource(value: unknown): DataSourceView | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { model: value };
  if (!isFields(value)) return undefined;
  const odds = OddsKind.safeParse(value.odds);
  return {
    ...entriesOf(['model', 'notice'] as const, (name) => textOf(value[name])),
    ...entriesOf(['asOf'] as const, (name) => timeOf(value[name])),
    ...(odds.success && { odds: odds.data }),
  };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const timeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** American odds always carry their sign, also where an old answer has them as a number. */
function oddsOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{3,}$/.test(text) ? `+${text}` : text;
}

function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item) => item !== undefined);
}

/** The named values that are there: a missing one is left out, not set to undefined. */
function entriesOf<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value | undefined,
): Partial<Record<Name, Value>> {
  const found: Partial<Record<Name, Value>> = {};
  for (const name of names) {
    const value = read(name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}
