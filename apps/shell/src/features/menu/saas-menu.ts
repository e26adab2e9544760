import { ClipboardList, House, Package, Truck, Wallet } from 'lucide-react';
import type { Menu } from './menu-entry.ts';

/** The side menu of a reseller's client (spec §2, "SaaS menu"). */
export const saasMenu: Menu = {
  openGroups: 'one',
  entries: [
    { id: 'home', label: 'main.home', icon: House, to: 'overview' },
    { id: 'order', label: 'main.order', icon: ClipboardList, to: 'orders' },
    { id: 'shipment', label: 'main.shipment', icon: Truck, to: 'shipments', further: ['/e/#/batches'] },
    { id: 'product', label: 'main.product', icon: Package, to: 'products' },
    {
      id: 'funds',
      label: 'main.funds',
      icon: Wallet,
      children: [
        { id: 'transaction-detail', label: 'main.transactionDetail', to: 'transactionDetail' },
        { id: 'void-label-history', label: 'main.voidLabelHistory', to: 'voidLabelHistory' },
      ],
    },
  ],
};
