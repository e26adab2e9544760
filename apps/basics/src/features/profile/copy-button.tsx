import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const confirmationMs = 1_500;

interface CopyButtonProps {
  label: string;
  text: string;
  /** Shows the label beside the icon. */
  asText?: boolean;
}

/** Puts a text on the clipboard and says so for a moment. Absent where the browser has no clipboard to offer. */
export function CopyButton({ label, text, asText }: CopyButtonProps) {
  const { t } = useTranslation('account');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  if (!clipboard) return null;
  const shown = isCopied ? t('codes.copied') : label;
  const icon = isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  const copy = () =>
    void clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      {asText ? (
        <Button icon={icon} onClick={copy}>
          {shown}
        </Button>
      ) : (
        <IconButton size="small" label={shown} icon={icon} className="-my-1" onClick={copy} />
      )}
      <output className="sr-only">{isCopied ? t('codes.copied') : ''}</output>
    </>
  );
}
