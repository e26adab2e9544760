import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';

const confirmationMs = 1_500;

export interface CopyButtonProps {
  /** What it copies: the name of the button. */
  label: string;
  /** Replaces the label for a moment, and is announced. */
  copiedLabel: string;
  text: string;
  /** Shows the label next to the icon. */
  asText?: boolean;
}

/** Copies a text to the clipboard and confirms it briefly. */
export function CopyButton({ label, copiedLabel, text, asText }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const shown = isCopied ? copiedLabel : label;
  const icon = isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  const copy = () =>
    void copyText(text).then(
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
        <IconButton size="small" label={shown} icon={icon} className="-my-1 -mr-1.5" onClick={copy} />
      )}
      <output className="sr-only">{isCopied ? copiedLabel : ''}</output>
    </>
  );
}
