import { checkSentence } from '#engine/grounding/check-sentence.ts';
import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { PickDraft } from '../../tools/best-bets/pick-draft.ts';
import { type Chooser, createChooser } from './choose.ts';
import { factSentences } from './fact-sentences.ts';
import { tellingNew } from './figures-once.ts';
import { keySentences } from './key-sentences.ts';
import { createPickWriter, type PickWriter } from './pick-writer.ts';
import { priceSentences } from './price-sentences.ts';
import { DRIFTED, NOTE_RISKS, ordinaryRisks, SHARP_DOUBTS } from './risk-sentences.ts';
import { stakeSentences } from './stake-sentences.ts';
import { sharpOnPass, supportSentences } from './support-sentences.ts';
import { valueSentences } from './value-sentences.ts';
import { type DeepTopic, type DeepWords, deepSentences } from './write-deep-dive.ts';

/** The words of one pick, each field a list of checked sentences. */
export type PickWords = {
  why: string[];
  keyFactor: string[];
  riskFactor: string[];
  valueExplanation: string[];
  bankrollRecommendation: string[];
  /** By topic, in the order in which it is read; only in a deep dive. */
  deepDive?: DeepWords;
};

export type Depth = 'brief' | 'deep';

/** Of what is known beside the price, so much at most: facts for it, and sentences against it. */
const MOST = {
  brief: { facts: 1, risks: 1 },
  deep: { facts: 2, risks: 2 },
} as const satisfies Record<Depth, Record<'facts' | 'risks', number>>;

/** Writes one pick. Every sentence passes the same check that a model's sentences pass; one that fails is left out. */
export function writePick(draft: PickDraft, depth: Depth, chooser: Chooser = createChooser()): PickWords {
  const { deepDive, ...fields } = sentencesOf(draft, depth, chooser);
  const checked = (sentences: readonly string[]) =>
    sentences.flatMap((sentence) => {
      const result = checkSentence(sentence, draft.evidence);
      return result.ok ? [result.text] : [];
    });
  return { ...mapFields(fields, checked), ...(deepDive && { deepDive: mapTopics(deepDive, checked) }) };
}

/**
 * What is to be said of one pick from its evidence, not checked yet: its price first, then what stands behind it, then what could sink it.
 * `depth` says how much of the evidence is argued: `brief` the strongest alone, `deep` more of it, and a closer look topic by topic.
 */
export function sentencesOf(draft: PickDraft, depth: Depth, chooser: Chooser): PickWords {
  const writer = createPickWriter(draft, chooser);
  const most = MOST[depth];
  const facts = draft.evidence.items.filter((item) => item.values.stance !== undefined);
  const price = writer.one('price', priceSentences(writer.view));
  const why = [...price, ...behindIt(writer, facts, { depth, price })];
  const riskFactor = risks(writer, facts).slice(0, most.risks);
  // There is always a way to lose.
  if (riskFactor.length < most.risks)
    riskFactor.push(
      ...writer.one('risk', tellingNew(ordinaryRisks(writer.view), why.concat(riskFactor), writer.view.value)),
    );
  const deepDive = depth === 'deep' ? deepSentences(writer, draft.evidence.items) : null;
  const fields = {
    why,
    riskFactor,
    keyFactor: writer.one('key', keySentences(writer.view)),
    valueExplanation: writer.one('value', valueSentences(writer.view)),
    bankrollRecommendation: writer.one('stake', stakeSentences(writer.view)).flatMap(splitSentences),
  };
  return { ...mapFields(fields, namedOnce), ...(deepDive && { deepDive: mapTopics(deepDive, namedOnce) }) };
}

/** A pass has its reason in its price; of it only a deep dive says more. */
function behindIt(
  writer: PickWriter,
  facts: readonly EvidenceItem[],
  { depth, price }: { depth: Depth; price: readonly string[] },
): string[] {
  const { view, one } = writer;
  const most = MOST[depth];
  if (view.verdict === 'pass') return depth === 'deep' && view.has('sharp') ? one('sharp', sharpOnPass(view)) : [];
  const kinds = supportSentences(view);
  const support = (depth === 'deep' ? kinds : [kinds.flat()]).flatMap((ways, at) =>
    one(`support ${at}`, tellingNew(ways, price, view.value)),
  );
  return [...support, ...factSentences(facts, { stance: 'for', most: most.facts }, writer)];
}

const NAMES_BET = /\{\{offer\.(?:bet|Bet|side|Side)\}\}/;

/** A paragraph names its bet in full once; further sentences of it use the short name. */
function namedOnce(sentences: readonly string[]): string[] {
  const first = sentences.findIndex((sentence) => NAMES_BET.test(sentence));
  return sentences.map((sentence, at) =>
    at <= first
      ? sentence
      : sentence.replaceAll('{{offer.bet}}', '{{offer.side}}').replaceAll('{{offer.Bet}}', '{{offer.Side}}'),
  );
}

type Fields = Omit<PickWords, 'deepDive'>;
type Change = (sentences: readonly string[]) => string[];

const mapFields = (fields: Fields, change: Change): Fields => ({
  why: change(fields.why),
  keyFactor: change(fields.keyFactor),
  riskFactor: change(fields.riskFactor),
  valueExplanation: change(fields.valueExplanation),
  bankrollRecommendation: change(fields.bankrollRecommendation),
});

const mapTopics = (words: DeepWords, change: Change): DeepWords => {
  const changed = { ...words };
  for (const topic of Object.keys(words) as DeepTopic[]) changed[topic] = change(words[topic]);
  return changed;
};

/** What speaks against it, strongest first: an error in the price, the sharpest book, who is out, what the data lack. */
function risks(writer: PickWriter, facts: readonly EvidenceItem[]): string[] {
  const { view, one } = writer;
  const isStaked = view.verdict !== 'pass';
  const ofNotes = (notes: readonly string[]) =>
    view.notes
      .filter((note) => notes.includes(note))
      .flatMap((note) => one(note, NOTE_RISKS[note as keyof typeof NOTE_RISKS] ?? []));
  if (!isStaked) return ofNotes(['price_older_than_2_hours']);
  return [
    ...ofNotes(['edge_unconfirmed', 'news_move', 'price_older_than_2_hours']),
    ...(view.sharp?.backs === false ? one('doubt', SHARP_DOUBTS) : []),
    ...factSentences(facts, { stance: 'against', most: 1 }, writer),
    ...ofNotes(['one_book', 'few_books', 'longshot']),
    ...(view.value('moves', 'way') === 'longer' ? one('drift', DRIFTED) : []),
    ...ofNotes(['price_older_than_30_minutes']),
  ];
}

const splitSentences = (text: string): string[] => text.split(/(?<=\.)\s+/);
