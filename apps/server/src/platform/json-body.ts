import type { FastifyInstance } from 'fastify';

/** JSON bodies: `__proto__` and the like are refused; an empty body is none, as calls without one may still say "JSON". */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
