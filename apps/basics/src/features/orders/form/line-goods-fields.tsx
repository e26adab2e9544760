import { SuggestField } from '@lading/ui/suggest-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withName, withSku, type LineInput } from './line-goods-rules.ts';
import { useGoodsSearch } from './use-goods-search.ts';

interface LineGoodsFieldsProps {
  line: LineInput;
  onChange: (change: Partial<LineInput>) => void;
}

/** SKU and name of a line, with suggestions from the organization's products and bundles while typing. */
export function LineGoodsFields({ line, onChange }: LineGoodsFieldsProps) {
  const { t } = useTranslation('ordersWork');
  const [typed, setTyped] = useState<'skuCode' | 'skuName' | null>(null);
  /** The name that came from a SKU. */
  const taken = useRef<string | null>(null);
  const known = useGoodsSearch(typed === null ? '' : line[typed]);

  function put(next: LineInput) {
    if (next.skuCode !== line.skuCode || next.skuName !== line.skuName)
      onChange({ skuCode: next.skuCode, skuName: next.skuName });
  }
  function putSku(skuCode: string) {
    const next = withSku(line, skuCode, { known, taken: taken.current });
    if (next.skuName !== line.skuName) taken.current = next.skuName || null;
    put(next);
  }

  // Results may arrive after the last letter.
  const found = known.find(({ skuCode }) => skuCode === line.skuCode.trim());
  const isLate = typed === 'skuCode' && found !== undefined && line.skuName === '';
  useEffect(() => {
    if (isLate) putSku(line.skuCode);
  });

  return (
    <>
      <SuggestField
        label={t('form.skuCode')}
        value={line.skuCode}
        required
        suggestions={known.map(({ skuCode, name }) => ({ value: skuCode, label: name }))}
        onFocus={() => setTyped(null)}
        onValueChange={(skuCode) => {
          setTyped('skuCode');
          putSku(skuCode);
        }}
        className="max-sm:col-span-3"
      />
      <SuggestField
        label={t('form.skuName')}
        value={line.skuName}
        suggestions={known.map(({ skuCode, name }) => ({ value: name, label: skuCode }))}
        onFocus={() => setTyped(null)}
        onValueChange={(skuName) => {
          setTyped('skuName');
          put(withName(line, skuName, known));
        }}
        className="max-sm:col-span-3"
      />
    </>
  );
}
