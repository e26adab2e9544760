import type { Call } from '@lading/contracts/define-service';
import { order } from '@lading/contracts/services/order';
import { orderImport } from '@lading/contracts/services/order-import';
import { calls } from '@lading/contracts/services/all';
import { liveChat } from '@lading/contracts/services/live-chat';
import { auth, saasAuth } from '@lading/contracts/services/unlisted';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { wmsProduct } from '@lading/contracts/services/wms-product';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../db/seeds/demo-people.ts';
import { injectCall } from '../platform/testing/inject-call.ts';
import { startTestServer, type Caller, type TestServer } from '../platform/testing/test-server.ts';

/** Stands in the seller's data and in no request of a foreigner, so no reply to one may hold it. */
const mark = 'of-the-seller-only-7f3a';

const row = {
  skuCode: 'SHARED-SKU',
  skuName: 'Stool',
  packageType: 'Ready To Ship',
  length: 1,
  width: 1,
  height: 1,
  unit: 'cm/kg',
} as const;

let server: TestServer;
let seller: Caller;
/** Ids of what the seller has. */
const own = {
  productId: '',
  orderId: '',
  messageId: '',
  taskId: '',
  fileId: '',
  templateId: '',
  referenceId: '',
  userId: '',
  sessionId: '',
  chatMessageId: '',
  storeId: '',
};

const sheet = (text: string) => new File([`SKU,Name\n${text},Stool\n`], `${text}.csv`);
const preference = { moduleType: 4, operationType: 1 };
const language = { language: 'cn', userName: 'seller@lading.test' };

