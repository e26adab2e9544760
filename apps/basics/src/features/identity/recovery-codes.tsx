import { Button } from '@lading/ui/button';
import { CopyButton } from '@lading/ui/copy-button';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const fileName = 'recovery-codes.txt';

/** Has the browser save the codes as a text file. */
function save(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The recovery codes, shown only once, with ways to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation(['identity', 'common']);
  const list = useRef<HTMLOListElement>(null);
  // The focused field is gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={t('codes.label')}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-lg border border-line bg-sunken px-4 py-3 text-center font-mono text-base text-ink outline-none"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton label={t('codes.copy')} copiedLabel={t('codes.copied')} text={codes.join('\n')} asText />
        <Button icon={<Download aria-hidden="true" />} onClick={() => save(codes)}>
          {t('codes.download')}
        </Button>
      </div>
    </div>
  );
}
