import { IconButton } from '@lading/ui/icon-button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const confirmationMs = 1_500;

/** Puts a text on the clipboard and says so for a moment. Absent where the browser has no clipboard to offer. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('basics');
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  if (!clipboard) return null;

  return (
    <>
      <IconButton
        size="small"
        label={isCopied ? t('order.copied') : label}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        className="-my-1 -mr-1.5"
        onClick={() => {
          clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      />
      <output className="sr-only">{isCopied ? t('order.copied') : ''}</output>
    </>
  );
}
