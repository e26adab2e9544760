import { useHost } from '@lading/bridge/react';
import { claimLimits, claimReply, type ClaimDetail } from '@lading/contracts/shipment-service';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { PanelSection } from '@lading/sub-app-kit/components/panel-section';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { Button } from '@lading/ui/button';
import { TextArea } from '@lading/ui/text-area';
import { useTranslation } from 'react-i18next';
import { useClaimActs } from './claim-queries.ts';

/** Replies to the insurer's question. */
function ReplyForm({ claimId }: { claimId: string }) {
  const { t } = useTranslation('shippingClaims');
  const { bus } = useHost();
  const { reply } = useClaimActs();
  // The same key for every try, so that a reply with a lost response is stored once.
  const send = useRequestKey();
  const form = useForm({
    schema: claimReply.omit({ messageKey: true }),
    defaults: { text: '' },
    wire: ({ text }) => ({ claimId, text }),
    async submit(body) {
      await send(body, (messageKey) => reply.mutateAsync({ ...body, messageKey }));
      form.reset({ text: '' });
      bus.emit('notice:show', { tone: 'info', title: t('thread.sent') });
    },
  });
  return (
    <form {...form.props} className="mt-3 grid gap-3">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} parameter="peek" /> : null}
      <FormFailure failure={form.failure} title={t('thread.failed')} />
      <TextArea {...form.field('text')} label={t('thread.reply')} maxLength={claimLimits.text} rows={3} />
      <Button type="submit" variant="primary" className="justify-self-start" loading={form.isPending}>
        {t('thread.send')}
      </Button>
    </form>
  );
}

/** The conversation between seller and insurer, with a reply field if a reply is due. */
export function ClaimThread({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation('shippingClaims');
  const formats = useFormats();
  const { thread, claimId } = claim;
  return (
    <PanelSection title={t('thread.title')}>
      {thread.length === 0 ? <p className="text-sm text-ink-muted">{t('thread.none')}</p> : null}
      <ol className="grid gap-2">
        {thread.map(({ messageId, author, text, message, userName, createTime }) => (
          <li
            key={messageId}
            className={`rounded-md px-3 py-2 text-sm ${author === 'SELLER' ? 'ml-6 bg-brand-soft' : 'mr-6 bg-sunken'}`}
          >
            <span className="flex justify-between gap-2 text-xs text-ink-muted">
              <span>{author === 'SELLER' ? userName || t('thread.seller') : t('thread.insurer')}</span>
              <Ago moment={createTime} />
            </span>
            <span className="block break-words whitespace-pre-line text-ink">
              {message ? formats.pick(message.message, message.zhMessage) : text}
            </span>
          </li>
        ))}
      </ol>
      {claim.acts.includes('reply') ? <ReplyForm key={claimId} claimId={claimId} /> : null}
    </PanelSection>
  );
}
