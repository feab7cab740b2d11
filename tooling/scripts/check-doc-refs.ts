import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Fails where README, another page at the root or one of docs/ names what is not there: relative links and pictures, paths in
 * backticks that start at the root of the project, or beside the page when they start with a dot, and `npm run` commands
 * anywhere, also in the files that others read to run it (`render.yaml`, the devcontainer, templates).
 */
const root = resolve(import.meta.dirname, '../..');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', '.github/pull_request_template.md'].filter(
    (page) => existsSync(join(root, page)),
  ),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.md'))
    .map((page) => join('docs', page)),
];
/** A path in backticks is checked when its first folder is one of ours, so that `text/event-stream` is not. */
const ownFolders = new Set(
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);
/** Folders that a run makes: naming them is right although a fresh clone does not have them. */
const made = new Set(['node_modules', 'dist', '.data', 'test-results']);
/** The names of all our files, for a file that is named without its folder. */
const fileNames = ['src', 'e2e', 'tooling', 'docs']
  .map((folder) => join(root, folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  .map((path) => basename(path));

/** What names commands and paths and is no page. */
const files = [
  'render.yaml',
  'fly.toml',
  'compose.yaml',
  'Dockerfile',
  'LICENSE',
  '.env.example',
  '.devcontainer/devcontainer.json',
  '.github/ISSUE_TEMPLATE/fault.yml',
];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const settings = readFileSync(join(root, '.env.example'), 'utf8');
/** Read by Node, npm or tools of others, and no settings of ours. */
const SETTINGS_OF_OTHERS = /^(NODE_|npm_|PG|POSTGRES_|HOST$|PORT$)/;

let checked = 0;
const dead: string[] = [];
for (const page of [...pages, ...files]) {
  for (const [line, text] of readFileSync(join(root, page), 'utf8').split('\n').entries()) {
    for (const command of commandsIn(text)) {
      checked += 1;
      if (!(command in scripts))
        dead.push(`${page}:${line + 1} runs npm run ${command}, which package.json does not have`);
    }
  }
}
for (const page of ['render.yaml', 'fly.toml', 'README.md']) {
  for (const name of settingsIn(page)) {
    checked += 1;
    if (!settings.includes(`${name}=`)) dead.push(`${page} sets ${name}, which .env.example does not know`);
  }
}
for (const path of pathsIn(['render.yaml', 'fly.toml'])) {
  checked += 1;
  if (!exists(path)) dead.push(`a blueprint names ${path}, which is not there`);
}
for (const page of pages) {
  const text = withoutCodeBlocks(readFileSync(join(root, page), 'utf8'));
  for (const [line, lineText] of text.split('\n').entries()) {
    for (const target of targetsOf(lineText, dirname(page))) {
      checked += 1;
      if (!exists(target)) dead.push(`${page}:${line + 1} names ${target}, which is not there`);
    }
  }
}
for (const sentence of dead) console.error(sentence);
console.log(`${checked} references in ${pages.length + files.length} pages checked, ${dead.length} dead`);
process.exitCode = dead.length > 0 || pages.length === 0 ? 1 : 0;

/** `npm run NAME`, and what npm runs without `run`. */
function commandsIn(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map((match) => match[1] ?? '');
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map((match) => match[1] ?? '');
  return [...named, ...short];
}

function settingsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const named = page.endsWith('.md')
    ? [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)]
    : [...text.matchAll(/(?:key: |^ {2}|\s)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?= ?[,=])/gm)];
  return named.map((match) => match[1] ?? '').filter((name) => !SETTINGS_OF_OTHERS.test(name));
}

function pathsIn(blueprints: readonly string[]): string[] {
  return blueprints.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/dockerfile(?:Path: \.\/| = ")([\w./-]+)/g)].map(
      (match) => match[1] ?? '',
    ),
  );
}

/** Fenced blocks show commands and pictures, not references; their lines stay so that line numbers hold. */
function withoutCodeBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
}

function targetsOf(line: string, folder: string): string[] {
  const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  const linked = links
    .filter((link) => !/^([a-z]+:|#)/.test(link))
    .map((link) => join(folder, link.split('#')[0] ?? ''));
  const named = [...line.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '').filter(isPath);
  const targets = [...linked, ...named.map((path) => (/^\.\.?\//.test(path) ? join(folder, path) : path))];
  // What lies beside the project is not ours to promise.
  return targets.filter((target) => !target.startsWith('..'));
}

function isPath(text: string): boolean {
  if (/[*<>{}$|"'(]|:\/\//.test(text)) return false;
  const [first = '', ...rest] = text.split('/');
  if (rest.length === 0) return /^[\w.-]+\.(md|json|ts|cjs|mjs|tsx|example)$/.test(text);
  return !made.has(first) && (ownFolders.has(first) || first === '.' || first === '..');
}

function exists(path: string): boolean {
  const bare = path.replace(/:\d+$/, '');
  if (existsSync(join(root, bare))) return true;
  // `.repo.ts` is an ending: some file has it.
  return bare.startsWith('.') ? fileNames.some((name) => name.endsWith(bare)) : fileNames.includes(bare);
}
