import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/errors.ts';
import { readCommand } from './read-command.ts';

const BACKUP = 'Name one file: npm run backup -- edgewise.backup';
const RESTORE = 'Name one file: npm run restore -- edgewise.backup';
const DEMO_ADMIN = 'Name nothing else: npm run demo-admin';
const ALL = 'The commands are: backup FILE, restore FILE, demo-admin.';

it.each([
  [['backup', '/backups/today'], { name: 'backup', file: '/backups/today' }],
  [['backup', './--help'], { name: 'backup', file: './--help' }],
  [['restore', 'a-b.backup'], { name: 'restore', file: 'a-b.backup' }],
  [['demo-admin'], { name: 'demo-admin' }],
])('%j is done', (args, command) => {
  expect(readCommand(args)).toEqual(command);
});

describe.each([
  ['backup', BACKUP],
  ['restore', RESTORE],
  ['demo-admin', DEMO_ADMIN],
])('%s', (name, usage) => {
  it.each([['--help'], ['-h'], ['file', '--help'], ['--force', '-h']])('tells how it is used with %s', (...args) => {
    expect(readCommand([name, ...args])).toEqual({ name: 'help', usage });
  });

  it.each([['--force'], ['-'], ['--'], ['-f', 'file'], ['file', '--help=1']])('refuses %s', (...args) => {
    const option = args.find((arg) => arg.startsWith('-'));
    expect(() => readCommand([name, ...args])).toThrow(new StartError(`There is no option ${option}. ${usage}`));
  });
});

it.each([
  [['backup'], BACKUP],
  [['backup', ''], BACKUP],
  [['restore', 'one', 'two'], RESTORE],
  [['demo-admin', 'me'], DEMO_ADMIN],
  [[], ALL],
  [['help'], ALL],
  [['constructor', 'file'], ALL],
])('%j is refused with how it is used', (args, usage) => {
  expect(() => readCommand(args)).toThrow(new StartError(usage));
});

it('tells all commands where none is named', () => {
  expect(readCommand(['--help'])).toEqual({ name: 'help', usage: ALL });
});
