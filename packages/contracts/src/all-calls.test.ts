import { describe, expect, test } from 'vitest';
import { product } from './core/product.ts';
import { calls } from './all-calls.ts';

const placeholders = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** Spec §7, verbatim: method, path, and special properties of the call. */
const specified = [
  'GET /api/wms-user/user/afterLogin',
  'GET /api/wms-user/saas/client/saasAfterLogin',
  'GET /ezeeship-api/ezeeship/user/afterLogin silent',
  'GET /api/wms-platform/featureFlag/queryAllFlag',
  'GET /api/lading-order/store/list',
  'GET /api/lading-shipment/address/queryCountry',
  'GET /api/saas-business/business/OrgWebSetting/getSettingByDomain silent',
  'GET /api/wms-user/oms/branding/detail',
  'GET /api/wms-user/oms/temu/list-temu-org',
  'POST /api/wms-user/user/switchLanguage',
  'POST /api/wms-user/saas/client/updateUserInfo',
  'GET /api/wms-business/task/manageTask/queryTask',
  'POST /api/wms-platform/asyncExport/markedAsRead',
  'POST /api/wms-business/task/manageTask/makeRead',
  'DELETE /api/wms-platform/asyncExport/remove/{fileId}',
  'GET /api/eCommerce-api/third-party/platform/store/logo/current',
  'GET /api/lading-order/store/biz/list',
  'GET /api/lading-order/store/biz/pullOrder silent',
  'GET /api/wms-user/user/notify/queryMessageAfterLogin',
  'POST /api/wms-user/user/notify/markAsRead form',
  'POST /api/wms-user/user/notify/markAsAllRead',
  'GET /api/wms-user/user/notify/list',
  'GET /api/lading-workorder/message/queryUnread',
  'GET /api/lading-order/import/excel/fieldMapping',
  'PUT /api/lading-order/import/excel/fieldMapping/{name}',
  'POST /api/lading-order/import/excel/fieldMapping/{id}/{name}',
  'DELETE /api/lading-order/import/excel/fieldMapping/',
  'POST /api/wms-business/wms/Preference/savePreference',
  'GET /api/lading-order/import/excel/view',
  'POST /api/lading-order/import/excel/analyseAndCacheFile multipart',
  'POST /api/wms-product/oms/product/excel/importProduct/lading multipart',
  'POST /api/wms-product/oms/product/excel/importProduct/validate',
  'POST /api/wms-product/oms/product/excel/importProduct/save',
  'POST /api/wms-product/oms/product/excel/importProduct/errorExport file',
  'POST /api/lading-order/import/excel/validate',
  'POST /api/lading-order/order/saveOrderAndShipmentExcel',
  'POST /api/lading-order/exprot/excel/error/order file',
  'POST /api/wms-business/task/manageTask/exportFailOutbound file',
  'POST /api/lading-outbound/oms/freight/import/excel/exportFailed file',
  'POST /api/lading-outbound/oms/outbound/parcel/import/excel/exportFailed file',
].map((line) => line.replaceAll('lading', product.slug));

describe('the calls of spec §7', () => {
  const declared = calls.map((call) =>
    [
      call.method,
      call.path,
      call.encoding === 'json' ? undefined : call.encoding,
      call.reply === 'file' ? 'file' : undefined,
      call.errors === 'silent' ? 'silent' : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  );

  test.each(specified)('%s is declared as specified', (line) => {
    expect(declared).toContain(line);
  });

  test('every call has an id of its own', () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
  });

  test('no two calls share method, path and kind of reply', () => {
    const places = calls.map((call) => `${call.method} ${call.path} ${call.reply ?? 'data'}`);
    expect(places).toEqual([...new Set(places)]);
  });

  test.each(calls.map((call) => [call.id, call] as const))('%s declares what its path needs', (_id, call) => {
    expect(Object.keys(call.params?.shape ?? {}).toSorted()).toEqual(placeholders(call.path).toSorted());
    expect(call.method === 'GET' ? call.body : undefined).toBeUndefined();
    expect(call.encoding === 'multipart').toBe(call.files !== undefined);
    expect(call.reply === 'file' ? call.data : undefined).toBeUndefined();
  });

  test('only calls needed before sign-in are public', () => {
    const open = calls.filter((call) => call.access === 'public').map((call) => call.id);
    expect(open.filter((id) => !/^(saas-)?auth\./.test(id)).toSorted()).toEqual([
      'branding.brandingDetail',
      'branding.getSettingByDomain',
      // The channel's code ages while one signs in (decision D10).
      'store-connection.beginBigCommerce',
      // The support site's own, with its client secret (decision D21).
      'support.introspect',
      // The marketplace's own, signed by its app's secret (decision D21).
      'warehouse-authorization.redeem',
    ]);
  });

  test('deletions that affect everyone, terms of money, and exported statements are audited', () => {
    // A person's own list view, and rows of a batch that is not complete yet.
    const own = ['list-views.removeView', 'batches.removeRows'];
    const wanted = calls.filter(({ id }) =>
      /\.(?:delete|remove|discard|publish|saveTerms|saveCard|statementFile|walletStatementFile)/.test(id),
    );
    expect(wanted.filter(({ id, audit }) => !audit && !own.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  test('saves, and what operators send or open, are idempotent by key (decision D8)', () => {
    expect(calls.filter((call) => call.idempotent).map((call) => call.id)).toEqual([
      'products.saveRows',
      'bundles.saveBundle',
      'bundle-import.saveRows',
      'alias-import.saveRows',
      'orders.saveOrderAndShipmentExcel',
      'order-acts.act',
      'order-acts.split',
      'order-bulk.startBulk',
      'order-form.createOrder',
      'order-merge.merge',
      'order-merge.undoMerge',
      'automation.undoRun',
      'labels.purchase',
      'labels.markShipped',
      'labels.withdrawMark',
      'batches.createBatch',
      'batches.buyBatch',
      'address-import.saveRows',
      'funds.topUp',
      'funds.saveAutoTopUp',
      'withdrawals.withdraw',
      'transaction-import.saveRows',
      'inbound.saveInbound',
      'inbound-import.saveRows',
      'outbound-import.saveRows',
      'freight.saveFreight',
      'freight-import.saveRows',
      'returns.saveReturn',
      'workOrders.saveWorkOrder',
      'crossdock.saveCrossdock',
      'discrepancies.decideDiscrepancy',
      'count-import.saveRows',
      'operator-notifications.publishNotification',
      'operator-notifications.recallNotification',
      'operator-invitations.createInvitation',
      'operator-people.createUser',
      'operator-warehouses.createWarehouse',
    ]);
  });
});
