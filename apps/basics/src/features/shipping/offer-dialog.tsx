import { useHost } from '@lading/bridge/react';
import type { Money } from '@lading/contracts/core';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface OfferDialogProps {
  fee: Money;
  texts: {
    title: string;
    /** Who is billed, and when. */
    text: string;
    back: string;
    submit: (fee: string) => string;
    submitFree: string;
    failed: string;
  };
  /** The status of the last order sent. */
  sent: { isPending: boolean; error: unknown };
  /** Orders the offer; returns the text of the notice. */
  order: () => Promise<string>;
  onBack: () => void;
  onClose: () => void;
  /** The offer. */
  children: ReactNode;
}

/** Shows a carrier's price for a service, and orders it. */
export function OfferDialog({ fee, texts, sent, order, onBack, onClose, children }: OfferDialogProps) {
  const { t } = useTranslation('common');
  const { bus } = useHost();
  const amount = useAmount();
  async function submit() {
    bus.emit('notice:show', { tone: 'info', title: await order() });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.title}
      closeLabel={t('action.close')}
      width={520}
      footer={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button
            variant="primary"
            loading={sent.isPending}
            // A failure is shown above the facts.
            onClick={() => void submit().catch(() => undefined)}
          >
            {fee.minor > 0 ? texts.submit(amount(fee)) : texts.submitFree}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {sent.error ? <FailureBanner title={texts.failed} fault={sent.error} /> : null}
        <p className="text-sm text-ink-muted">{texts.text}</p>
        {children}
      </div>
    </Dialog>
  );
}
