import { describe, expect, it } from 'vitest';
import { AnswerContent, CONTENT_MAX_BYTES, contentText } from './answer-content.ts';
import { BLOCK_WORDS, Block, MOST_ROWS } from './blocks.ts';
import { SAMPLE_BLOCKS } from './test-blocks.ts';
import { KEPT_ANSWERS, KEPT_WITHOUT_PICKS } from './test-kept-answers.ts';

const { table, choices, verdict } = SAMPLE_BLOCKS;
const [row] = table.rows;
const problems = (block: unknown): string[] => Block.safeParse(block).error?.issues.map(({ message }) => message) ?? [];

describe('the blocks of an answer', () => {
  it.each(Object.values(SAMPLE_BLOCKS))('take $kind as it is', (block) => {
    expect(Block.parse(block)).toEqual(block);
  });

  it('keep a table to its rows, each with a cell for every column', () => {
    expect(problems({ ...table, rows: Array.from({ length: MOST_ROWS }, () => row) })).toEqual([]);
    expect(problems({ ...table, rows: Array.from({ length: MOST_ROWS + 1 }, () => row) })).toHaveLength(1);
    expect(problems({ ...table, rows: [{ cells: row?.cells.slice(1) }] })).toEqual([
      'every row must have a cell for each column',
    ]);
  });

  it('hold a price and its book in one row', () => {
    const columns = table.columns.map((column) => (column.kind === 'book' ? { ...column, kind: 'text' } : column));
    expect(problems({ ...table, columns })).toEqual(['a price must have its book in the same row']);
  });

  it('ask back with a question and two to four choices', () => {
    const words = { words: 'Both' };
    expect(problems({ ...choices, question: 'Which one.' })).toEqual(['a question back must end with "?"']);
    expect(problems({ ...choices, choices: [words] })).toHaveLength(1);
    expect(problems({ ...choices, choices: [words, words, words, words] })).toEqual([]);
    expect(problems({ ...choices, choices: [words, words, words, words, words] })).toHaveLength(1);
  });

  it('judge no bet without its fair chance', () => {
    const { chance: _, ...without } = verdict;
    expect(problems(without)).toHaveLength(1);
  });

  it('name as words only fields that are texts', () => {
    for (const block of Object.values(SAMPLE_BLOCKS)) {
      for (const field of BLOCK_WORDS[block.kind])
        expect(Block.safeParse({ ...block, [field]: 'Words.' }).success).toBe(true);
    }
  });
});

describe('an answer as it is saved', () => {
  const ofText = (text: string): AnswerContent => ({ blocks: [{ kind: 'text', text, evidenceIds: [] }] });
  const bytes = (text: string) => Buffer.byteLength(text);
  const empty = bytes(contentText(ofText('')));

  it.each(Object.entries({ ...KEPT_ANSWERS, ...KEPT_WITHOUT_PICKS }))('can be read back: %s', (_, answer) => {
    const content = AnswerContent.parse(answer);
    expect(AnswerContent.parse(JSON.parse(contentText(content)))).toEqual(content);
  });

  it('says its form where it has blocks', () => {
    expect(JSON.parse(contentText(ofText('a')))).toMatchObject({ version: 2 });
    expect(JSON.parse(contentText(AnswerContent.parse(KEPT_ANSWERS['the first form'])))).not.toHaveProperty('version');
  });

  it.each(['a', 'é', '−', '😀', '"', '\ud800'])('is at most 64 KB, counted as it is stored: %j', (letter) => {
    const each = bytes(JSON.stringify(letter)) - 2;
    const most = Math.floor((CONTENT_MAX_BYTES - empty) / each);
    expect(bytes(contentText(ofText(letter.repeat(most))))).toBeLessThanOrEqual(CONTENT_MAX_BYTES);
    expect(() => contentText(ofText(letter.repeat(most + 1)))).toThrow(RangeError);
  });

  it('counts no proof of a pick', () => {
    const content = AnswerContent.parse(KEPT_ANSWERS['the first form']);
    if (!('mainBet' in content)) throw new Error('has picks');
    const notes = Array.from({ length: 2_000 }, () => 'A note that is as long as one is.');
    const { proof } = content.mainBet;
    const long = { ...content, mainBet: { ...content.mainBet, proof: { ...proof, notes } } };
    expect(JSON.parse(contentText(long))).toEqual(long);
  });
});
