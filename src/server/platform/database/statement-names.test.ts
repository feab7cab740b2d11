import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('the names of statements', () => {
  it('are the same in every process, one for each text, from its second use on', () => {
    const [nameOf, elsewhere] = [createStatementNames(), createStatementNames()];
    expect(nameOf('select $1')).toBeUndefined();
    const name = nameOf('select $1');
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(nameOf('select $1')).toBe(name);
    elsewhere('select $1');
    expect(elsewhere('select $1')).toBe(name);
    nameOf('select $2');
    expect(nameOf('select $2')).not.toBe(name);
  });

  it('are given to so many texts and no more, and those keep theirs', () => {
    const nameOf = createStatementNames(3);
    const texts = Array.from({ length: 10 }, (_, at) => `select $1, ${at}`);
    for (const text of [...texts, ...texts]) nameOf(text);
    expect(texts.filter((text) => nameOf(text) !== undefined)).toEqual(texts.slice(0, 3));
  });

  it('are not spent on texts that come once', () => {
    const nameOf = createStatementNames(3);
    for (let at = 0; at < 5_000; at += 1) nameOf(`select $1, ${at}`);
    for (let use = 0; use < 2; use += 1) nameOf('select $1');
    expect(nameOf('select $1')).toBeDefined();
  });
});
