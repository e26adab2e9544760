import { addressLines } from '@lading/contracts/core';
import { manifestsApi, type ManifestState } from '@lading/contracts/shipment-service';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../../platform/platform.ts';
import {
  exportHandler,
  inWords,
  messageIn,
  usualColumn,
  type ExportColumn,
  type Word,
} from '../../tasks/index.ts';
import { countManifests, readManifestBatches } from './manifest-page.store.ts';
import type { ManifestRow } from './manifest.store.ts';

const states: Readonly<Record<ManifestState, Word>> = {
  CREATING: { en: 'Being created', zh: '生成中' },
  CREATED: { en: 'Created', zh: '已生成' },
  FAILED: { en: 'Failed', zh: '失败' },
};

const columns: ExportColumn<ManifestRow>[] = [
  { heading: { en: 'Number', zh: '单号' }, width: 24, value: (row) => row.number ?? row.manifest_id },
  {
    heading: { en: 'Status', zh: '状态' },
    width: 14,
    value: inWords(states, (row: ManifestRow) => row.state),
  },
  usualColumn('carrier', (row) => row.carrier_name),
  { heading: { en: 'Ship date', zh: '发货日期' }, width: 14, value: (row) => row.ship_date },
  {
    heading: { en: 'Origin', zh: '发件地' },
    width: 48,
    value: ({ origin }) => addressLines(origin, origin.countryCode ?? '').join(', '),
  },
  { heading: { en: 'Shipments', zh: '发货单' }, width: 10, value: (row) => row.shipments },
  { heading: { en: 'Packages', zh: '包裹数' }, width: 10, value: (row) => row.packages },
  usualColumn('created', (row) => row.created_at),
  {
    heading: { en: 'Message', zh: '说明' },
    width: 48,
    value: (row, language) => messageIn(row.message, language),
  },
];

/** The export of the list of manifests (decision D7). */
export const manifestExport = (platform: Platform) =>
  exportHandler(platform, manifestsApi.calls.exportManifests, {
    taskType: taskType.manifestExport,
    module: 'MANIFEST',
    title: { en: 'Manifests', zh: '交接单' },
    count: countManifests,
    rows: readManifestBatches,
    columns,
  });
