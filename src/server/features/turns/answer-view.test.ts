import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerContent, contentText } from '#contract/answer-content.ts';
import { BLOCK_WORDS, type Block } from '#contract/blocks.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { SAMPLE_BLOCKS, SAMPLE_EVIDENCE } from '#contract/test-blocks.ts';
import { KEPT_ANSWERS, KEPT_WITHOUT_PICKS } from '#contract/test-kept-answers.ts';
import { eventsBetween, readStoredView, viewOfContent, viewOfEvents } from './answer-view.ts';

const block = (at: number, data: Block): StreamEvent => ({ event: 'block', data: { at, block: data } });
const delta = (field: string, text: string): StreamEvent => ({ event: 'delta', data: { field, text } });
const text = (words: string): Block => ({ ...SAMPLE_BLOCKS.text, text: words });
/** As it comes back from the database, whose objects have their keys in another order. */
const stored = (view: unknown) =>
  readStoredView(
    JSON.parse(JSON.stringify(view), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? 1 : -1)))
        : value,
    ),
  );

describe('what was shown of an answer with blocks', () => {
  it('is its blocks in their order, with the words that they have so far', () => {
    const { table } = SAMPLE_BLOCKS;
    const view = viewOfEvents([
      block(1, { ...table, note: undefined }),
      block(0, text('')),
      delta('blocks.0.text', 'One.'),
      delta('blocks.1.note', 'Of'),
      delta('blocks.0.text', ' Two.'),
      delta('blocks.1.note', ' five books.'),
      delta('blocks.1.caption', 'never'),
      delta('blocks.7.text', 'nowhere'),
      delta('summary', 'Whole.'),
    ]);
    expect(view.blocks).toEqual([
      { at: 0, block: text('One. Two.') },
      { at: 1, block: { ...table, note: 'Of five books.' } },
    ]);
    expect(view.texts).toEqual([['summary', 'Whole.']]);
  });

  it('goes on by its new words alone, and whole where more of it changed', () => {
    const before = viewOfEvents([block(0, text('One.')), block(1, SAMPLE_BLOCKS.table), block(2, SAMPLE_BLOCKS.facts)]);
    const rows = SAMPLE_BLOCKS.table.rows.slice(1);
    const after = viewOfEvents([
      block(0, text('One. Two.')),
      block(1, { ...SAMPLE_BLOCKS.table, rows }),
      block(2, SAMPLE_BLOCKS.facts),
      block(3, SAMPLE_BLOCKS.choices),
    ]);
    expect(eventsBetween(stored(before), after)).toEqual([
      delta('blocks.0.text', ' Two.'),
      block(1, { ...SAMPLE_BLOCKS.table, rows }),
      block(3, SAMPLE_BLOCKS.choices),
    ]);
  });

  it('is taken for not shown where another version saved it without blocks or with unknown ones', () => {
    expect(stored({ stages: [], picks: null, texts: [] })?.blocks).toEqual([]);
    expect(stored({ stages: [], picks: null, texts: [], blocks: [{ at: 0, block: { kind: 'hologram' } }] })).toBeNull();
  });

  it.each(Object.entries({ ...KEPT_ANSWERS, ...KEPT_WITHOUT_PICKS }))(
    'is the whole of it at the end: %s',
    (_, saved) => {
      const content = AnswerContent.parse(JSON.parse(contentText(AnswerContent.parse(saved))));
      const whole = viewOfContent(content);
      expect(viewOfEvents(eventsBetween(null, whole))).toEqual(whole);
      expect(whole.blocks.map((placed) => placed.block)).toEqual(content.blocks ?? []);
    },
  );

  it('has with each block what it cites', () => {
    const content = AnswerContent.parse(KEPT_WITHOUT_PICKS['a sum']);
    expect(viewOfContent(content).blocks.map(({ evidence }) => evidence)).toEqual([[SAMPLE_EVIDENCE[1]], undefined]);
  });

  it('reaches the same end from any moment', () => {
    const fields = Object.values(BLOCK_WORDS).flat();
    const words = fc.constantFrom('', 'a', 'One.', ' Two.', '−');
    const anyBlock = fc.constantFrom(...Object.values(SAMPLE_BLOCKS), text(''), text('a'));
    const place = fc.nat({ max: 4 });
    const anyEvent = fc.oneof(
      fc.tuple(place, anyBlock).map(([at, data]) => block(at, data)),
      fc.tuple(place, fc.constantFrom(...fields), words).map(([at, name, said]) => delta(`blocks.${at}.${name}`, said)),
      words.map((said) => delta('summary', said)),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), fc.nat({ max: 30 }), (events, cut) => {
        const [middle, end] = [viewOfEvents(events.slice(0, cut)), viewOfEvents(events)];
        const told = [...eventsBetween(null, middle), ...eventsBetween(stored(middle), end)];
        const { texts, ...reached } = viewOfEvents(told);
        const { texts: wanted, ...rest } = end;
        expect(reached).toEqual(rest);
        expect(texts).toEqual(wanted.filter(([, said]) => said !== ''));
      }),
    );
  });
});
