import { scanMessages } from '@lading/contracts/warehouse';
import { LocalizedFailure, useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { isComposing } from '@lading/ui/is-composing';
import { TextField, type TextFieldProps } from '@lading/ui/text-field';
import { ScanBarcode } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { beep } from '../../frame/scan-sound.ts';
import { OutcomeBanner, type ScanOutcome } from './scan-outcome.tsx';
import { requireOneScan, scannedText } from './scan-rules.ts';

interface ScanFormProps {
  label: string;
  button: string;
  /** Receives the scanned or typed text, in half width; a rejection is shown and announced. */
  onScan: (code: string) => Promise<unknown>;
  /** What came of the last scan. */
  done?: ScanOutcome | null;
  /** Codes that may be scanned here, to recognize several that arrive as one. */
  knownCodes?: readonly string[];
  failedTitle: string;
  /** More fields of the same scan. */
  children?: ReactNode;
}

/**
 * The field that a scanner types into: it regains focus after every scan, and only needs the Enter that a scanner sends. One scan at a
 * time: what arrives while one is being saved is refused, not joined with the next.
 */
export function ScanForm(props: ScanFormProps) {
  const { label, button, onScan, done, knownCodes, failedTitle, children } = props;
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  /** A scan that came too soon; the running one may still succeed. */
  const [tooSoon, setTooSoon] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function scan() {
    const given = scannedText(code);
    if (given === '') return;
    setCode('');
    if (isBusy) {
      setTooSoon(new LocalizedFailure(scanMessages.scanTooSoon({ code: given })));
      return beep(false);
    }
    setFault(null);
    setTooSoon(null);
    setBusy(true);
    try {
      requireOneScan(given, knownCodes);
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
        data-scan
        onKeyDown={(event) => {
          // The button does not submit during a call.
          if (event.key !== 'Enter' || !isBusy || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          void scan();
        }}
        leading={<ScanBarcode aria-hidden="true" />}
      />
      {children}
      <Button type="submit" variant="primary" size="large" fullWidth loading={isBusy}>
        {button}
      </Button>
      <div aria-live="polite" className="grid gap-2">
        {fault === null ? (
          done ? (
            <OutcomeBanner outcome={done} />
          ) : null
        ) : (
          <ScanFault title={failedTitle} fault={fault} />
        )}
        {tooSoon === null ? null : <ScanFault title={failedTitle} fault={tooSoon} />}
      </div>
    </form>
  );
}

/** Input attributes for a scanned or typed code: no suggestions, no corrections. */
function CodeField(props: TextFieldProps) {
  return <TextField {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} />;
}

/**
 * A bin that stays for the next scans. The Enter of a scanner leads on to the product, and another scan of a bin replaces this one:
 * otherwise the next code would be appended to it.
 */
export function BinField(props: TextFieldProps) {
  return (
    <CodeField
      {...props}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        event.currentTarget.ownerDocument.querySelector<HTMLElement>('input[data-scan]')?.focus();
      }}
    />
  );
}

function ScanFault({ title, fault }: { title: string; fault: unknown }) {
  const { text } = useFailureText(fault);
  return (
    <Banner tone="danger" title={title}>
      {text}
    </Banner>
  );
}
