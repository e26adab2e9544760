import { randomBytes } from 'node:crypto';
import type { CallData, ParsedInput } from '@lading/contracts/define-service';
import { approved } from '@lading/contracts/entities/user-info';
import type { LocalizedText } from '@lading/contracts/localized-text';
import type { warehouseAuthorization } from '@lading/contracts/services/warehouse-authorization';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, refused } from '../../platform/request-error.ts';
import { temuRequestOf } from './temu-request-rules.ts';
import { temuSignature } from './temu-signature.ts';
import {
  addAuthorization,
  readAuditStatus,
  readOwnWarehouses,
  type OfferedWarehouse,
} from './warehouse-authorization.store.ts';

type Calls = typeof warehouseAuthorization.calls;

const texts = {
  missing: { message: 'Missing required parameters', zhMessage: '缺少必要参数' },
  forbidden: {
    message: 'The address to return to is not one of the marketplace. Start again in its portal.',
    zhMessage: '返回地址不属于该平台，请在平台后台重新发起授权。',
  },
  notSetUp: {
    message: 'The cooperative warehouse is not set up on this platform yet. Please tell support.',
    zhMessage: '本平台尚未配置合作仓，请联系支持人员。',
  },
  used: {
    message: 'This request has been answered already. Start again in the portal of the marketplace.',
    zhMessage: '该授权请求已处理，请在平台后台重新发起授权。',
  },
  notApproved: {
    message: 'Your account has not been approved yet. Your warehouse provider has to approve it first.',
    zhMessage: '您的账户尚未通过审核，请等待仓库服务商审核。',
  },
  noWarehouse: {
    message: 'Sorry, you are not connected with any warehouse provider.',
    zhMessage: '抱歉，您尚未与任何仓库服务商建立连接。',
  },
  notYours: { message: 'Choose from your own warehouses.', zhMessage: '请选择您自己的仓库。' },
} as const satisfies Record<string, LocalizedText>;

/** Lets a person authorise the marketplace for warehouses of the organisation (spec §2, decision D10). */
export function warehouseAuthorizationService({ config, secrets, clock }: Platform) {
  function read(query: string) {
    if (!config.temu) throw refused(texts.notSetUp);
    const request = temuRequestOf(query, config.temu);
    if (request === 'missing' || request === 'forbidden') throw refused(texts[request]);
    return { temu: config.temu, request };
  }

  async function offered(trx: Trx, orgId: string): Promise<OfferedWarehouse[]> {
    const status = await readAuditStatus(trx, orgId);
    if (status !== null && status !== approved) throw refused(texts.notApproved);
    const warehouses = await readOwnWarehouses(trx);
    if (warehouses.length === 0) throw refused(texts.noWarehouse);
    return warehouses;
  }

  return {
    /** What the page shows before anything is decided. @throws RequestError 400 */
    async readRequest({ db, user }: SignedInContext, query: string): Promise<CallData<Calls['readRequest']>> {
      const { request } = read(query);
      const warehouses = await db((trx) => offered(trx, user.orgId));
      return { returnHost: request.returnTo.host, warehouses };
    },

    /** Writes the authorisation down and gives the signed way back. @throws RequestError 400 */
    async authorize(
      { db, user }: SignedInContext,
      { query, warehouseIds, store }: ParsedInput<Calls['authorize']>['body'],
    ): Promise<{ returnTo: string }> {
      const { temu, request } = read(query);
      const code = randomBytes(24).toString('base64url');
      const now = clock.now();
      const isFirst = await db(async (trx) => {
        const own = new Set((await offered(trx, user.orgId)).map(({ warehouseId }) => warehouseId));
        if (warehouseIds.some((id) => !own.has(id))) throw fieldFault('warehouseIds', texts.notYours);
        return addAuthorization(trx, {
          requestDigest: secrets.digest('temu request', request.id),
          codeDigest: secrets.digest('temu code', code),
          store,
          warehouseIds: [...new Set(warehouseIds)],
          userId: user.userId,
          now,
        });
      });
      if (!isFirst) throw refused(texts.used);

      const answer = {
        [temu.names.request]: request.id,
        code,
        app_key: temu.appKey,
        timestamp: String(Math.floor(now.getTime() / 1000)),
      };
      const returnTo = new URL(request.returnTo);
      for (const [key, value] of Object.entries(answer)) returnTo.searchParams.set(key, value);
      returnTo.searchParams.set('sign', temuSignature(answer, temu.appSecret));
      return { returnTo: returnTo.href };
    },
  };
}

/** See {@link warehouseAuthorizationService}. */
export type WarehouseAuthorizations = ReturnType<typeof warehouseAuthorizationService>;
