import type { GridTexts } from '@lading/ui/data-grid';
import { useMemo } from 'react';
import { useWizardTexts } from './use-wizard-texts.ts';

/** What the grid says, in the reader's language; a new object only when that changes. */
export function useGridTexts(): GridTexts {
  const { t, text, language } = useWizardTexts();
  return useMemo(
    () => ({
      label: t('grid.label'),
      rowNumber: t('grid.rowNumber'),
      required: t('grid.required'),
      noRows: t('grid.noRows'),
      noMatch: t('grid.noMatch'),
      resize: (heading) => t('grid.resize', { heading }),
      issue: ({ message, zhMessage = '' }) => text({ message, zhMessage }),
      edited: (heading, value, issues) =>
        [t('grid.edited', { heading, value: value || t('grid.emptyCell') }), ...issues].join(
          language === 'cn' ? '' : ' ',
        ),
      pasted: (cells, leftOut) =>
        [
          t('grid.pasted', { count: cells }),
          ...(leftOut > 0 ? [t('grid.leftOut', { count: leftOut })] : []),
        ].join(t('mapping.listJoin')),
      copied: (count) => t('grid.copied', { count }),
      cleared: (count) => t('grid.cleared', { count }),
      undone: (count) => t('grid.undone', { count }),
      redone: (count) => t('grid.redone', { count }),
      noErrors: t('grid.noErrors'),
    }),
    [t, text, language],
  );
}
