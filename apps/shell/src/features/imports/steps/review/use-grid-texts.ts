import type { FindTexts, GridTexts } from '@lading/data-grid';
import { useMemo } from 'react';
import { useWizardTexts, type WizardTexts } from '../use-wizard-texts.ts';

/** The texts of the grid in the reader's language; a new object only when that changes. */
export function useGridTexts(): GridTexts {
  const { t, text, number, language } = useWizardTexts();
  return useMemo(() => {
    const withOrder = (sentence: string, more: number) =>
      more > 0 ? [sentence, t('grid.withOrder', { count: more })].join(t('mapping.listJoin')) : sentence;
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

type Translate = WizardTexts['t'];

/** The texts of the grid's two menus. */
function gridMenuTexts({
  t,
  number,
}: Pick<WizardTexts, 't' | 'number'>): Pick<GridTexts, 'column' | 'cells'> {
  return {
    column: {
      open: (heading) => t('grid.column.open', { heading }),
      sort: t('grid.column.sort'),
      ascending: t('grid.column.ascending'),
      descending: t('grid.column.descending'),
      unsorted: t('grid.column.unsorted'),
      filter: t('grid.column.filter'),
      filterText: t('grid.column.filterText'),
      only: {
        any: t('grid.column.any'),
        errors: t('grid.column.errors'),
        empty: t('grid.column.empty'),
      },
      clear: t('grid.column.clear'),
      again: t('grid.column.again'),
      freeze: t('grid.column.freeze'),
      unfreeze: t('grid.column.unfreeze'),
      fit: t('grid.column.fit'),
      figure: number,
      errors: (heading, count) => t('grid.column.errorCount', { heading, count }),
      nextError: (count) => t('grid.column.nextError', { count }),
      filtered: t('grid.column.filtered'),
    },
    cells: {
      label: t('grid.cells.label'),
      copy: t('grid.cells.copy'),
      cut: t('grid.cells.cut'),
      paste: t('grid.cells.paste'),
      clear: t('grid.cells.clear'),
      fillDown: t('grid.cells.fillDown'),
      deleteRows: (count) => t('grid.cells.deleteRows', { count }),
      restoreRows: (count) => t('grid.cells.restoreRows', { count }),
    },
  };
}

/** The texts of its find panel. */
function findTexts(t: Translate): FindTexts {
  return {
    label: t('grid.find.label'),
    find: t('grid.find.find'),
    replaceWith: t('grid.find.replaceWith'),
    matchCase: t('grid.find.matchCase'),
    wholeCell: t('grid.find.wholeCell'),
    inColumn: (heading) => t('grid.find.inColumn', { heading }),
    figures: ({ matches, cells, isCounting }) => {
      if (matches === 0 && !isCounting) return t('grid.find.none');
      const counts = {
        matches: t('grid.find.matches', { count: matches }),
        cells: t('grid.find.inCells', { count: cells }),
      };
      return isCounting ? t('grid.find.counting', counts) : t('grid.find.found', counts);
    },
    previous: t('grid.find.previous'),
    next: t('grid.find.next'),
    replace: t('grid.find.replace'),
    replaceAll: t('grid.find.replaceAll'),
    close: t('grid.find.close'),
  };
}
