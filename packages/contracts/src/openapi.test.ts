import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { buildOpenApi, type OpenApiObject } from './openapi.ts';
import { calls } from './all-calls.ts';

type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: OpenApiObject; required?: string[] } }> };
  responses: Record<string, { content: Record<string, { schema: OpenApiObject }> }>;
};
const pathsOf = (document: OpenApiObject) => document['paths'] as Record<string, Record<string, Operation>>;
const whole = buildOpenApi({ version: '1.2.3' });
const importPath = '/api/wms-product/oms/product/excel/importProduct';

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const outcome = await new Validator().validate(structuredClone(whole));
    expect(outcome).toMatchObject({ valid: true });
  });

  test('describes every call at its path and method', () => {
    const paths = pathsOf(whole);
    for (const call of calls) expect(paths[call.path]).toHaveProperty(call.method.toLowerCase());
  });

  test('describes only what the server answers', () => {
    const some = buildOpenApi({ version: '1.2.3', include: new Set(['auth.login', 'identity.afterLogin']) });
    const ids = Object.values(pathsOf(some)).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    expect(ids.toSorted()).toEqual(['auth.login', 'identity.afterLogin']);
  });

  test('requires the bearer token unless a call is public', () => {
    const paths = pathsOf(whole);
    expect(paths['/api/wms-user/auth/login']?.['post']?.security).toEqual([]);
    expect(paths['/api/wms-user/user/afterLogin']?.['get']?.security).toEqual([{ bearer: [] }]);
  });

  test('wraps data in the envelope, next to the refusal', () => {
    const reply = pathsOf(whole)['/api/wms-platform/featureFlag/queryAllFlag']?.['get']?.responses['200'];
    expect(reply?.content['application/json']?.schema).toMatchObject({
      oneOf: [
        { properties: { result: { const: 'OK' }, data: { type: 'array' } }, required: ['result', 'data'] },
        { $ref: '#/components/schemas/Refusal' },
      ],
    });
  });

  test('documents refusals as HTTP 200, and as 401 only if sign-in is required (decision D2)', () => {
    const paths = pathsOf(whole);
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      const isPublic = operation.security.length === 0;
      expect(Object.keys(operation.responses), operation.operationId).toEqual(
        isPublic ? ['200'] : ['200', '401'],
      );
      expect(JSON.stringify(operation.responses['200']), operation.operationId).toContain('schemas/Refusal');
    }
  });

  test('shows an upload with its file and text parts, and both ways of the reply', () => {
    const operation = pathsOf(whole)[`${importPath}/lading`]?.['post'];
    const body = operation?.requestBody?.content['multipart/form-data']?.schema;
    expect(Object.keys(body?.properties ?? {})).toEqual([
      'fieldMapping',
      'fixedValues',
      'valueMatches',
      'referenceId',
      'file',
    ]);
    expect(body?.required).toBeUndefined();
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual([
      'application/json',
      'application/x-ndjson',
    ]);
  });

  test('shows the form, the file reply and the idempotency key', () => {
    const paths = pathsOf(whole);
    expect(paths['/api/wms-user/user/notify/markAsRead']?.['post']?.requestBody?.content).toHaveProperty([
      'application/x-www-form-urlencoded',
    ]);
    expect(paths[`${importPath}/errorExport`]?.['post']?.responses['200']?.content).toHaveProperty(['*/*']);
    expect(paths[`${importPath}/save`]?.['post']?.parameters).toMatchObject([
      { name: 'referenceId', in: 'query', required: false },
      { name: 'leftOut', in: 'query', required: false },
      { name: 'clearBlanks', in: 'query', required: false },
      { name: 'Idempotency-Key', in: 'header', required: false },
    ]);
  });

  test('marks the parts of a query that may be omitted', () => {
    const parameters = pathsOf(whole)['/api/lading-order/import/excel/view']?.['get']?.parameters;
    expect(parameters?.map((one) => [one.name, one.required])).toEqual([
      ['excelCacheId', true],
      ['excelFieldMappingId', true],
    ]);
    const page = pathsOf(whole)['/api/wms-product/oms/product/page']?.['get']?.parameters;
    expect(page?.filter((one) => one.required)).toEqual([]);
  });
});
