import type { EeiRecord } from '@lading/contracts/shipping';
import { Button } from '@lading/ui/button';
import { FileDown, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CitationDialog } from './citation-dialog.tsx';
import { EeiFileDialog } from './eei-file-dialog.tsx';

/** What can be done with an export: its citation entered, unless its label was voided, and its document saved. */
export function EeiActs({ one }: { one: EeiRecord }) {
  const { t } = useTranslation('shippingEei');
  const [open, setOpen] = useState<'citation' | 'file' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      {one.isVoided ? null : (
        <Button size="small" icon={<PenLine aria-hidden="true" />} onClick={() => setOpen('citation')}>
          {t('enter.act')}
        </Button>
      )}
      <Button size="small" icon={<FileDown aria-hidden="true" />} onClick={() => setOpen('file')}>
        {t('file.act')}
      </Button>
      {open === 'citation' ? <CitationDialog one={one} onClose={close} /> : null}
      {open === 'file' ? <EeiFileDialog one={one} onClose={close} /> : null}
    </div>
  );
}
