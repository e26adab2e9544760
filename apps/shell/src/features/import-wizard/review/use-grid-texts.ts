import type { GridTexts } from '@lading/ui/data-grid';
import { useMemo } from 'react';
import { findTexts, gridMenuTexts } from './grid-menu-texts.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** What the grid says, in the reader's language; a new object only when that changes. */
export function useGridTexts(): GridTexts {
  const { t, text, number, language } = useWizardTexts();
  return useMemo(() => {
    const withOrder = (said: string, more: number) =>
      more > 0 ? [said, t('grid.withOrder', { count: more })].join(t('mapping.listJoin')) : said;
    return {
      label: t('grid.label'),
      rowNumber: t('grid.rowNumber'),
      required: t('grid.required'),
      noRows: t('grid.noRows'),
      noneShown: t('grid.noneShown'),
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
      pasteRefused: t('grid.pasteRefused'),
      filled: (count) => t('grid.filled', { count }),
      replaced: (count) => t('grid.replaced', { count }),
      rowsDeleted: (count, more) => withOrder(t('grid.rowsDeleted', { count }), more),
      rowsRestored: (count, more) => withOrder(t('grid.rowsRestored', { count }), more),
      undone: (count, rows) =>
        rows > 0 ? t('grid.undoneRows', { count: rows }) : t('grid.undone', { count }),
      redone: (count, rows) =>
        rows > 0 ? t('grid.redoneRows', { count: rows }) : t('grid.redone', { count }),
      noErrors: t('grid.noErrors'),
      arranged: (shown, rows) => t('grid.arranged', { shown, rows }),
      ...gridMenuTexts({ t, number }),
      find: findTexts(t),
    };
  }, [t, text, number, language]);
}
