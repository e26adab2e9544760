import { BookUser, Plug, Send, Settings2, ShieldCheck, Truck, UserRound } from 'lucide-react';
import type { Menu } from './menu-entry.ts';

/** The settings menu, shown only on the pages of its own entries (spec §2). */
export const settingsMenu: Menu = {
  openGroups: 'several',
  entries: [
    {
      id: 'account',
      label: 'settings.account',
      icon: UserRound,
      children: [
        { id: 'profile', label: 'settings.profile', to: 'profile' },
        { id: 'api', label: 'settings.api', to: 'apiSetting' },
        { id: 'verification', label: 'settings.verification', to: 'verification', requires: ['isNotSaas'] },
      ],
    },
    { id: 'address-book', label: 'settings.addressBook', icon: BookUser, to: 'addressBook' },
    {
      id: 'settings',
      label: 'settings.settings',
      icon: Settings2,
      children: [
        { id: 'defaults', label: 'settings.defaults', to: 'defaultSettings' },
        { id: 'automation', label: 'settings.automation', to: 'orderAutomation' },
      ],
    },
    { id: 'channels', label: 'settings.channels', icon: Plug, to: 'sellingChannels' },
    { id: 'carriers', label: 'settings.carriers', icon: Truck, to: 'carrierAccounts' },
    {
      id: 'temu',
      label: 'settings.temu',
      icon: ShieldCheck,
      to: 'temuAuthorization',
      requires: ['hasTemuOrganization'],
    },
    {
      id: 'shipment-service',
      label: 'settings.shipmentService',
      icon: Send,
      // Spec §6, decision D14.
      requires: ['isVerified'],
      children: [
        { id: 'address-change', label: 'settings.addressChange', to: 'addressChange' },
        { id: 'insurance-claim', label: 'settings.insuranceClaim', to: 'insuranceClaim' },
        { id: 'eei-history', label: 'settings.eeiHistory', to: 'eeiHistory' },
        { id: 'pickups', label: 'settings.pickups', to: 'pickups' },
      ],
    },
  ],
};
