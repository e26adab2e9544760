import { eeiCitation, type EeiRecord } from '@lading/contracts/shipping';
import { Timeline } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { DescriptionList } from '@lading/ui/description-list';
import { FileDown, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CitationDialog } from './citation-dialog.tsx';
import { EeiFileDialog } from './eei-file-dialog.tsx';

/** The declaration of an export: its basis, its recipient, and each of its goods. */
export function EeiPeek({ one }: { one: EeiRecord }) {
  const { t } = useTranslation('shippingEei');
  const formats = useFormats();
  const facts = [
    { term: t('column.citation'), detail: <span className="select-all">{eeiCitation(one)}</span> },
    { term: t('column.consignee'), detail: one.consigneeName },
    { term: t('country'), detail: formats.country(one.countryCode) },
    { term: t('column.value'), detail: one.value === null ? null : formats.money(one.value, one.currency) },
    { term: t('column.shipDate'), detail: one.shipDate },
    { term: t('signer'), detail: one.signer },
    { term: t('order'), detail: one.orderNo },
    { term: t('carrier'), detail: one.carrierName },
    { term: t('tracking'), detail: one.trackingNumber },
    { term: t('column.bought'), detail: formats.time(one.boughtTime) },
  ].filter(({ detail }) => detail);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink">{t(one.isVoided ? 'why.VOIDED' : `why.${one.basis}`)}</p>
      <EeiActs one={one} />
      <DescriptionList items={facts} />
      {one.entries.length > 0 ? (
        <Timeline
          title={t('history')}
          entries={[
            ...one.entries.map(({ citation, time, userName, isLate }) => ({
              time: time ?? '',
              what: isLate ? `${citation} · ${t('late')}` : citation,
              ...(userName && { by: userName }),
            })),
            { time: one.boughtTime ?? '', what: t('atPurchase', { cited: one.citedAtPurchase }) },
          ]}
        />
      ) : null}
      <section>
        <h3 className="text-sm font-semibold text-ink">{t('goods')}</h3>
        {one.value === null ? <p className="mt-1 text-sm text-ink-muted">{t('undeclared')}</p> : null}
        <ul className="mt-1 divide-y divide-line text-sm">
          {one.items.map(({ skuCode, description, hsCode, originCountry, quantity, value }, at) => (
            <li key={`${at}-${skuCode}`} className="flex justify-between gap-3 py-1.5">
              <span className="min-w-0">
                <span className="block break-words text-ink">
                  {description} × {formats.number(quantity)}
                </span>
                <span className="block text-xs text-ink-muted">
                  {skuCode ? `${skuCode} · ` : null}
                  {t('goodsFacts', { code: hsCode, origin: formats.country(originCountry) })}
                </span>
              </span>
              <span className="shrink-0 text-ink tabular-nums">{formats.money(value, one.currency)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Button
        size="small"
        className="justify-self-start"
        render={<Link to={`/shipments?q=${encodeURIComponent(one.shipmentNo)}`} />}
      >
        {t('toShipment')}
      </Button>
    </div>
  );
}

/** The actions on an export: enter its citation, unless its label was voided, and download its document. */
function EeiActs({ one }: { one: EeiRecord }) {
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
