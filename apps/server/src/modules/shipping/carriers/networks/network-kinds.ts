import type { CarrierCapability, CarrierNetwork } from '@lading/contracts/shipping';
import type { CarrierAdapter } from '../carrier-adapter.ts';
import { easyPostCapabilities, easyPostCarrier, proveEasyPost } from '../easypost/easypost-carrier.ts';
import { proveShippo, shippoCapabilities, shippoCarrier } from '../shippo/shippo-carrier.ts';
import type { NetworkAccount } from './network-account.ts';

/** What is known of a network before an account is opened. */
interface NetworkKind {
  title: string;
  capabilities: readonly CarrierCapability[];
  /** Whether it signs what it reports; otherwise its address holds a secret. */
  signsReports: boolean;
  modeOf: (apiKey: string) => 'test' | 'live';
  open: (account: NetworkAccount) => CarrierAdapter;
  /** @throws CarrierError `unauthorized` when the key opens nothing */
  prove: (api: string, apiKey: string, signal: AbortSignal) => Promise<void>;
}

/** The networks by name. A further one is an adapter, its name in the contracts, and a row here. */
export const networkKinds: Record<CarrierNetwork, NetworkKind> = {
  easypost: {
    title: 'EasyPost',
    capabilities: easyPostCapabilities,
    signsReports: true,
    modeOf: (apiKey) => (apiKey.startsWith('EZTK') ? 'test' : 'live'),
    open: easyPostCarrier,
    prove: proveEasyPost,
  },
  shippo: {
    title: 'Shippo',
    capabilities: shippoCapabilities,
    signsReports: false,
    modeOf: (apiKey) => (apiKey.startsWith('shippo_test_') ? 'test' : 'live'),
    open: shippoCarrier,
    prove: proveShippo,
  },
};
