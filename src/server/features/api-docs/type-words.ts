import { escapeText } from '../pages/escape-html.ts';
import type { JsonSchema } from './json-schema.ts';

const HOME = '#/components/schemas/';
/** Longer lists of allowed values are cut: the file for programs has all of them. */
const VALUES_SHOWN = 8;

export const shapeId = (name: string): string => `shape-${name.toLowerCase()}`;

/** A type in a reader's words, as HTML: named shapes are links. */
export function typeHtml(schema: JsonSchema): string {
  if (schema.$ref?.startsWith(HOME)) {
    const name = schema.$ref.slice(HOME.length);
    return `<a href="#${shapeId(name)}">${escapeText(name)}</a>`;
  }
  const kinds = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (kinds) return [...new Set(kinds.map(typeHtml))].join(' or ');
  if (schema.enum) return valuesHtml(schema.enum);
  if (schema.const !== undefined) return valuesHtml([schema.const]);
  if (schema.type === 'array') return `list of ${schema.items ? typeHtml(schema.items) : 'anything'}`;
  if (schema.type === 'object' && !schema.properties) return 'object';
  const words = escapeText([schema.type].flat().join(' or ') || 'anything');
  return schema.format ? `${words} (${escapeText(schema.format)})` : words;
}

function valuesHtml(values: readonly unknown[]): string {
  const shown = values.slice(0, VALUES_SHOWN).map((value) => `<code>${escapeText(JSON.stringify(value))}</code>`);
  const left = values.length - VALUES_SHOWN;
  return shown.join(' ') + (left > 0 ? ` and ${left} more` : '');
}

type Field = { path: string; schema: JsonSchema; isRequired: boolean };
const DEEPEST = 3;

/** The fields of a schema with those inside of them, by path; of several kinds of objects each in turn. */
function fieldsOf(schema: JsonSchema, before = '', depth = 0): Field[] {
  if (depth >= DEEPEST || schema.$ref) return [];
  const kinds = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (kinds.length > 0) return kinds.flatMap((kind) => fieldsOf(kind, before, depth));
  if (schema.type === 'array') return schema.items ? fieldsOf(schema.items, `${before}[]`, depth) : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = before === '' || before === '[]' ? `${before}${before && '.'}${name}` : `${before}.${name}`;
    return [
      { path, schema: inner, isRequired: (schema.required ?? []).includes(name) },
      ...fieldsOf(inner, path, depth + 1),
    ];
  });
}

/** What an object holds, as a table; nothing for what has no fields of its own. */
export function fieldsHtml(schema: JsonSchema, label: string): string {
  const seen = new Set<string>();
  const rows = fieldsOf(schema)
    .map(({ path, schema: inner, isRequired }) => {
      const notes = [isRequired ? '' : 'Optional', escapeText(inner.description ?? ''), boundsOf(inner)];
      return `<tr><th scope="row"><code>${escapeText(path)}</code></th><td>${typeHtml(inner)}</td><td>${notes.filter(Boolean).join('. ')}</td></tr>`;
    })
    .filter((row) => !seen.has(row) && seen.add(row));
  if (rows.length === 0) return '';
  return tableHtml(label, ['Field', 'Type', 'Notes'], rows);
}

export const tableHtml = (label: string, heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escapeText(label)}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

function boundsOf({ minimum, maximum, maxLength, default: preset }: JsonSchema): string {
  const isBound = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < 1e15;
  return [
    isBound(minimum) ? `at least ${minimum}` : '',
    isBound(maximum) ? `at most ${maximum}` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    preset === undefined ? '' : `without it <code>${escapeText(JSON.stringify(preset))}</code>`,
  ]
    .filter(Boolean)
    .join(', ');
}
