import { orderMessages, type OrderBulkRequest } from '@lading/contracts/orders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { bulkActs, numbered } from './testing/bulk-acts.ts';

const { server, seller } = await twoOrganizations();
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());
const { pool } = server.platform.database;
const { addOrders, ended, events, rowsOf, started } = bulkActs(server, seller);

describe('a bulk action on shipping terms', () => {
  it('sets signature, insured value, and sender of all matching orders, and names the acts that a shipped one allows', async () => {
    const [first] = await addOrders('TERMS', 3);
    await pool.query(`update customer_order set order_status = 'SHIPPED' where order_id = $1`, [first]);
    const sender = {
      name: 'North dock',
      company: null,
      addressLine1: '9 Pier Rd',
      addressLine2: null,
      city: 'Reno',
      stateCode: 'NV',
      zipCode: '89501',
      countryCode: 'US',
      phone: null,
      email: null,
    };
    const terms = async () =>
      (
        await pool.query<object>(
          `select signature_type, insurance_declared::float as insured, sender, version from customer_order
           where order_no like 'TERMS-%' order by order_no`,
        )
      ).rows;
    const setAll = async (...acts: OrderBulkRequest[]) => {
      let taskId = '';
      for (const request of acts) {
        taskId = await started(request, { matching: { search: 'TERMS-' } });
        expect(await ended(taskId), request.act).toMatchObject({ successQuantity: 2, failQuantity: 1 });
      }
      return taskId;
    };
    const taskId = await setAll(
      { act: 'signature', signatureType: 'adult' },
      { act: 'insurance', insuranceDeclared: 120.5 },
      { act: 'sender', sender },
      // Setting the current value is not a change.
      { act: 'sender', sender },
    );
    const set = { signature_type: 'adult', insured: 120.5, sender, version: 4 };
    const untouched = { signature_type: null, insured: null, sender: null, version: 1 };
    expect(await terms()).toMatchObject([untouched, set, set]);
    expect(await events('TERMS', 'edited')).toBe(6);
    expect((await rowsOf(taskId, { state: 'REFUSED' })).records).toMatchObject([
      {
        orderNo: numbered('TERMS', 1),
        message: {
          code: orderMessages.notAllowed.code,
          params: { allowedActs: { items: ['tag', 'note'], total: 2 } },
        },
      },
    ]);
    await setAll(
      { act: 'signature', signatureType: 'none' },
      { act: 'insurance', insuranceDeclared: null },
      { act: 'sender', sender: null },
    );
    // Explicit choices: the default settings of labels do not apply.
    const bare = { ...untouched, signature_type: 'none', insured: 0, version: 7 };
    expect(await terms()).toMatchObject([untouched, bare, bare]);
  });

  it('sets the chosen customs fields of many orders, and leaves the others unchanged', async () => {
    const ids = await addOrders('BORDER', 2);
    await pool.query(`update customer_order set customs = '{"signer": "Ann"}' where order_id = $1`, [ids[0]]);
    const request = { act: 'customs', customs: { contents: 'GIFT' } } as const;
    expect(await ended(await started(request, { ids }))).toMatchObject({
      successQuantity: 2,
      failQuantity: 0,
    });
    const { rows } = await pool.query(
      `select customs from customer_order where order_no like 'BORDER-%' order by order_no`,
    );
    expect(rows).toEqual([
      { customs: { contents: 'GIFT', signer: 'Ann' } },
      { customs: { contents: 'GIFT' } },
    ]);
    await ended(await started(request, { ids }));
    expect(await events('BORDER', 'edited')).toBe(2);
  });
});
