import { beforeAll, describe, expect, it } from 'vitest';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { EVAL_NOW, SETS, turnsOf } from '../eval-turns/sets.ts';
import { conversationsOf } from '../eval-turns/turn.ts';
import { answerBesideRules, type BesideRules, differencesOf } from './beside-rules.ts';
import { isSameAnswer } from './figures-of.ts';
import { startPerfectModel } from './perfect-model.ts';

/** Ends what hangs: two runs of conversations over the whole demo slate have taken five minutes on a busy machine. */
const LONGEST_MS = 1_200_000;

describe('a server that does as it is told', () => {
  let answers: BesideRules;
  beforeAll(async () => {
    const { model, close } = await startPerfectModel('perfect');
    // The longest of each set's first few: what leans on what was said before is where they could part.
    const conversations = await Promise.all(
      SETS.map(async (set) => conversationsOf(await turnsOf(set)).slice(0, 6)),
    ).then((sets) => sets.flatMap((all) => [...all].sort((a, b) => b.length - a.length).slice(0, 1)));
    answers = await answerBesideRules(conversations, await demoSlateAt(EVAL_NOW), EVAL_NOW, { model, mode: 'regular' });
    await close();
  }, LONGEST_MS);

  it('changes no bet, no figure and no charge of the rules in a conversation of each set', () => {
    expect(answers.withModel.size).toBeGreaterThan(SETS.length * 2);
    expect(differencesOf(answers)).toEqual([]);
  });

  it('has worded what it was asked about', () => {
    const worded = answers.asked.filter((requests) => requests.length > 0).length;
    expect(worded).toBeGreaterThan(SETS.length);
    expect([...answers.withModel.values()].some(({ content }) => content.includes('"model":"perfect"'))).toBe(true);
  });

  it('would be found out by a figure, a charge or a word that is another', () => {
    const [changed] = [...answers.withModel].flatMap(([turn, told]) =>
      told.content.includes('"oddsDecimal"') ? [[turn, told] as const] : [],
    );
    if (!changed) throw new Error('no answer holds a price');
    const [turn, told] = changed;
    const withAnother = (other: Partial<typeof told>) =>
      differencesOf({ ...answers, withModel: new Map([...answers.withModel, [turn, { ...told, ...other }]]) });
    expect(withAnother({ content: told.content.replace(/"oddsDecimal":\d/, '$&7') })).toEqual([
      expect.stringContaining('another bet or figure'),
    ]);
    expect(withAnother({ charged: !told.charged })).toEqual([expect.stringContaining('another charge')]);
    expect(withAnother({ status: 500 })).toEqual([expect.stringContaining('another status')]);
  });
});

describe('what is compared', () => {
  it('is all but what a writer writes', () => {
    const block = { kind: 'verdict', chance: { text: '50.0%' }, why: 'One.' };
    const isSame = (other: object) => isSameAnswer(JSON.stringify(block), JSON.stringify(other), []);
    expect(isSame({ ...block, why: 'Other.' })).toBe(true);
    expect(isSame({ ...block, chance: { text: '51.0%' } })).toBe(false);
  });

  it('is the desk’s own note, which a writer’s follows', () => {
    const withNote = (note: string) =>
      JSON.stringify({
        blocks: [{ kind: 'table', caption: 'A', columns: [], rows: [], total: null, note, evidenceIds: [] }],
      });
    const isSame = (note: string) => isSameAnswer(withNote('At 9 books.'), withNote(note), []);
    expect(isSame('At 9 books. The first is the best.')).toBe(true);
    expect(isSame('At 8 books. The first is the best.')).toBe(false);
  });

  it('is plain text but for what its writer said before', () => {
    const before = [JSON.stringify({ riskFactor: 'Bad news for Buffalo Bills: 1 is out [2].' })];
    const isSame = (other: string) => isSameAnswer('It needs 53.5%.', other, before);
    expect(isSame('It needs 53.5%.\n\nBad news for Bills: 1 is out.')).toBe(true);
    expect(isSame('It needs 53.5%.\n\nBad news for Bills: 3 is out.')).toBe(false);
    expect(isSame('It needs 53.6%.')).toBe(false);
    const closer = [JSON.stringify({ deepDive: { against: 'It loses 44.4%.' } })];
    expect(isSameAnswer('It needs 53.5%.', 'It loses 44.4%. It needs 53.5%.', closer)).toBe(true);
    expect(isSameAnswer('It needs 53.5%.', 'It loses 44.5%. It needs 53.5%.', closer)).toBe(false);
  });
});
