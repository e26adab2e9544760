import { feeCodes, type StatementLine } from '@lading/contracts/funds';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';

/**
 * What a wallet line with a warehouse is about, from the codes of its detail: fees, product and units, days of storage, numbers.
 * The same text for the client and for the provider.
 */
export function useChargeCause(): (line: Pick<StatementLine, 'detail'>) => string {
  const { t } = useTranslation('fundsBilling');
  const formats = useFormats();
  return ({ detail }) => {
    const { fees = '', skuCode, skus, units, fromDay, toDay, creditNoteNo } = detail;
    const named = feeCodes
      .filter((fee) => String(fees).split(',').includes(fee))
      .map((fee) => t(`fee.${fee}`));
    const number = units === undefined ? '' : formats.number(Number(units));
    const goods =
      skus !== undefined
        ? t('statement.products', { count: Number(skus), units: number })
        : skuCode === undefined || number === ''
          ? skuCode
          : t('statement.product', { sku: skuCode, units: number });
    return [
      named.join('; '),
      goods,
      fromDay === undefined ? undefined : t('statement.storage', { from: fromDay, to: toDay ?? '' }),
      creditNoteNo === undefined ? undefined : t('statement.creditNote', { number: creditNoteNo }),
      ...['outboundNo', 'inboundNo', 'workOrderNo', 'crossdockNo', 'reference'].map((name) => detail[name]),
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(' · ');
  };
}