/** What a foreigner sends to each call, with the seller's ids wherever one fits, and the refusal that is due. */
const attempts: Record<string, () => { input?: object; refused?: 400 | 404 }> = {
  'wms-user.afterLogin': () => ({ input: { query: { orgType: 1 } } }),
  'wms-user.saasAfterLogin': () => ({}),
  'wms-user.listTemuOrg': () => ({}),
  'wms-user.switchLanguage': () => ({ input: { body: language } }),
  'wms-user.updateUserInfo': () => ({ input: { body: language } }),
  'wms-user.queryMessageAfterLogin': () => ({}),
  'wms-user.markAsRead': () => ({ input: { body: { messageId: own.messageId } }, refused: 404 }),
  'wms-user.markAsAllRead': () => ({}),
  'wms-user.listMessages': () => ({ input: { query: { pageSize: 200 } } }),
  'wms-platform.queryAllFlag': () => ({}),
  'wms-business.queryTask': () => ({ input: { query: { pageSize: 20_000, queryAllFlag: true } } }),
  'wms-business.makeRead': () => ({ input: { body: { taskIds: [own.taskId] } } }),
  'wms-business.savePreference': () => ({
    input: { query: preference, body: { operationTableId: own.templateId } },
  }),
  'wms-business.queryPreference': () => ({ input: { query: preference } }),
  'wms-business.exportFailOutbound': () => ({ input: { body: { taskId: own.taskId } }, refused: 404 }),
  'outbound.exportFailedFreight': () => ({ input: { body: { taskId: own.taskId } }, refused: 404 }),
  'outbound.exportFailedParcel': () => ({ input: { body: { taskId: own.taskId } }, refused: 404 }),
  'wms-platform.markedAsRead': () => ({ input: { body: { fileIds: [own.fileId] } } }),
  'wms-platform.removeExport': () => ({ input: { params: { fileId: own.fileId } }, refused: 404 }),
  'files.download': () => ({ input: { params: { fileId: own.fileId } }, refused: 404 }),
  'tasks.cancelTask': () => ({ input: { body: { taskId: own.fileId } }, refused: 404 }),
  'tasks.retryTask': () => ({ input: { body: { taskId: own.fileId } }, refused: 404 }),
  'wms-product.exportProducts': () => ({ input: { body: { format: 'csv', search: mark } } }),
  'order.exportOrders': () => ({ input: { body: { format: 'csv', search: mark } } }),
  'shipment.shipmentPage': () => ({ input: { query: { pageSize: 200 } } }),
  'shipment.exportShipments': () => ({ input: { body: { format: 'csv', search: mark } } }),
  'wms-product.productPage': () => ({ input: { query: { search: mark, pageSize: 200 } } }),
  'wms-product.productDetail': () => ({ input: { params: { productId: own.productId } }, refused: 404 }),
  'wms-product.saveProduct': () => ({
    input: { body: { ...row, skuCode: 'STOLEN', productId: own.productId } },
    refused: 404,
  }),
  'wms-product.importProduct': () => ({
    input: { body: { referenceId: own.referenceId, fieldMapping: {} } },
    refused: 400,
  }),
  'wms-product.importProductLines': () => ({
    input: { body: { referenceId: own.referenceId, fieldMapping: {} } },
    refused: 400,
  }),
  'wms-product.validateRow': () => ({ input: { body: row } }),
  'wms-product.saveRows': () => ({
    input: { query: { referenceId: own.referenceId }, body: [row] },
    refused: 400,
  }),
  // That another organisation has the SKU is nothing to tell: to the stranger it is new.
  'wms-product.previewSave': () => ({ input: { body: { skuCodes: [row.skuCode], digests: [''] } } }),
  'wms-product.errorExport': () => ({ input: { query: { referenceId: own.referenceId }, body: [row] } }),
  'order.storeList': () => ({}),
  'order.activeStores': () => ({}),
  'order.pullOrder': () => ({ input: { query: { storeIds: own.storeId } }, refused: 404 }),
  'store-sync.pullHistory': () => ({ input: { query: { storeId: own.storeId } }, refused: 404 }),
  // What a store is connected with is the caller's own to name; the address is none that is asked.
  'store-sync.connectableChannels': () => ({}),
  'store-sync.disconnect': () => ({ input: { body: { storeId: own.storeId } }, refused: 404 }),
  'store-sync.removeFromList': () => ({ input: { body: { storeId: own.storeId } }, refused: 404 }),
  'store-sync.saveLogo': () => ({
    input: { body: { storeId: own.storeId, logo: sheet('picture') } },
    refused: 400,
  }),
  'store-sync.removeLogo': () => ({ input: { query: { storeId: own.storeId } }, refused: 404 }),
  'store-sync.connectByKeys': () => ({
    input: {
      body: { channel: 'shopify', name: 'Foreign', address: 'http://127.0.0.1', accessToken: 'x' },
    },
    refused: 400,
  }),
  'ecommerce.storeLogos': () => ({}),
  'order.orderPage': () => ({ input: { query: { pageSize: 200 } } }),
  'order.orderOverview': () => ({ input: { query: { timeZone: 'UTC' } } }),
  'order.orderDetail': () => ({ input: { params: { orderId: own.orderId } }, refused: 404 }),
  'order.validateRows': () => ({ input: { body: [{ orderNO: 'FOREIGN-1' }] } }),
  'order.saveOrderAndShipmentExcel': () => ({
    input: { query: { referenceId: own.referenceId }, body: [{ orderNO: 'FOREIGN-1' }] },
    refused: 400,
  }),
  'order.errorExport': () => ({ input: { query: { referenceId: own.referenceId }, body: [row] } }),
  'order-import.view': () => ({
    input: { query: { excelCacheId: own.referenceId, excelFieldMappingId: '1' } },
    refused: 400,
  }),
  'order-import.viewLines': () => ({
    input: { body: { excelCacheId: own.referenceId, excelFieldMappingId: '1' } },
    refused: 400,
  }),
  'order-import.analyseAndCacheFile': () => ({ input: { body: { file: sheet('own') } } }),
  'order-import.analyseCachedFile': () => ({
    input: { body: { referenceId: own.referenceId } },
    refused: 400,
  }),
  'order-import.learnedMapping': () => ({ input: { query: { importType: 'product' } } }),
  'order-import.listTemplates': () => ({ input: { query: {} } }),
  'order-import.createTemplate': () => ({ input: { params: { name: 'Shared name' }, body: {} } }),
  'order-import.updateTemplate': () => ({
    input: { params: { id: own.templateId, name: 'Stolen' }, body: {} },
    refused: 404,
  }),
  'order-import.deleteTemplate': () => ({
    input: { query: { excelFieldMappingIds: own.templateId } },
    refused: 404,
  }),
  // Without the marketplace set up nothing is answered; warehouse-authorization.test.ts tries foreign warehouses.
  'warehouse-authorization.readRequest': () => ({ input: { body: { query: 'state=1' } }, refused: 400 }),
  'warehouse-authorization.authorize': () => ({
    input: { body: { query: 'state=1', warehouseIds: ['1'], store: { storeName: mark } } },
    refused: 400,
  }),
  // The ticket of a store that another has taken: it is spent.
  'store-connection.waitingStore': () => ({ input: { query: { ticket: 'spent' } }, refused: 400 }),
  'store-connection.connectStore': () => ({ input: { body: { ticket: 'spent' } }, refused: 400 }),
  'shipment.queryCountry': () => ({}),
  'ezeeship.afterLogin': () => ({ input: { query: { orgType: 1 } } }),
  'auth.createHandoverCode': () => ({}),
  // Each changes the caller's own account alone.
  'account.updateDetails': () => ({
    input: { body: { firstName: 'Foreign', lastName: 'Caller', phone: '', timeZone: 'UTC' } },
  }),
  'account.sendEmailCode': () => ({
    input: { body: { email: 'foreign@lading.test', password: 'Wrong_123' } },
    refused: 400,
  }),
  'account.changeEmail': () => ({
    input: { body: { email: 'foreign@lading.test', code: '000000' } },
    refused: 400,
  }),
  'account.changePassword': () => ({
    input: { body: { password: 'Wrong_123', newPassword: 'Foreign_2027' } },
    refused: 400,
  }),
  'account.secondFactor': () => ({}),
  'account.beginSecondFactor': () => ({ input: { body: { password: 'Wrong_123' } }, refused: 400 }),
  'account.confirmSecondFactor': () => ({ input: { body: { code: '000000' } }, refused: 400 }),
  'account.renewRecoveryCodes': () => ({
    input: { body: { password: demoPassword, code: '000000' } },
    refused: 400,
  }),
  'account.endSecondFactor': () => ({
    input: { body: { password: demoPassword, code: '000000' } },
    refused: 400,
  }),
  'account.sessions': () => ({}),
  'account.endSession': () => ({ input: { params: { sessionId: own.sessionId } }, refused: 404 }),
  'account.endOtherSessions': () => ({}),
  'workorder.queryUnread': () => ({ input: { query: { userId: own.userId } }, refused: 404 }),
  'support.supportToken': () => ({}),
  'audit.auditPage': () => ({ input: { query: { pageSize: 200, userId: own.userId } } }),
  'audit.exportAudit': () => ({ input: { body: { format: 'csv', userId: own.userId } } }),
  'live-chat.settings': () => ({}),
  'live-chat.messages': () => ({ input: { query: {} } }),
  'live-chat.send': () => ({ input: { body: { content: 'Hello', messageKey: 'sellers-key' } } }),
  'live-chat.markRead': () => ({ input: { body: { messageId: own.chatMessageId } } }),
};

