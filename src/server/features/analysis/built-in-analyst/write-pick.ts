import { checkSentence } from '#engine/grounding/check-sentence.ts';
import type { PickDraft } from '../pick-draft.ts';
import { BOOK_BY_BOOK, MOVED } from './board-sentences.ts';
import { type Chooser, createChooser, type Way } from './choose.ts';
import { factSentences } from './fact-sentences.ts';
import { keySentences } from './key-sentences.ts';
import { type PickView, viewOf } from './pick-view.ts';
import { priceSentences } from './price-sentences.ts';
import { DRIFTED, generalRisks, NOTE_RISKS, SHARP_DOUBTS } from './risk-sentences.ts';
import { sharpSentences } from './sharp-sentences.ts';
import { sportRisks } from './sport-risks.ts';
import { stakeSentences } from './stake-sentences.ts';
import { turningPoints, valueSentences } from './value-sentences.ts';

/** The words of one pick, each field a list of checked sentences. */
export type PickWords = {
  why: string[];
  keyFactor: string[];
  riskFactor: string[];
  valueExplanation: string[];
  bankrollRecommendation: string[];
};

export type Depth = 'brief' | 'deep';

/** Sentences of the case against a pick. */
const RISKS = { brief: 2, deep: 4 } as const satisfies Record<Depth, number>;
const BACKGROUND_FACTS = 2;

/**
 * Writes one pick from its evidence. `depth` says how much of the evidence is argued: `brief` the price and the
 * strongest fact, `deep` also the rest of the board, the price's history, every fact and what would change the verdict.
 * Every sentence passes the same check that a model's sentences pass; one that fails is left out.
 */
export function writePick(draft: PickDraft, depth: Depth, chooser: Chooser = createChooser()): PickWords {
  const pen = createPen(draft, chooser);
  const facts = draft.evidence.items.filter((item) => item.values.stance !== undefined);
  const factsThat = (stance: 'for' | 'against' | 'background', most: number) =>
    factSentences(facts, { stance, most }, pen);
  const speakFor = factsThat('for', depth === 'deep' ? facts.length : 1);
  const doubts = dataRisks(pen).slice(0, RISKS[depth] - 1);
  const fields = {
    why: [...whySentences(pen, depth), ...speakFor],
    keyFactor: pen.one('key', keySentences(pen.view)),
    riskFactor: [...doubts, ...factsThat('against', RISKS[depth] - 1 - doubts.length)],
    valueExplanation: pen.one('value', valueSentences(pen.view)).flatMap(splitSentences),
    bankrollRecommendation: pen.one('stake', stakeSentences(pen.view)).flatMap(splitSentences),
  };
  fields.riskFactor.push(...ordinaryRisk(pen));
  if (depth === 'deep') {
    fields.why.push(...factsThat('background', BACKGROUND_FACTS), ...pen.one('turn', turningPoints(pen.view)));
    // The limit is the turning point that has just been named.
    fields.valueExplanation = fields.valueExplanation.slice(0, 1);
  } else if (speakFor.length === 0 && isAboutNumbers(pen.view)) {
    fields.why.push(...factsThat('background', 1));
  }
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
  };
}

/** What one pick's sentences are chosen with. */
type Pen = {
  chooser: Chooser;
  seed: string;
  view: PickView;
  one: (name: string, ways: readonly Way[]) => string[];
};

function createPen(draft: PickDraft, chooser: Chooser): Pen {
  const { pick } = draft;
  const view = viewOf(draft);
  const seed = `${pick.eventId}|${pick.pick}|${pick.odds}`;
  const one = (name: string, ways: readonly Way[]) => {
    const sentence = chooser.choose(`${seed}|${name}`, ways, view);
    return sentence === null ? [] : [sentence];
  };
  return { chooser, seed, view, one };
}

function whySentences({ view, one }: Pen, depth: Depth): string[] {
  return [
    ...one('price', priceSentences(view)),
    ...(view.has('sharp') ? one('sharp', sharpSentences(view)) : []),
    ...(depth === 'deep' ? one('board', BOOK_BY_BOOK) : []),
    ...(depth === 'deep' && view.has('moves') ? one('moves', MOVED) : []),
  ];
}

/** What speaks against the figures themselves, strongest first. */
function dataRisks({ view, one }: Pen): string[] {
  const risks = view.notes.flatMap((note) => {
    const ways = NOTE_RISKS[note as keyof typeof NOTE_RISKS];
    return ways ? one(note, ways) : [];
  });
  const isStaked = view.verdict !== 'pass';
  if (isStaked && view.sharp?.backs === false) risks.push(...one('doubt', SHARP_DOUBTS));
  if (isStaked && view.value('moves', 'way') === 'longer') risks.push(...one('drift', DRIFTED));
  return risks;
}

/** There is always a way to lose; how depends on the sport. */
function ordinaryRisk({ view, one }: Pen): string[] {
  const general = view.verdict === 'pass' && view.kind !== 'prop';
  const ways = [...sportRisks(view), ...(general ? generalRisks(view) : [])];
  return one('risk', ways.length > 0 ? ways : generalRisks(view));
}

const isAboutNumbers = ({ kind }: PickView): boolean => kind === 'total' || kind === 'prop';

const splitSentences = (text: string): string[] => text.split(/(?<=\.)\s+/);
