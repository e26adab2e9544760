import type { FindTexts, GridTexts } from '@lading/ui/data-grid';
import type { WizardTexts } from '../use-wizard-texts.ts';

type Translate = WizardTexts['t'];

/** What the grid's two menus say. */
export function gridMenuTexts({
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

/** What its find panel says. */
export function findTexts(t: Translate): FindTexts {
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