const served = (): Call[] =>
  calls.filter((call) => call.access === 'signed-in' && server.app.servedCalls.has(call.id));

/** Everything that the database holds of the seller's organisation. */
async function sellersData(): Promise<string> {
  return server.platform.database.asSystem(async (trx) => {
    const [person] = (
      await sql<{ org_id: string }>`select org_id from person where email = 'seller@lading.test'`.execute(trx)
    ).rows;
    const tables = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'org_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by 1`.execute(trx);
    expect(tables.rows.length).toBeGreaterThan(8);
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ content: string }>`
        select coalesce(string_agg(t::text, chr(10) order by t::text), '') as content
        from ${sql.table(name)} t where org_id = ${person!.org_id}`.execute(trx);
      texts.push(`${name}\n${rows[0]!.content}`);
    }
    return texts.join('\n\n');
  });
}

async function dataOf<Data>(
  answer: Promise<{ result: 'OK'; data: Data } | { result: 'ERR' }>,
): Promise<Data> {
  const given = await answer;
  if (given.result !== 'OK') throw new Error(JSON.stringify(given));
  return given.data;
}

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
  own.sessionId = seller.sessionId;
  const { saveProduct, saveRows } = wmsProduct.calls;
  own.productId = (
    await dataOf(server.call(saveProduct, { body: { ...row, skuName: mark } }, seller))
  ).productId;
  const saved = await dataOf(server.call(saveRows, { query: {}, body: [{ ...row, skuName: mark }] }, seller));
  own.taskId = saved?.data?.taskId ?? '';
  own.fileId = (
    await dataOf(
      server.call(wmsProduct.calls.exportProducts, { body: { format: 'csv', search: mark } }, seller),
    )
  ).taskId;
  own.orderId = (await dataOf(server.call(order.calls.orderPage, { query: {} }, seller))).records[0]!.orderId;
  own.storeId = (await dataOf(server.call(order.calls.storeList, {}, seller)))[0]!.storeId;
  own.userId = (
    await dataOf(server.call(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, seller))
  ).user.userId;
  own.messageId = (
    await dataOf(server.call(wmsUser.calls.listMessages, { query: { pageSize: 5 } }, seller))
  ).page.records[0]!.messageId;
  const { createTemplate, analyseAndCacheFile } = orderImport.calls;
  own.chatMessageId = (
    await dataOf(
      server.call(liveChat.calls.send, { body: { content: mark, messageKey: 'sellers-key' } }, seller),
    )
  ).messageId;
  own.templateId = await dataOf(
    server.call(createTemplate, { params: { name: 'Shared name' }, body: { skuCode: mark } }, seller),
  );
  own.referenceId = (
    await dataOf(server.call(analyseAndCacheFile, { body: { file: sheet(mark) } }, seller))
  ).referenceId;
  await dataOf(
    server.call(
      wmsBusiness.calls.savePreference,
      { query: preference, body: { operationTableId: own.templateId } },
      seller,
    ),
  );
});
afterAll(() => server.close());

