import { describe, expect, it } from 'vitest';
import { createCsvParser } from './csv-parser.ts';

function parse(text: string, pieceLength = text.length): string[][] {
  const parser = createCsvParser();
  const rows: string[][] = [];
  for (let at = 0; at < text.length; at += pieceLength) rows.push(...parser.push(text.slice(at, at + pieceLength)));
  return [...rows, ...parser.end()];
}

describe('reading CSV', () => {
  const cases: [string, string, string[][]][] = [
    [
      'plain rows without a last line end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
    ['commas and line ends in quotes', '"x, y","1\r\n2"\n', [['x, y', '1\r\n2']]],
    ['doubled quotes', '"say ""hi""",2\n', [['say "hi"', '2']]],
    ['a field that is one doubled quote', '"""",b\n', [['"', 'b']]],
    ['empty fields', ',,\n', [['', '', '']]],
    ['an empty quoted field on a line of its own', '""\na\n', [[''], ['a']]],
    ['empty lines, which are no rows', 'a\n\n\r\nb\n\n', [['a'], ['b']]],
    ['a quote inside a plain field', '5" tall,b\n', [['5" tall', 'b']]],
  ];
  for (const [name, text, rows] of cases) {
    it(`keeps ${name}, in one piece or letter by letter`, () => {
      expect(parse(text)).toEqual(rows);
      expect(parse(text, 1)).toEqual(rows);
      expect(parse(text, 2)).toEqual(rows);
    });
  }

  it('says where a quote is never closed', () => {
    expect(() => parse('a,b\n1,"2\n')).toThrow('The file ends inside quotes, in row 2.');
  });

  it('stops at an open quote before it has swallowed a large file', () => {
    expect(() => parse(`"${'x'.repeat(1_000_001)}`)).toThrow('a quote is not closed');
  });
});
