import { buildOpenApi } from '@lading/contracts/openapi';
import type { FastifyInstance } from 'fastify';

/** `/openapi.json`: the calls that this server answers, derived from their declarations. */
export function openApi(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(buildOpenApi({ version: '0.1.0', include: app.servedCalls }));
    return reply.type('application/json').header('cache-control', 'no-cache').send(text);
  });
}
