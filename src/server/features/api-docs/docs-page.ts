import type { ErrorCode } from '#contract/errors.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { escapeAttribute, escapeText } from '../pages/escape-html.ts';
import { ERROR_WORDS } from './error-words.ts';
import type { DocumentedOperation, OpenApi } from './open-api.ts';
import { fieldsHtml, shapeId, tableHtml, typeHtml } from './type-words.ts';

type Site = {
  styles: readonly string[];
  icon: string;
  statusOf: Readonly<Record<ErrorCode, number>>;
};

const CALLERS = {
  everybody: 'Everybody',
  user: 'Signed in',
  administrator: 'Administrators',
  owner: 'Owners',
  credential: 'By signature',
} as const;

/** The document as a page that needs neither scripts nor anything from elsewhere. */
export function docsPage(api: OpenApi, site: Site): string {
  const sections = api.tags.map((tag) => ({ ...tag, id: slug(tag.name), operations: operationsOf(api, tag.name) }));
  const parts = [...sections.map(({ id, name }) => [id, name]), ['errors', 'Error codes'], ['shapes', 'Shapes']];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(api.info.title)}</title>
<meta name="description" content="Every call of the ${PRODUCT_NAME} API with its fields, examples and error codes.">
<meta name="theme-color" content="#090d0b">
<meta name="color-scheme" content="dark">
<link rel="icon" href="${escapeAttribute(site.icon)}" type="image/svg+xml">
${[...site.styles, '/api-docs.css'].map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`).join('\n')}
</head>
<body class="api-docs">
<a class="skip" href="#main">Skip to content</a>
<header><a href="/">${PRODUCT_NAME}</a><span>API</span></header>
<nav aria-label="Parts"><ul>${parts.map(([id, name]) => `<li><a href="#${id}">${escapeText(name ?? '')}</a></li>`).join('')}</ul></nav>
<main id="main">
<h1>${escapeText(api.info.title)}</h1>
<p class="lead">${wordsHtml(api.info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${api.openapi}). Assistants connect at <code>/mcp</code>, as the profile page shows.</p>
${beginHtml(api)}
${sections.map(sectionHtml).join('\n')}
${errorsHtml(site.statusOf)}
${shapesHtml(api)}
</main>
</body>
</html>
`;
}

/** Texts of ours mark code by backticks. */
const wordsHtml = (text: string): string => escapeText(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

type Found = { method: string; path: string; operation: DocumentedOperation };

const operationsOf = (api: OpenApi, tag: string): Found[] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags.includes(tag) ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  );

function beginHtml({ servers: [server] }: OpenApi): string {
  const url = server?.url ?? '';
  const commands = `# No account is needed for sums
curl -s ${url}/api/desk/calculate -H 'Content-Type: application/json' \\
  -d '{"calc":{"kind":"payout","price":"+120","stakeCents":10000}}'

# Sign up once (/api/auth/signin takes the same afterwards), then send the cookie along
curl -s -c jar ${url}/api/auth/signup -H 'Content-Type: application/json' \\
  -d '{"email":"jo@example.com","password":"correct horse battery"}'
curl -s -b jar ${url}/api/auth/user

# Which games there are, with the ids that the others take
curl -s -b jar ${url}/api/desk/find_games -H 'Content-Type: application/json' -d '{}'

# What is charged needs a key of its own
curl -s -b jar ${url}/api/desk/best_bets -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: $(date +%s)" -d '{"count":1}'`;
  return `<h2 id="begin">Begin</h2><pre tabindex="0"><code>${escapeText(commands)}</code></pre>`;
}

function sectionHtml(section: { id: string; name: string; description: string; operations: Found[] }): string {
  return `<section aria-labelledby="${section.id}"><h2 id="${section.id}">${escapeText(section.name)}</h2>
<p>${wordsHtml(section.description)}</p>
${section.operations.map(operationHtml).join('\n')}</section>`;
}

