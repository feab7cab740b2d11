import { StartError } from '../platform/errors.ts';

export type Command =
  | { name: 'backup' | 'restore'; file: string }
  | { name: 'demo-admin' }
  | { name: 'help'; usage: string };

/**
 * What the operator asked for. There is no option but help, so that one that was guessed does not become a file: a name that
 * does begin with a hyphen is written with its folder.
 * @throws StartError with how the command is used
 */
export function readCommand([name = '', ...args]: readonly string[]): Command {
  const usage = usageOf(name);
  if ([name, ...args].some((arg) => arg === '--help' || arg === '-h')) return { name: 'help', usage };
  const option = [name, ...args].find((arg) => arg.startsWith('-'));
  if (option !== undefined) throw new StartError(`There is no option ${option}. ${usage}`);
  const [file, ...rest] = args;
  if (name === 'demo-admin' && file === undefined) return { name };
  if ((name === 'backup' || name === 'restore') && file && rest.length === 0) return { name, file };
  throw new StartError(usage);
}

const USAGE: ReadonlyMap<string, string> = new Map([
  ['backup', 'Name one file: npm run backup -- edgewise.backup'],
  ['restore', 'Name one file: npm run restore -- edgewise.backup'],
  ['demo-admin', 'Name nothing else: npm run demo-admin'],
]);

const usageOf = (name: string): string => USAGE.get(name) ?? 'The commands are: backup FILE, restore FILE, demo-admin.';
