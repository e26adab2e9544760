import type { Webhook } from '@lading/contracts/integrations';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { NotLoaded, PageSkeleton } from '@lading/sub-app-kit/components/not-loaded';
import { Page } from '@lading/sub-app-kit/components/page';
import { ListSection } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { PageHeader } from '@lading/ui/page-header';
import { KeyRound, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useDeliveryList } from './delivery-list.tsx';
import { OnceShownSecret } from './once-shown-secret.tsx';
import { hostOf, useWebhookActs, useWebhooks } from './webhook-queries.ts';
import { WebhookState } from './webhooks-card.tsx';

/** Creates a new secret after confirmation, and shows it only once. */
function RotateDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const { t } = useTranslation(['integrations', 'common']);
  const { rotate } = useWebhookActs();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('hook.rotateTitle')}
      closeLabel={t('common:action.close')}
      width={520}
      dismissable={!rotate.data}
      footer={
        rotate.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('form.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
            <Button variant="primary" loading={rotate.isPending} onClick={() => rotate.mutate(webhookId)}>
              {t('hook.rotateSubmit')}
            </Button>
          </>
        )
      }
    >
      {rotate.error ? <FailureBanner title={t('hooks.notDone')} fault={rotate.error} /> : null}
      {rotate.data ? (
        <OnceShownSecret label={t('hook.newSecret')} copy={t('hookForm.copy')} secret={rotate.data.secret} />
      ) : (
        <p className="text-sm text-ink-muted">{t('hook.rotateText')}</p>
      )}
    </Dialog>
  );
}

/** Current warnings for a webhook's owner. */
function WebhookNotes({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations');
  const formats = useFormats();
  const { stop, isOn, failingSince, overlapUntil } = webhook;
  return (
    <>
      {stop === 'FAILING' ? (
        <Banner tone="danger" title={t('hook.stopped')}>
          {t('hook.stoppedText')}
        </Banner>
      ) : null}
      {isOn && failingSince ? (
        <Banner tone="warning" title={t('hook.failing')}>
          {t('hook.failingText', { time: formats.time(failingSince) })}
        </Banner>
      ) : null}
      {overlapUntil ? <Banner>{t('hook.overlap', { time: formats.time(overlapUntil) })}</Banner> : null}
    </>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  return <ListSection list={useDeliveryList(webhookId)} />;
}

/** One webhook: a test, a new secret, and the record of its deliveries. */
export function WebhookPage() {
  const { t } = useTranslation(['integrations', 'shellMenu']);
  const { webhookId = '' } = useParams();
  const query = useWebhooks();
  const { data } = query;
  const { test } = useWebhookActs();
  const [isRotating, rotate] = useState(false);
  const webhook = data?.find((one) => one.webhookId === webhookId);
  const title = webhook ? hostOf(webhook) : t('hooks.title');
  const tested = test.data?.attempts.at(-1);
  const crumbs = (
    <Breadcrumb
      label={t('hook.way')}
      items={[{ label: t('shellMenu:settings.api'), link: <Link to="/settings/api" /> }, { label: title }]}
    />
  );
  return (
    <Page title={title}>
      {crumbs}
      <PageHeader
        title={title}
        description={webhook ? <span className="break-all">{webhook.url}</span> : undefined}
        actions={
          webhook ? (
            <>
              <WebhookState webhook={webhook} />
              <Button icon={<KeyRound aria-hidden="true" />} onClick={() => rotate(true)}>
                {t('hook.rotate')}
              </Button>
              <Button
                variant="primary"
                icon={<Send aria-hidden="true" />}
                loading={test.isPending}
                onClick={() => test.mutate(webhookId)}
              >
                {t('hook.test')}
              </Button>
            </>
          ) : null
        }
      />
      {test.error ? <FailureBanner title={t('hooks.notDone')} fault={test.error} /> : null}
      {tested ? (
        <Banner
          live
          tone={test.data?.state === 'DONE' ? 'success' : 'warning'}
          title={tested.status === null ? t('hook.testFailed') : t('hook.testing', { status: tested.status })}
        >
          {tested.fault ? t(`log.${tested.fault}`) : null}
        </Banner>
      ) : null}
      {webhook ? (
        <div className="grid gap-4">
          <WebhookNotes webhook={webhook} />
          <Deliveries webhookId={webhookId} />
          <Banner title={t('hook.verify')}>{t('hook.verifyText')}</Banner>
        </div>
      ) : data ? (
        <Banner tone="warning" title={t('hook.gone')} />
      ) : (
        <NotLoaded query={query} title={t('hooks.failed')} waiting={<PageSkeleton />} />
      )}
      {isRotating ? <RotateDialog webhookId={webhookId} onClose={() => rotate(false)} /> : null}
    </Page>
  );
}
