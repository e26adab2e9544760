import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid, GridStore, type GridCellEdit, type GridHandle } from '../index.ts';
import { checkProduct, productRows } from './product-rows.ts';
import { harnessTexts } from './harness-texts.ts';
import { productColumns as allColumns } from './product-columns.ts';

/** What a test reaches through `window`. */
export interface Harness {
  readonly store: GridStore;
  readonly edits: GridCellEdit[];
  readonly grid: GridHandle | null;
  readonly mountMs: number;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const asked = new URLSearchParams(location.search);
const rowCount = Number(asked.get('rows') ?? 200);
const productColumns = allColumns.slice(0, Number(asked.get('cols') ?? allColumns.length));
const store = new GridStore({ keys: productColumns.map(({ key }) => key), validateRow: checkProduct });
const keys = productColumns.map(({ key }) => key);
store.batch(() => {
  for (let from = 0; from < rowCount; from += 10_000) {
    const chunk = productRows(from, Math.min(10_000, rowCount - from)).slice(0, keys.length);
    store.append(chunk);
    for (let at = 0; at < (chunk[0]?.length ?? 0); at += 1) {
      store.setIssues(
        'client',
        from + at,
        checkProduct(from + at, (key) => chunk[keys.indexOf(key)]?.[at] ?? ''),
      );
    }
  }
});

const ref = createRef<GridHandle>();
const edits: GridCellEdit[] = [];
const onCellEdit = (edit: GridCellEdit): void => void edits.push(edit);
const host = document.querySelector('#grid');
if (!host) throw new Error('the page has no place for the grid');
const start = performance.now();
createRoot(host).render(
  <StrictMode>
    <DataGrid ref={ref} store={store} columns={productColumns} texts={harnessTexts} onCellEdit={onCellEdit} />
  </StrictMode>,
);
requestAnimationFrame(() => {
  window.harness = {
    store,
    edits,
    mountMs: performance.now() - start,
    get grid() {
      return ref.current;
    },
  };
});
