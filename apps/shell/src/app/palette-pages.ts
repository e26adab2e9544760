import type { Texts } from '@lading/i18n/namespaces';
import {
  ArrowLeftRight,
  ChartNoAxesColumn,
  ClipboardList,
  FileStack,
  History,
  PackageSearch,
  ReceiptText,
  Scale,
  Split,
  Ticket,
  type LucideIcon,
} from 'lucide-react';
import { taskListPath } from '../features/tasks/index.ts';
import type { Fact } from '../platform/user-access.ts';

interface PalettePage {
  id: keyof Texts['shellPalette']['page'];
  Icon: LucideIcon;
  to: string;
  /** Who may open it (spec §6). */
  requires?: Fact | 'isOwner';
}

/**
 * Pages that are in no menu: people reach them from another page, or find them here. Separate from `destinations`, since nothing
 * else links to them.
 */
export const palettePages: readonly PalettePage[] = [
  { id: 'tasks', Icon: FileStack, to: taskListPath },
  { id: 'batches', Icon: Ticket, to: '/e/#/batches' },
  { id: 'statements', Icon: ChartNoAxesColumn, to: '/e/#/postage/statements', requires: 'isNotSaas' },
  { id: 'adjustments', Icon: Scale, to: '/e/#/postage/adjustments', requires: 'isNotSaas' },
  { id: 'manifests', Icon: ClipboardList, to: '/b/#/settings/pickups/manifests', requires: 'isVerified' },
  {
    id: 'discrepancies',
    Icon: PackageSearch,
    to: '/o/#/app/inbound/discrepancies',
    requires: 'seesWarehouses',
  },
  { id: 'routing', Icon: Split, to: '/o/#/app/outbound/routing', requires: 'seesWarehouses' },
  { id: 'invoices', Icon: ReceiptText, to: '/o/#/app/funds/invoices', requires: 'seesWarehouses' },
  { id: 'transactions', Icon: ArrowLeftRight, to: '/o/#/app/funds/transactions', requires: 'seesWarehouses' },
  { id: 'audit', Icon: History, to: '/b/#/settings/profile/audit', requires: 'isOwner' },
];
