import { checkSentence } from '#engine/grounding/check-sentence.ts';
import type { PickDraft } from '../../tools/best-bets/pick-draft.ts';
import { type Chooser, createChooser } from './choose.ts';
import { factSentences } from './fact-sentences.ts';
import { keySentences } from './key-sentences.ts';
import { createPickWriter, type PickWriter } from './pick-writer.ts';
import { priceSentences } from './price-sentences.ts';
import { DRIFTED, NOTE_RISKS, ordinaryRisks, SHARP_DOUBTS } from './risk-sentences.ts';
import { sharpSentences } from './sharp-sentences.ts';
import { stakeSentences } from './stake-sentences.ts';
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

/** Sentences of the case against a pick. */
const RISKS = { brief: 2, deep: 4 } as const satisfies Record<Depth, number>;

/** Writes one pick. Every sentence passes the same check that a model's sentences pass; one that fails is left out. */
export function writePick(draft: PickDraft, depth: Depth, chooser: Chooser = createChooser()): PickWords {
  const { deepDive, ...fields } = sentencesOf(draft, depth, chooser);
  const checked = (sentences: readonly string[]) =>
    sentences.flatMap((sentence) => {
      const result = checkSentence(sentence, draft.evidence);
      return result.ok ? [result.text] : [];
    });
  return {
    why: checked(fields.why),
    keyFactor: checked(fields.keyFactor),
    riskFactor: checked(fields.riskFactor),
    valueExplanation: checked(fields.valueExplanation),
    bankrollRecommendation: checked(fields.bankrollRecommendation),
    ...(deepDive && { deepDive: mapTopics(deepDive, checked) }),
  };
}

/**
 * What is to be said of one pick from its evidence, not checked yet. `depth` says how much of the evidence is argued:
 * `brief` the price and the strongest fact, `deep` every fact that speaks for it, and a closer look topic by topic.
 */
export function sentencesOf(draft: PickDraft, depth: Depth, chooser: Chooser): PickWords {
  const writer = createPickWriter(draft, chooser);
  const facts = draft.evidence.items.filter((item) => item.values.stance !== undefined);
  const factsThat = (stance: 'for' | 'against', most: number) => factSentences(facts, { stance, most }, writer);
  // What speaks for a bet that is none does not bear on it.
  const isPassInBrief = depth === 'brief' && writer.view.verdict === 'pass';
  const speakFor = isPassInBrief ? [] : factsThat('for', depth === 'deep' ? facts.length : 1);
  const doubts = dataRisks(writer).slice(0, RISKS[depth] - 1);
  const fields = {
    why: [...whySentences(writer), ...speakFor],
    keyFactor: writer.one('key', keySentences(writer.view)),
    riskFactor: [...doubts, ...factsThat('against', RISKS[depth] - 1 - doubts.length)],
    valueExplanation: writer.one('value', valueSentences(writer.view)).flatMap(splitSentences),
    bankrollRecommendation: writer.one('stake', stakeSentences(writer.view)).flatMap(splitSentences),
  };
  // There is always a way to lose.
  if (depth === 'deep' || fields.riskFactor.length === 0)
    fields.riskFactor.push(...writer.one('risk', ordinaryRisks(writer.view)));
  const deepDive = depth === 'deep' ? deepSentences(writer, draft.evidence.items) : null;
  // The limit is the turning point that the closer look names.
  if (deepDive) fields.valueExplanation = fields.valueExplanation.slice(0, 1);
  return {
    why: namedOnce(fields.why),
    keyFactor: namedOnce(fields.keyFactor),
    riskFactor: namedOnce(fields.riskFactor),
    valueExplanation: namedOnce(fields.valueExplanation),
    bankrollRecommendation: namedOnce(fields.bankrollRecommendation),
    ...(deepDive && { deepDive: mapTopics(deepDive, namedOnce) }),
  };
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

const mapTopics = (words: DeepWords, change: (sentences: readonly string[]) => string[]): DeepWords => {
  const changed = { ...words };
  for (const topic of Object.keys(words) as DeepTopic[]) changed[topic] = change(words[topic]);
  return changed;
};

function whySentences({ view, one }: PickWriter): string[] {
  return [...one('price', priceSentences(view)), ...(view.has('sharp') ? one('sharp', sharpSentences(view)) : [])];
}

/** What speaks against the figures themselves, strongest first. */
function dataRisks({ view, one }: PickWriter): string[] {
  const risks = view.notes.flatMap((note) => {
    const ways = NOTE_RISKS[note as keyof typeof NOTE_RISKS];
    return ways ? one(note, ways) : [];
  });
  const isStaked = view.verdict !== 'pass';
  if (isStaked && view.sharp?.backs === false) risks.push(...one('doubt', SHARP_DOUBTS));
  if (isStaked && view.value('moves', 'way') === 'longer') risks.push(...one('drift', DRIFTED));
  return risks;
}

const splitSentences = (text: string): string[] => text.split(/(?<=\.)\s+/);
