import {
  integrationMessages,
  signatureHeader,
  testEvent,
  webhookRules,
  type DeliveryAttempt,
} from '@lading/contracts/integrations';
import type { Trx } from '../../platform/database.ts';
import { readDatabaseTime } from '../../platform/database-time.ts';
import { guardedRequest } from '../../platform/guarded-json.ts';
import { OutgoingError } from '../../platform/outgoing-json.ts';
import type { Platform } from '../../platform/platform.ts';
import { sealedText } from '../../platform/sealed-text.ts';
import { sendNotice } from '../messages/index.ts';
import { isGivenUp, isSuccess, outcomeOf, signatureOf } from './delivery-rules.ts';
import { bodyOf, noteAttempt, takeDue, type DeliveryRow } from './delivery.store.ts';
import { changeRow, readWebhook, type WebhookRow } from './webhook.store.ts';

/** Encrypts the secrets of webhooks. */
export const webhookSeal = (platform: Pick<Platform, 'secrets'>) =>
  sealedText(platform.secrets, 'webhook secret');

/** Deliveries of one organization per job, before others get a turn. */
const mostPerTurn = 50;
/** No delivery of a turn starts later than this: slow receivers must not keep workers from imports and mails. */
const turnMs = 10_000;
/** After this many failures in a row, the rest of a turn would only wait for the same dead address. */
const failuresPerTurn = 3;

/** Sends the events of webhooks, and records each attempt (decision record 0071). */
export function deliveryService(platform: Platform) {
  const { database, clock, config } = platform;
  const seal = webhookSeal(platform);
  const trusted = new Set(config.trustedWebhookHosts);

  function secretsOf(row: WebhookRow): string[] {
    const { webhook_id: id, secret_sealed: sealed, previous_sealed: previous, previous_until: until } = row;
    const isOverlapping = previous !== null && until !== null && until > clock.now();
    return [seal.open(sealed, id), ...(isOverlapping ? [seal.open(previous, id)] : [])];
  }

  async function send(
    webhook: WebhookRow,
    delivery: DeliveryRow,
    { startedAt, signal }: { startedAt: Date; signal: AbortSignal | undefined },
  ): Promise<DeliveryAttempt> {
    const started = performance.now();
    const body = bodyOf(delivery);
    const end = (status: number | null, fault: DeliveryAttempt['fault']): DeliveryAttempt => ({
      time: startedAt.toISOString(),
      ms: Math.round(performance.now() - started),
      status,
      fault,
    });
    try {
      const reply = await guardedRequest(new URL(webhook.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Lading-Webhooks',
          'lading-event': delivery.event,
          'lading-delivery': delivery.delivery_id,
          [signatureHeader]: signatureOf(body, secretsOf(webhook), startedAt),
        },
        sent: body,
        trusted,
        signal: AbortSignal.any([AbortSignal.timeout(webhookRules.timeoutMs), ...(signal ? [signal] : [])]),
      });
      // Only the status counts; the rest of the answer is not read.
      reply.destroy();
      return end(reply.statusCode ?? null, null);
    } catch (fault) {
      // An abort by a stopping node says nothing about the address.
      signal?.throwIfAborted();
      const isForbidden = fault instanceof OutgoingError && fault.reason === 'forbidden';
      return end(null, isForbidden ? 'FORBIDDEN' : 'UNREACHABLE');
    }
  }

  async function note(
    trx: Trx,
    webhook: WebhookRow,
    delivery: DeliveryRow,
    attempt: DeliveryAttempt,
  ): Promise<DeliveryRow> {
    const now = await readDatabaseTime(trx);
    const isTest = delivery.event === testEvent;
    const outcome = outcomeOf(attempt, { tries: isTest ? Infinity : delivery.tries, now });
    const row = await noteAttempt(trx, delivery.delivery_id, {
      attempt,
      state: outcome.state,
      nextAt: outcome.nextAt,
      tries: isTest ? 0 : outcome.tries,
      endedAt: outcome.state === 'WAITING' ? null : now,
    });
    const { webhook_id: id } = webhook;
    if (isSuccess(attempt)) {
      await changeRow(trx, id, { last_success_at: now, failing_since: null });
      return row;
    }
    if (isTest) return row;
    const failingSince = webhook.failing_since ?? now;
    const isOver = webhook.is_on && isGivenUp(failingSince, now);
    await changeRow(trx, id, {
      failing_since: failingSince,
      ...(isOver ? { is_on: false, stop: 'FAILING' as const } : {}),
    });
    if (isOver)
      await sendNotice(
        trx,
        { orgId: webhook.org_id, now },
        {
          title: integrationMessages.webhookStoppedTitle(),
          content: integrationMessages.webhookStopped({
            host: new URL(webhook.url).host,
            days: webhookRules.failingDays,
          }),
        },
      );
    return row;
  }

  return {
    /** Makes one attempt at a taken delivery, outside any transaction. */
    async attempt(
      orgId: string,
      delivery: DeliveryRow,
      signal?: AbortSignal,
    ): Promise<DeliveryRow | undefined> {
      const read = (trx: Trx) => readWebhook(trx, delivery.webhook_id);
      const { webhook, startedAt } = await database.asOrganization(orgId, async (trx) => ({
        webhook: await read(trx),
        // Receivers refuse a signature of another time.
        startedAt: await readDatabaseTime(trx),
      }));
      if (!webhook) return undefined;
      const attempt = await send(webhook, delivery, { startedAt, signal });
      return database.asOrganization(orgId, async (trx) => {
        const current = await read(trx);
        return current && note(trx, current, delivery, attempt);
      });
    },

    /** Sends the due deliveries of an organization. @returns whether there may be more */
    async deliverDue(orgId: string, signal: AbortSignal): Promise<boolean> {
      let failures = 0;
      const turnEnds = clock.now().getTime() + turnMs;
      for (let made = 0; made < mostPerTurn; made += 1) {
        signal.throwIfAborted();
        const delivery = await database.asOrganization(orgId, takeDue);
        if (!delivery) return false;
        const row = await this.attempt(orgId, delivery, signal);
        failures = row?.state === 'DONE' ? 0 : failures + 1;
        // The scheduled job continues with the rest.
        if (failures >= failuresPerTurn) return false;
        if (clock.now().getTime() >= turnEnds) return true;
      }
      return true;
    },
  };
}
