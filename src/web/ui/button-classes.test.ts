import { expect, it } from 'vitest';
import { buttonClasses } from './button-classes.ts';

it('a padding that is asked for takes the place of the one that the size has', () => {
  const classes = buttonClasses('ghost', 'default', 'px-1.5 sm:px-4').split(' ');
  expect(classes.filter((name) => name.startsWith('px-'))).toEqual(['px-1.5']);
  expect(buttonClasses('ghost', 'default', 'max-sm:px-0').split(' ')).toContain('px-4');
});
