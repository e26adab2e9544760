import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { TextField, type TextFieldProps } from '@lading/ui/text-field';
import { ScanBarcode } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { beep } from '../../frame/scan-sound.ts';

interface ScanFormProps {
  label: string;
  button: string;
  /** Receives the scanned or typed text; a rejection is shown and announced. */
  onScan: (code: string) => Promise<unknown>;
  /** Message about the last completed scan. */
  done?: ReactNode;
  failedTitle: string;
  /** More fields of the same scan. */
  children?: ReactNode;
}

/** The field that a scanner types into: it regains focus after every scan, and only needs the Enter that a scanner sends. */
export function ScanForm({ label, button, onScan, done, failedTitle, children }: ScanFormProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function scan() {
    const given = code.trim();
    if (given === '' || isBusy) return;
    setCode('');
    setFault(null);
    setBusy(true);
    try {
      await onScan(given);
      beep(true);
    } catch (error) {
      setFault(error);
      beep(false);
    } finally {
      setBusy(false);
      field.current?.focus();
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void scan();
      }}
      className="grid gap-3"
    >
      <CodeField
        ref={field}
        label={label}
        value={code}
        onValueChange={setCode}
        enterKeyHint="done"
        leading={<ScanBarcode aria-hidden="true" />}
      />
      {children}
      <Button type="submit" variant="primary" size="large" fullWidth loading={isBusy}>
        {button}
      </Button>
      <div aria-live="polite">
        {fault === null ? (
          done ? (
            <Banner tone="success">{done}</Banner>
          ) : null
        ) : (
          <ScanFault title={failedTitle} fault={fault} />
        )}
      </div>
    </form>
  );
}

/** Input attributes for a scanned or typed code: no suggestions, no corrections. */
export function CodeField(props: TextFieldProps) {
  return <TextField {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} />;
}

function ScanFault({ title, fault }: { title: string; fault: unknown }) {
  const { text } = useFailureText(fault);
  return (
    <Banner tone="danger" title={title}>
      {text}
    </Banner>
  );
}
