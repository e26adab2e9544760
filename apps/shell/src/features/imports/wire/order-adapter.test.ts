import { createApiClient } from '@lading/api-client/create-api-client';
import type { ImportRow } from '@lading/contracts/imports';
import { describe, expect, it } from 'vitest';
import type { FileToCheck } from './import-adapter.ts';
import { orderAdapter } from './order-adapter.ts';

const { signal } = new AbortController();
const row: ImportRow = { orderNO: 'A', errorMessages: [] };
const fault = { fieldName: 'orderNO', message: 'Taken', zhMessage: '已存在' };
const source: FileToCheck = {
  file: new File(['Order\nA'], 'orders.csv'),
  analysed: { referenceId: 'ref-1', fieldsOption: ['Order'] },
  mapping: { orderNO: 'Order' },
  fixedValues: {},
  valueMatches: {},
  templateId: '1',
};

/** The adapter on a server that replies by method and path, and the requests it received. */
function adapter(answers: Readonly<Record<string, Response>>) {
  const seen: { url: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: 'http://localhost',
    getToken: () => 'token',
    language: () => 'en',
    fetch: (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = init?.body;
      seen.push({
        url: pathname + search,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      });
      const answer = answers[`${request.method} ${pathname}`];
      return Promise.resolve(answer ?? Response.json({ result: 'ERR', code: 404 }, { status: 404 }));
    },
  });
  return { made: orderAdapter(api), seen };
}

async function rowsOf({ made }: ReturnType<typeof adapter>, from: FileToCheck): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for await (const one of made.checkFile(from, signal)) rows.push(one);
  return rows;
}

const viewPath = '/api/lading-order/import/excel/view';

describe('the import of orders on the wire (spec §7)', () => {
  it('has the cached view checked with the mapping, line by line', async () => {
    const headers = { 'content-type': 'application/x-ndjson' };
    const wire = adapter({ [`POST ${viewPath}`]: new Response(`${JSON.stringify(row)}\n`, { headers }) });
    expect(await rowsOf(wire, source)).toMatchObject([{ orderNO: 'A' }]);
    expect(wire.seen[0]?.body).toMatchObject({
      excelCacheId: 'ref-1',
      fieldMapping: { orderNO: 'Order' },
      faultsOnly: true,
    });
  });

  it('reads it with the template if a back end has no other view', async () => {
    const wire = adapter({ [`GET ${viewPath}`]: Response.json({ result: 'OK', data: [row] }) });
    expect(await rowsOf(wire, source)).toMatchObject([{ orderNO: 'A' }]);
    expect(wire.seen.at(-1)?.url).toBe(`${viewPath}?excelCacheId=ref-1&excelFieldMappingId=1`);
  });

  it('leaves the check to the save if a back end has neither', async () => {
    expect(await rowsOf(adapter({}), { ...source, templateId: null })).toEqual([]);
  });

  it('checks the rows of an order together and assigns the errors to each', async () => {
    const data = [row, { errorMessages: [fault] }];
    const wire = adapter({
      'POST /api/lading-order/import/excel/validate': Response.json({ result: 'OK', data }),
    });
    expect(await wire.made.validate([row, {}, {}], signal)).toEqual([row, { errorMessages: [fault] }, {}]);
  });

  it('saves with a key and accepts a back end that does not report the result', async () => {
    const wire = adapter({
      'POST /api/lading-order/order/saveOrderAndShipmentExcel': Response.json({ result: 'OK', data: null }),
    });
    const options = { referenceId: 'ref-1', idempotencyKey: 'key-1' };
    expect(await wire.made.save(new Blob([JSON.stringify([row])]), options)).toBeNull();
  });
});