it('every signed-in call that is served has an attempt above, with ids that stand', () => {
  expect(Object.values(own)).not.toContain('');
  expect(Object.keys(attempts).toSorted()).toEqual(
    served()
      .map((call) => call.id)
      .toSorted(),
  );
});

describe.each(['other@lading.test', 'client@reseller.test', 'plain@lading.test'])(
  'with the token of %s',
  (email) => {
    it('no call shows or changes what the seller has', async () => {
      const foreigner = await server.signIn(email);
      const before = await sellersData();
      expect(before).toContain(mark);
      for (const call of served()) {
        const { input = {}, refused } = attempts[call.id]?.() ?? {};
        const response = await injectCall(server.app, call, input, {
          host: foreigner.host,
          authorization: `Bearer ${foreigner.accessToken}`,
        });
        const code = response.body.includes('"result":"ERR"')
          ? response.json<{ code: number }>().code
          : undefined;
        expect([call.id, code]).toEqual([call.id, refused]);
        expect(response.body, call.id).not.toContain(mark);
      }
      expect(await sellersData()).toBe(before);
    });
  },
);

describe('a reseller and the product’s own people are apart', () => {
  const login = (
    call: typeof auth.calls.login | typeof saasAuth.calls.login,
    host: string,
    userName: string,
  ) => server.call(call, { body: { userName, password: demoPassword } }, undefined, { host });

  it('a client of the reseller is nobody among the product’s own people, on any host', async () => {
    for (const host of ['localhost', 'reseller.localhost'])
      expect(await login(auth.calls.login, host, 'client@reseller.test')).toMatchObject({ result: 'ERR' });
  });

  it('a seller is nobody at the reseller', async () => {
    expect(await login(saasAuth.calls.login, 'reseller.localhost', 'seller@lading.test')).toMatchObject({
      result: 'ERR',
    });
  });

  it('a host of no reseller has no clients', async () => {
    for (const host of ['localhost', 'elsewhere.test'])
      expect(await login(saasAuth.calls.login, host, 'client@reseller.test')).toMatchObject({ code: 404 });
  });
});

describe('what belongs to another’s session', () => {
  it('a refresh cookie gives the session of who has it, whatever token comes along', async () => {
    const other = await server.signIn('other@lading.test');
    const answer = await server.call(auth.calls.refresh, { body: {} }, seller, { cookie: other.cookie });
    expect(answer).toMatchObject({ result: 'OK', data: { sessionId: other.sessionId } });
  });

  it('tokens of two sessions are not taken over together', async () => {
    const other = await server.signIn('other@lading.test');
    const refreshToken = other.cookie.slice(other.cookie.indexOf('=') + 1);
    const body = { type: 'WMS' as const, accessToken: seller.accessToken, refreshToken };
    expect(await server.call(auth.calls.handover, { body })).toMatchObject({ code: 401 });
  });

  it('signing out with a made-up token of the seller’s session ends nothing', async () => {
    const other = await server.signIn('other@lading.test');
    const made = [`${seller.sessionId}.x`, seller.sessionId, `${seller.sessionId}.${'A'.repeat(43)}`];
    for (const refreshToken of made) await server.call(auth.calls.logout, { body: { refreshToken } }, other);
    expect(await server.call(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, seller)).toMatchObject({
      result: 'OK',
    });
  });
});
