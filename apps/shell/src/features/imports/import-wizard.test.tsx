// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Announcement } from './announce-import.ts';
import ImportWizard from './import-wizard.tsx';
import type { ImportWizardDialogProps } from './import-wizard-dialog.tsx';
import type { ImportDraft } from './model/drafts/import-draft.ts';

vi.mock('./import-wizard-dialog.tsx', () => ({
  default: ({ kind, file, resumed, onOtherImport, onSaved }: ImportWizardDialogProps) => (
    <>
      <p>{`${kind}, ${file?.name ?? 'no file'}, ${resumed ? 'resumed' : 'new'}`}</p>
      <button type="button" onClick={() => onOtherImport('order', new File(['a'], 'orders.csv'))}>
        other
      </button>
      <button type="button" onClick={() => onSaved({ title: 'Saved' } as Announcement)}>
        save
      </button>
    </>
  ),
}));
afterEach(cleanup);

it('starts again with the file as the other kind, whose list is then refreshed', () => {
  const onSaved = vi.fn();
  const unused = vi.fn();
  render(
    <ImportWizard
      kind="product"
      drafts={{ owner: '', store: null, offered: [], refresh: unused, discard: unused }}
      resumed={{ id: '1' } as ImportDraft}
      onClose={unused}
      onSaved={onSaved}
      onDone={unused}
      onError={unused}
    />,
  );
  expect(screen.getByText('product, no file, resumed')).toBeTruthy();
  fireEvent.click(screen.getByText('other'));
  expect(screen.getByText('order, orders.csv, new')).toBeTruthy();
  fireEvent.click(screen.getByText('save'));
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ title: 'Saved' }, 'order');
});
