import { addressBookApi, addressImport, type BookEntry } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import { exportHandler, type ExportColumn } from '../tasks/index.ts';
import { countAddresses, readAddressBatches } from './address-book.store.ts';

/** The headings of the import, so that a file can be changed and imported again. */
const columns: ExportColumn<BookEntry>[] = addressImport.fields.map(({ key, label }) => ({
  heading: label,
  width: key === 'addressLine1' ? 36 : 20,
  value: ({ address }) => address[key],
}));

/** The export of the address book (decision D7). */
export const addressExport = (platform: Platform) =>
  exportHandler(platform, addressBookApi.calls.exportAddresses, {
    taskType: taskType.addressExport,
    module: 'ADDRESS',
    title: { en: 'Address book', zh: '地址簿' },
    count: countAddresses,
    rows: readAddressBatches,
    columns,
  });
