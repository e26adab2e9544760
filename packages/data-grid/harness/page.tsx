import { createRef, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DataGrid, GridStore, type GridCellEdit, type GridColumn, type GridHandle } from '../src/index.ts';
import { harnessTexts } from './harness-texts.ts';
import { productColumns as allColumns } from './product-columns.ts';
import { checkProduct, productRows } from './product-rows.ts';

/** What tests access through `window`. */
export interface Harness {
  readonly store: GridStore;
  readonly edits: GridCellEdit[];
  readonly grid: GridHandle | null;
  /** Mounts the grid; already done unless the address has `mount=later`. */
  readonly mount: () => void;
  /** Shows only the first columns. */
  readonly showColumns: (count: number) => void;
  /** Reverses the columns, except the first. */
  readonly turnColumns: () => void;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const CHUNK = 10_000;
const asked = new URLSearchParams(location.search);
const rowCount = Number(asked.get('rows') ?? 200);
const productColumns = allColumns.slice(0, Number(asked.get('cols') ?? allColumns.length));
const keys = productColumns.map(({ key }) => key);
/** Number of rows per group, such as the packages of an order. */
const group = Number(asked.get('group') ?? 1);
const store = new GridStore({
  keys,
  validateRow: checkProduct,
  continuesGroup: (row) => row % group !== 0,
});

store.batch(() => {
  for (let from = 0; from < rowCount; from += CHUNK) {
    const count = Math.min(CHUNK, rowCount - from);
    store.append(productRows(from, count).slice(0, keys.length));
    for (let row = from; row < from + count; row += 1) {
      store.setIssues(
        'client',
        row,
        checkProduct(row, (key) => store.value(row, key)),
      );
    }
  }
});

const ref = createRef<GridHandle>();
const edits: GridCellEdit[] = [];
const emptyNote = (row: number, key: string): string => (key === keys[0] ? `note of row ${row + 1}` : '');
const onCellEdit = (edit: GridCellEdit): void => void edits.push(edit);

const host = document.querySelector('#grid');
if (!host) throw new Error('the page has no place for the grid');
const root = createRoot(host);

function show(columns: readonly GridColumn[]): void {
  flushSync(() =>
    root.render(
      <StrictMode>
        <DataGrid
          ref={ref}
          store={store}
          columns={columns}
          texts={harnessTexts}
          emptyNote={emptyNote}
          onCellEdit={onCellEdit}
        />
      </StrictMode>,
    ),
  );
}

const mount = (): void => show(productColumns);
if (asked.get('mount') !== 'later') mount();
window.harness = {
  store,
  edits,
  mount,
  showColumns: (count) => show(productColumns.slice(0, count)),
  turnColumns: () => show([...productColumns.slice(0, 1), ...productColumns.slice(1).toReversed()]),
  get grid() {
    return ref.current;
  },
};
