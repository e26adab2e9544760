import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { IconButton } from '@lading/ui/icon-button';
import { leastWidth } from '@lading/ui/list-tracks';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from './list-definition.ts';
import { isShown, movedColumn, orderedColumns, type ListLayout } from './list-layout-rules.ts';

/** Pixels per press on wider or narrower. */
const widthStep = 24;

export interface ArrangePanelProps {
  columns: readonly ListColumn<never>[];
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
}

/** Which columns a list shows, their order and width, and the row height; all operable by keyboard. */
export function ArrangePanel({ columns, layout, onLayout }: ArrangePanelProps) {
  const { t } = useTranslation('commonLists');
  const ordered = orderedColumns(columns, layout);
  const ids = ordered.map(({ id }) => id);
  const widen = ({ id, width }: ListColumn<never>, by: number) => {
    const now = layout.widths?.[id] ?? width;
    onLayout({ ...layout, widths: { ...layout.widths, [id]: Math.max(leastWidth, now + by) } });
  };
  return (
    <div className="flex max-h-[min(32rem,70vh)] flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        <h3 className="pb-1 text-xs font-medium text-ink-muted">{t('arrange.columns')}</h3>
        <ul>
          {ordered.map((column, at) => {
            const { id, header } = column;
            const name = { name: header };
            return (
              <li key={id} className="flex min-h-8 items-center gap-0.5">
                <Checkbox
                  className="min-w-0 flex-1 !text-sm"
                  label={header}
                  checked={isShown(column, at, layout)}
                  disabled={at === 0}
                  onCheckedChange={(isOn) => onLayout({ ...layout, shown: { ...layout.shown, [id]: isOn } })}
                />
                <IconButton
                  size="small"
                  tooltip={false}
                  label={t('arrange.narrower', name)}
                  icon={<ChevronsRightLeft aria-hidden="true" />}
                  onClick={() => widen(column, -widthStep)}
                />
                <IconButton
                  size="small"
                  tooltip={false}
                  label={t('arrange.wider', name)}
                  icon={<ChevronsLeftRight aria-hidden="true" />}
                  onClick={() => widen(column, widthStep)}
                />
                <IconButton
                  size="small"
                  tooltip={false}
                  label={t('arrange.up', name)}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={at < 2}
                  onClick={() => onLayout({ ...layout, order: movedColumn(ids, id, -1) })}
                />
                <IconButton
                  size="small"
                  tooltip={false}
                  label={t('arrange.down', name)}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={at === 0 || at === ids.length - 1}
                  onClick={() => onLayout({ ...layout, order: movedColumn(ids, id, 1) })}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line p-3">
        <SegmentedControl
          label={t('arrange.density')}
          items={[
            { value: 'comfortable', label: t('arrange.comfortable') },
            { value: 'compact', label: t('arrange.compact') },
          ]}
          value={layout.isCompact ? 'compact' : 'comfortable'}
          onValueChange={(value) => {
            const { isCompact: _before, ...rest } = layout;
            onLayout(value === 'compact' ? { ...rest, isCompact: true } : rest);
          }}
        />
        <Button variant="ghost" size="small" onClick={() => onLayout({})}>
          {t('arrange.reset')}
        </Button>
      </div>
    </div>
  );
}
