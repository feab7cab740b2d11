import { expect, it } from 'vitest';
import { chooseFiles, type Spoken } from './choose-files.ts';
import { sayingOf } from './saying-of.ts';

const spoken = (file: string, seconds: number, ...said: string[]): Spoken => ({ file, seconds, said });
const never = () => false;

it('chooses what says everything for the least time, and nothing that the others say too', () => {
  const files = [
    spoken('dear', 20, 'a', 'b', 'c'),
    spoken('first', 1, 'a', 'b'),
    spoken('second', 1, 'b', 'c'),
    spoken('silent', 9),
  ];
  expect(chooseFiles(files, never)).toEqual({ both: ['first', 'second'], alone: ['dear'], unheard: [] });
});

it('leaves out what takes more than two seconds for each thing that it alone says, but for what must stay', () => {
  const files = [spoken('dear', 20, 'a', 'b'), spoken('cheap', 1, 'a')];
  expect(chooseFiles(files, never)).toEqual({ both: ['cheap'], alone: ['dear'], unheard: ['b'] });
  expect(chooseFiles(files, (file) => file === 'dear')).toEqual({ both: ['dear'], alone: ['cheap'], unheard: [] });
});

it('takes statements of more values or rows for the same, and a refusal for the same of any', () => {
  const said = (text: string, code: string | null = null) => sayingOf({ text, where: 'own', code });
  expect(said('select a\n from b where c in ($1, $2)')).toBe(said('select a from b where c in ($1)'));
  expect(said('insert into a (b, c) values ($1, default), ($2, default)')).toBe(
    said('insert into a (b, c) values ($1, $2), ($3, default), ($4, null)'),
  );
  expect(said('select 1')).not.toBe(sayingOf({ text: 'select 1', where: 'within', code: null }));
  expect(said('select 1', '23505')).toBe(said('select 2', '23505'));
  expect(said('explain select 1')).toBeNull();
});
