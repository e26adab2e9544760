import { randomBytes } from 'node:crypto';
import {
  integrationMessages,
  webhookRules,
  type Webhook,
  type WebhookDelivery,
  type WebhookDraft,
} from '@lading/contracts/integrations';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { isAllowedAddress } from '../../platform/guarded-json.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { requireOwner } from '../identity/index.ts';
import { queueDeliveries } from './delivery.job.ts';
import { webhookSeal, type deliveryService } from './delivery.service.ts';
import { asDelivery, insertTest, readDeliveries, readDelivery, restartDelivery } from './delivery.store.ts';
import {
  asWebhook,
  changeRow,
  deleteWebhook,
  insertWebhook,
  lockWebhooks,
  readWebhook,
  readWebhooks,
  type WebhookRow,
} from './webhook.store.ts';

type WithSecret = { webhook: Webhook; secret: string };

/** Requests to an address that anyone can enter: more would be a load for its owner. */
const testRule: AttemptRule = { name: 'webhook test', most: 20, windowSeconds: 600 };

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Management of an organization's webhooks by its owners (decision record 0071). */
export function webhookService(platform: Platform, deliveries: ReturnType<typeof deliveryService>) {
  const { clock, config, jobs } = platform;
  const seal = webhookSeal(platform);
  const trusted = new Set(config.trustedWebhookHosts);
  const limit = attemptLimit(platform);

  /** @throws RequestError 400 at the field */
  function checkAddress(text: string): void {
    const url = new URL(text);
    if (url.username || url.password || !isAllowedAddress(url, trusted))
      throw fieldFault('url', integrationMessages.addressNotAllowed());
  }

  /** @throws RequestError 404 */
  async function found(trx: Trx, webhookId: string): Promise<WebhookRow> {
    const row = await readWebhook(trx, webhookId);
    if (!row) throw notFound();
    return row;
  }

  return {
    /** @throws RequestError 403 unless the caller is an owner, as all below */
    async list(context: SignedInContext): Promise<Webhook[]> {
      await requireOwner(context);
      return (await context.db(readWebhooks)).map((row) => asWebhook(row, clock.now()));
    },

    /** @throws RequestError 400 at the address; 409 at the maximum number */
    async create(context: SignedInContext, draft: WebhookDraft): Promise<WithSecret> {
      await requireOwner(context);
      checkAddress(draft.url);
      const secret = newSecret();
      const { most } = webhookRules;
      const { userId } = context.user;
      const row = await context.db(async (trx) => {
        await lockWebhooks(trx);
        if ((await readWebhooks(trx)).length >= most)
          throw conflict(integrationMessages.tooManyWebhooks({ most }));
        return insertWebhook(trx, { draft, userId, now: clock.now(), seal: (id) => seal.seal(secret, id) });
      });
      context.audit.tell({ detail: { webhookId: row.webhook_id } });
      return { webhook: asWebhook(row, clock.now()), secret };
    },

    /** When reactivated, it starts with a clean record. @throws RequestError 400 at the address; 404 */
    async change(
      context: SignedInContext,
      { webhookId, url, events, isOn }: WebhookDraft & { webhookId: string; isOn: boolean },
    ): Promise<Webhook> {
      await requireOwner(context);
      checkAddress(url);
      const { orgId } = context.user;
      const row = await context.db(async (trx) => {
        const before = await found(trx, webhookId);
        const turned = isOn === before.is_on ? {} : { is_on: isOn, stop: isOn ? null : ('OWNER' as const) };
        const cleared = isOn && !before.is_on ? { failing_since: null } : {};
        const row = await changeRow(trx, webhookId, { url, events, ...turned, ...cleared });
        if (isOn) await queueDeliveries(jobs, trx, orgId);
        return row;
      });
      return asWebhook(row, clock.now());
    },

    /** @throws RequestError 404 */
    async rotate(context: SignedInContext, webhookId: string): Promise<WithSecret> {
      await requireOwner(context);
      const secret = newSecret();
      const until = new Date(clock.now().getTime() + webhookRules.overlapHours * 3_600_000);
      const row = await context.db(async (trx) => {
        const before = await found(trx, webhookId);
        return changeRow(trx, webhookId, {
          secret_sealed: seal.seal(secret, webhookId),
          previous_sealed: before.secret_sealed,
          previous_until: until,
        });
      });
      return { webhook: asWebhook(row, clock.now()), secret };
    },

    /** @throws RequestError 404 */
    async remove(context: SignedInContext, webhookId: string): Promise<null> {
      await requireOwner(context);
      if (!(await context.db((trx) => deleteWebhook(trx, webhookId)))) throw notFound();
      return null;
    },

    /** @throws RequestError 404; 429 after too many */
    async test(context: SignedInContext, webhookId: string): Promise<WebhookDelivery> {
      await requireOwner(context);
      await limit.count(testRule, context.user.orgId);
      const taken = await context.db(async (trx) => {
        await found(trx, webhookId);
        return insertTest(trx, webhookId);
      });
      const row = await deliveries.attempt(context.user.orgId, taken);
      if (!row) throw notFound();
      return asDelivery(row);
    },

    async deliveries(context: SignedInContext, choice: Parameters<typeof readDeliveries>[1]) {
      await requireOwner(context);
      return context.db((trx) => readDeliveries(trx, choice));
    },

    /** @throws RequestError 404; 409 while it is waiting, or its webhook is inactive */
    async resend(context: SignedInContext, deliveryId: string): Promise<WebhookDelivery> {
      await requireOwner(context);
      const { orgId } = context.user;
      return context.db(async (trx) => {
        const delivery = await readDelivery(trx, deliveryId);
        if (!delivery) throw notFound();
        if (!(await found(trx, delivery.webhook_id)).is_on) throw conflict(integrationMessages.webhookOff());
        const row = await restartDelivery(trx, deliveryId);
        if (!row) throw conflict(integrationMessages.stillWaiting());
        await queueDeliveries(jobs, trx, orgId);
        return asDelivery(row);
      });
    },
  };
}
