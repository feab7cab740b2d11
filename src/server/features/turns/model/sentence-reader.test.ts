import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceReader } from './sentence-reader.ts';

const line = { pick: 'p1', field: 'why', sentence: 'It says "{{offer.odds}}" {here}.' };
/** As it is read: a pick or a block by its id. */
const read = { of: 'p1', field: line.field, sentence: line.sentence };
const readAll = (text: string, piece = 7) => {
  const reader = createSentenceReader();
  const lines = [];
  for (let at = 0; at < text.length; at += piece) lines.push(...reader.read(text.slice(at, at + piece)));
  return { lines, malformed: reader.malformed };
};

describe('reading sentences from a reply', () => {
  it.each([
    ['as lines', `${JSON.stringify(line)}\n${JSON.stringify(line)}\n`],
    ['in a fence', `\`\`\`json\n${JSON.stringify(line)}\n${JSON.stringify(line)}\n\`\`\``],
    ['in a list', JSON.stringify([line, line])],
    ['in an object', JSON.stringify({ note: 'a "quoted" {note}', sentences: [line, line] })],
    ['laid out over several lines', JSON.stringify([line, line], null, 2)],
    ['after prose with odd quotes', `Here is it: "\n${JSON.stringify(line)} ' " ${JSON.stringify(line)}`],
  ])('finds them %s, however it is cut into pieces', (_, text) => {
    for (const piece of [1, 7, 1000]) expect(readAll(text, piece).lines).toEqual([read, read]);
  });

  it('knows a block by its own name', () => {
    const { pick: _, ...words } = line;
    expect(readAll(JSON.stringify({ ...words, block: 'b2' })).lines).toEqual([{ ...read, of: 'b2' }]);
    expect(readAll(JSON.stringify(words))).toEqual({ lines: [], malformed: 1 });
  });

  it('goes on behind a broken one, and counts it', () => {
    const broken = '{"pick":"p1","field":"why","sentence":"It never ends\n';
    expect(readAll(broken + JSON.stringify(line))).toEqual({ lines: [read], malformed: 1 });
  });

  it.each([
    ['another shape', '{"answer":42}'],
    ['a field that does not exist', JSON.stringify({ ...line, field: 'units' })],
    ['wrong types', JSON.stringify({ ...line, sentence: 7 })],
    ['a sentence without end', JSON.stringify({ ...line, sentence: 'x'.repeat(700) })],
    ['NaN', '{"pick":NaN}'],
  ])('takes nothing from %s', (_, text) => {
    expect(readAll(text)).toEqual({ lines: [], malformed: 1 });
  });

  it('is not impressed by depth or size', () => {
    expect(readAll(`${'{"a":'.repeat(20_000)}${JSON.stringify(line)}`, 4096).lines).toEqual([read]);
    expect(readAll('{"'.padEnd(1_000_000, 'x'), 4096).lines).toEqual([]);
  });

  it('never throws', async () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('{', '}', '"', '\\', '\n', JSON.stringify(line)));
    await fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        for (const { sentence } of readAll(parts.join('')).lines) expect(typeof sentence).toBe('string');
      }),
    );
  });
});
