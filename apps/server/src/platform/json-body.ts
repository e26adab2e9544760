import type { FastifyInstance } from 'fastify';

/** JSON bodies: refuses `__proto__` and similar; an empty body counts as none, as calls without one may still declare JSON. */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
