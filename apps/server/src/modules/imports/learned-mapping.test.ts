import { importsApi } from '@lading/contracts/imports';
import { productImport, productsApi } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { learnMapping } from './learned-mapping.store.ts';

const { analyseAndCacheFile, analyseCachedFile, createTemplate, learnedMapping } = importsApi.calls;
const { importProduct, saveRows } = productsApi.calls;

const { server, seller, other } = await twoOrganizations();

const importType = productImport.key;
const fixedValues = { packageType: 'Ready To Ship', unit: 'cm/kg', length: '1', width: '1', height: '1' };

async function analyse(headings: string, caller = seller) {
  const file = new File([`${headings}\n${headings.replaceAll(/[^,]+/g, 'x')}\n`], 'goods.csv');
  const answer = await server.call(analyseAndCacheFile, { body: { file, importType } }, caller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** A file of one row, read through a mapping and saved. */
async function imported(headings: string, fieldMapping: Record<string, string>) {
  const { referenceId } = await analyse(headings);
  const read = await server.call(importProduct, { body: { referenceId, fieldMapping, fixedValues } }, seller);
  if (read.result !== 'OK') throw new Error(JSON.stringify(read));
  const saved = await server.call(saveRows, { query: { referenceId }, body: read.data.data }, seller);
  expect(saved).toMatchObject({ result: 'OK' });
  return referenceId;
}

async function learned(caller = seller) {
  const answer = await server.call(learnedMapping, { query: { importType } }, caller);
  return answer.result === 'OK' ? answer.data : {};
}

describe('mappings that an organization has used before', () => {
  it('is suggested for the next file, with its reason', async () => {
    const before = await analyse('Artikel,Bezeichnung der Ware');
    expect(before.suggestion?.['skuName']).toBeUndefined();
    await imported('Artikel,Bezeichnung der Ware', {
      skuCode: 'Artikel',
      skuName: 'Bezeichnung der Ware',
    });
    const after = await analyse('Farbe,bezeichnung_der_ware,ARTIKEL');
    expect(after.suggestion).toMatchObject({
      skuCode: { clientField: 'ARTIKEL', reason: 'learned' },
      skuName: { clientField: 'bezeichnung_der_ware', reason: 'learned' },
    });
    const again = await server.call(
      analyseCachedFile,
      { body: { referenceId: after.referenceId, headerRow: 1, importType } },
      seller,
    );
    expect(again).toMatchObject({ data: { suggestion: { skuCode: { reason: 'learned' } } } });
  });

  it('stays within the organization', async () => {
    expect((await analyse('Artikel,Bezeichnung der Ware', other)).suggestion?.['skuName']).toBeUndefined();
    expect(await learned(other)).toEqual({});
  });

  it('are replaced by later mappings', async () => {
    await imported('Code,Titel,Zusatz', { skuCode: 'Code', skuName: 'Titel' });
    await imported('Code,Titel,Zusatz', { skuCode: 'Titel', skuName: 'Code', note: 'Zusatz' });
    expect(await learned()).toMatchObject({ titel: 'skuCode', code: 'skuName', zusatz: 'note' });
  });

  it('are discarded for a column that a later file skips', async () => {
    await imported('Nummer,Ware,Rest', { skuCode: 'Nummer', skuName: 'Ware', note: 'Rest' });
    await imported('Nummer,Ware,Rest', { skuCode: 'Nummer', skuName: 'Ware' });
    expect(await learned()).toMatchObject({ nummer: 'skuCode', ware: 'skuName' });
    expect(await learned()).not.toHaveProperty('rest');
  });

  it('is learned from a template as well, and never from rows that were refused', async () => {
    const body = { skuCode: 'Modell' };
    await server.call(createTemplate, { params: { name: 'By model' }, body }, seller);
    const { referenceId } = await analyse('Teil,Name');
    const fieldMapping = { skuCode: 'Teil', skuName: 'Name' };
    await server.call(importProduct, { body: { referenceId, fieldMapping, fixedValues } }, seller);
    await server.call(saveRows, { query: { referenceId }, body: [{ skuCode: '' }] }, seller);
    expect(await learned()).toMatchObject({ modell: 'skuCode' });
    expect(await learned()).not.toHaveProperty('teil');
  });

  it('are learned from two files at once that use each other’s headings', async () => {
    const { database } = server.platform;
    const { rows } = await database.pool.query<{ org_id: string }>(
      'select org_id from learned_mapping limit 1',
    );
    const learn = (mapping: Record<string, string>) =>
      database.asOrganization(rows[0]!.org_id, (trx) =>
        learnMapping(trx, { importType, mapping, headings: ['Links', 'Rechts'] }),
      );
    for (let round = 0; round < 20; round += 1) {
      await learn({ skuCode: 'Links', skuName: 'Rechts' });
      await Promise.all([learn({ skuCode: 'Links' }), learn({ skuCode: 'Rechts' })]);
    }
    const { links, rechts } = await learned();
    expect([links, rechts].filter(Boolean)).toEqual(['skuCode']);
  });

  it('are counted, and support headings named like object properties', async () => {
    await imported('constructor,Ware', { skuCode: 'constructor', skuName: 'Ware' });
    await imported('constructor,Ware', { skuCode: 'constructor', skuName: 'Ware' });
    const { rows } = await server.platform.database.pool.query(
      `select field, uses from learned_mapping where heading_form = 'constructor'`,
    );
    expect(rows).toEqual([{ field: 'skuCode', uses: 2 }]);
    expect((await analyse('constructor')).suggestion).toMatchObject({ skuCode: { reason: 'learned' } });
  });
});
