import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer of a server to a request. */
interface Said {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A server with scripted answers by method and path: real answers of a network that its stand-in never gives. */
export async function scriptedSite() {
  const site = {
    address: '',
    /** By method and path; with a query, only for requests with exactly that one. */
    says: new Map<string, Said>(),
    asked: [] as string[],
    /** The query of each request. */
    queries: [] as string[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    const question = `${request.method} ${pathname}`;
    site.asked.push(question);
    site.queries.push(search);
    request.resume();
    const said = site.says.get(`${question}${search}`) ?? site.says.get(question);
    const { status = 200, headers = {}, body = {} } = said ?? { status: 404 };
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}
