import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else. An empty one counts as `{}`, so that a call without a body is refused, where it
 * is, in the words of the first field that is missing.
 */
export function registerBodyParsing(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text.trim() === '' ? done(null, {}) : parseJson(request, text, done),
  );
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
  });
}
