import {
  ClipboardList,
  House,
  LineChart,
  Package,
  ScanBarcode,
  Truck,
  Wallet,
  Warehouse,
} from 'lucide-react';
import type { Menu } from './menu-entry.ts';

/** The side menu of everyone but resellers' clients (spec §2, "Side menu (main)"). */
export const mainMenu: Menu = {
  openGroups: 'one',
  entries: [
    { id: 'home', label: 'main.home', icon: House, to: 'overview' },
    {
      id: 'order',
      label: 'main.order',
      icon: ClipboardList,
      to: 'orders',
      children: [
        { id: 'vendor-order', label: 'main.vendorOrder', to: 'vendorOrders', requires: ['hasVendorOrders'] },
      ],
    },
    { id: 'shipment', label: 'main.shipment', icon: Truck, to: 'shipments', further: ['/e/#/batches'] },
    { id: 'product', label: 'main.product', icon: Package, to: 'products' },
    {
      id: 'warehouse',
      label: 'main.warehouse',
      icon: Warehouse,
      requires: ['seesWarehouses'],
      children: [
        { id: 'inbound', label: 'main.inbound', to: 'inbound', warehouse: true },
        { id: 'crossdock', label: 'main.crossdock', to: 'crossdock', warehouse: true },
        { id: 'outbound', label: 'main.outbound', to: 'outbound', warehouse: true },
        { id: 'return', label: 'main.return', to: 'return', warehouse: true, requires: ['canReturn'] },
        { id: 'inventory', label: 'main.inventory', to: 'inventory', warehouse: true },
        {
          id: 'work-order',
          label: 'main.workOrder',
          to: 'workOrder',
          warehouse: true,
          requires: ['canWorkOrder'],
        },
      ],
    },
    {
      id: 'funds',
      label: 'main.funds',
      icon: Wallet,
      children: [
        {
          id: 'my-warehouses',
          label: 'main.myWarehouses',
          to: 'myWarehouses',
          further: ['/o/#/app/funds/transactions'],
          requires: ['isOther'],
        },
        {
          id: 'my-funds',
          label: 'main.myFunds',
          to: 'myWarehouses',
          further: ['/o/#/app/funds/transactions'],
          requires: ['isProductUser'],
        },
        {
          id: 'warehouse-billing',
          label: 'main.warehouseBilling',
          to: 'warehouseBilling',
          further: ['/o/#/app/funds/invoices'],
          warehouse: true,
          requires: ['seesWarehouses'],
        },
        { id: 'postage', label: 'main.postage', to: 'postage' },
        { id: 'void-label-history', label: 'main.voidLabelHistory', to: 'voidLabelHistory' },
      ],
    },
    {
      id: 'storage-report',
      label: 'main.storageReport',
      icon: LineChart,
      to: 'storageReport',
      warehouse: true,
      requires: ['seesWarehouses'],
    },
    {
      id: 'floor',
      label: 'main.floor',
      icon: ScanBarcode,
      to: 'floor',
      requires: ['isWarehouseStaff'],
    },
  ],
};
