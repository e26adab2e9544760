import {
  integrationMessages,
  webhookDraft,
  webhookEvents,
  type Webhook,
} from '@lading/contracts/integrations';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { Checkbox } from '@lading/ui/checkbox';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OnceShownSecret } from './once-shown-secret.tsx';
import { useWebhookActs } from './webhook-queries.ts';

/** Adds a webhook and shows its secret only once, or changes one. @param webhook null: another one is added */
export function WebhookDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const { t } = useTranslation('integrations');
  const { create, change } = useWebhookActs();
  const form = useForm({
    schema: webhookDraft,
    defaults: { url: webhook?.url ?? 'https://', events: webhook?.events ?? [] },
    catalogs: [integrationMessages],
    async submit(draft) {
      if (!webhook) return create.mutateAsync(draft);
      const { webhookId, isOn } = webhook;
      await change.mutateAsync({ ...draft, webhookId, isOn });
      return onClose();
    },
  });
  const { events } = form.values;
  return (
    <FormDialog
      form={form}
      title={t(webhook ? 'hookForm.editTitle' : 'hookForm.title')}
      failureTitle={t('hookForm.failed')}
      submitLabel={t(webhook ? 'hookForm.save' : 'hookForm.submit')}
      width={520}
      onClose={onClose}
      showsSecret={webhook === null}
      outcome={
        create.data
          ? {
              content: (
                <OnceShownSecret
                  label={t('hookForm.secret')}
                  copy={t('hookForm.copy')}
                  secret={create.data.secret}
                />
              ),
              closeLabel: t('form.done'),
            }
          : undefined
      }
    >
      <TextField
        {...form.field('url')}
        label={t('hookForm.url')}
        description={t('hookForm.urlHint')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
      />
      <fieldset
        data-invalid={form.errors.events ? '' : undefined}
        aria-describedby={form.errors.events ? 'events-error' : undefined}
        className="grid gap-1"
      >
        <legend className="mb-1.5 text-sm font-medium text-ink">{t('hookForm.events')}</legend>
        {form.errors.events ? (
          <p id="events-error" role="alert" className="text-sm text-danger-ink">
            {form.errors.events}
          </p>
        ) : null}
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name={event}
            label={t(`event.${event}`)}
            checked={events.includes(event)}
            onCheckedChange={(isChosen) =>
              form.set({ events: isChosen ? [...events, event] : events.filter((one) => one !== event) })
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
