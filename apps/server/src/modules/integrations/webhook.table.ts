import type {
  DeliveryAttempt,
  DeliveryState,
  WebhookDelivery,
  WebhookEvent,
  webhookStops,
} from '@lading/contracts/integrations';
import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    webhook: {
      webhook_id: Generated<string>;
      org_id: Generated<string>;
      url: string;
      events: WebhookEvent[];
      secret_sealed: string;
      previous_sealed: string | null;
      previous_until: Date | null;
      is_on: Generated<boolean>;
      stop: (typeof webhookStops)[number] | null;
      created_by: string | null;
      created_at: Date;
      last_success_at: Date | null;
      failing_since: Date | null;
    };
    webhook_delivery: {
      delivery_id: Generated<string>;
      org_id: Generated<string>;
      webhook_id: string;
      event: WebhookDelivery['event'];
      subject_id: string;
      data: ColumnType<Record<string, string>, string, never>;
      state: Generated<DeliveryState>;
      tries: Generated<number>;
      attempts: ColumnType<DeliveryAttempt[], string | undefined, string>;
      created_at: Generated<Date>;
      next_at: Date | null;
      ended_at: Date | null;
    };
  }
}