function operationHtml({ method, path, operation }: Found): string {
  const body = operation.requestBody?.content['application/json'];
  return `<details id="${operation.operationId}"><summary><span class="method" data-method="${method}">${method}</span><code class="path">${pathHtml(path)}</code><span class="says">${escapeText(operation.summary)}</span></summary>
<div class="inside">
${operation.description ? `<p>${wordsHtml(operation.description)}</p>` : ''}
<p class="callers">${CALLERS[operation['x-access']]}</p>
${parametersHtml(operation)}
${body?.schema ? `<h3>Body</h3>${fieldsHtml(body.schema, `Body of ${method} ${path}`)}` : ''}
${body?.example === undefined ? '' : exampleHtml('Example', body.example)}
<h3>Answers</h3>
${answersHtml(operation, `${method} ${path}`)}
</div></details>`;
}

/** A long path may break after each part. */
const pathHtml = (path: string): string => escapeText(path).replaceAll('/', '/<wbr>');

function parametersHtml({ parameters, operationId }: DocumentedOperation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const notes = [required ? '' : 'Optional', wordsHtml(description ?? '')].filter(Boolean).join('. ');
    return `<tr><th scope="row"><code>${escapeText(name)}</code></th><td>${place}</td><td>${typeHtml(schema)}</td><td>${notes}</td></tr>`;
  });
  return `<h3>Parameters</h3>${tableHtml(`Parameters of ${operationId}`, ['Name', 'In', 'Type', 'Notes'], rows)}`;
}

const exampleHtml = (title: string, value: unknown): string =>
  `<h3>${title}</h3><pre tabindex="0"><code>${escapeText(JSON.stringify(value, null, 2))}</code></pre>`;

function answersHtml({ responses }: DocumentedOperation, label: string): string {
  const good = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const refused = Object.entries(responses).filter(([status]) => /^[45]/.test(status));
  const media = good.flatMap(([status, { description, content }]) => {
    const [type, first] = Object.entries(content ?? {})[0] ?? [];
    const shape = first?.schema ? typeHtml(first.schema) : escapeText(type ?? '');
    const fields = first?.schema ? fieldsHtml(first.schema, `Answer of ${label}`) : '';
    const words = first?.schema ? '' : `. ${wordsHtml(description)}`;
    const example = first?.example === undefined ? '' : exampleHtml('Example of an answer', first.example);
    return [`<p><code>${status}</code> ${shape}${words}</p>${fields}${example}`];
  });
  const refusals = refused.map(
    ([status, { description }]) => `<li><code>${status}</code> ${wordsHtml(description)}</li>`,
  );
  return media.join('') + (refusals.length > 0 ? `<ul class="refusals">${refusals.join('')}</ul>` : '');
}

function errorsHtml(statusOf: Site['statusOf']): string {
  const rows = Object.entries(ERROR_WORDS).map(
    ([code, { means, next }]) =>
      `<tr id="error-${code}"><th scope="row"><code>${code}</code></th><td>${statusOf[code as ErrorCode]}</td><td>${wordsHtml(means)}</td><td>${wordsHtml(next)}</td></tr>`,
  );
  return `<section aria-labelledby="errors"><h2 id="errors">Error codes</h2>
<p>Every refusal is an <a href="#${shapeId('ErrorBody')}">ErrorBody</a>. Words may change; codes do not. In a stream the same stands in the <code>error</code> event.</p>
${tableHtml('Each code and what to do', ['Code', 'Status', 'What happened', 'What to do'], rows)}</section>`;
}

function shapesHtml({ components }: OpenApi): string {
  const shapes = Object.entries(components.schemas).map(([name, schema]) => {
    const fields = fieldsHtml(schema, `Fields of ${name}`);
    return `<h3 id="${shapeId(name)}">${escapeText(name)}</h3>${fields || `<p>${typeHtml(schema)}</p>`}`;
  });
  return `<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${shapes.join('\n')}</section>`;
}
