import { Button } from '@lading/ui/button';
import { Collapsible } from '@lading/ui/collapsible';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const steps = ['file', 'buy', 'late'] as const;

/** How an export is filed with AES, which is not done here. */
export function EeiGuide() {
  const { t } = useTranslation('shippingEei');
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible
      open={isOpen}
      onOpenChange={setOpen}
      className="mb-3 text-sm text-ink-muted"
      trigger={
        <Button size="small" variant="ghost" className="-ml-2" icon={<ChevronDown aria-hidden="true" />}>
          {t('guide.title')}
        </Button>
      }
    >
      <p className="mt-1 max-w-prose">{t('guide.text')}</p>
      <ol className="mt-1 max-w-prose list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{t(`guide.${step}`)}</li>
        ))}
      </ol>
    </Collapsible>
  );
}
