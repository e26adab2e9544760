import type { CarrierCapability, CarrierNetwork } from '@lading/contracts/shipping';
import type { CarrierAdapter } from '../carrier-adapter.ts';
import { easyPostCapabilities, easyPostCarrier, proveEasyPost } from '../easypost/easypost-carrier.ts';
import { proveShippo, shippoCapabilities, shippoCarrier } from '../shippo/shippo-carrier.ts';
import type { NetworkAccount } from './network-account.ts';

/** Properties of a network that need no account. */
interface NetworkKind {
  title: string;
  capabilities: readonly CarrierCapability[];
  /** Whether it signs its reports; otherwise the report URL contains a secret. */
  signsReports: boolean;
  /** Whether it signs them on request, with a secret that it issues. */
  issuesReportSecret: boolean;
  modeOf: (apiKey: string) => 'test' | 'live';
  open: (account: NetworkAccount) => CarrierAdapter;
  /** @throws CarrierError `unauthorized` when the key is invalid */
  prove: (api: string, apiKey: string, signal: AbortSignal) => Promise<void>;
}

/** The networks by name. To add one, write an adapter, add its name to the contracts, and a row here. */
export const networkKinds: Record<CarrierNetwork, NetworkKind> = {
  easypost: {
    title: 'EasyPost',
    capabilities: easyPostCapabilities,
    signsReports: true,
    issuesReportSecret: false,
    modeOf: (apiKey) => (apiKey.startsWith('EZTK') ? 'test' : 'live'),
    open: easyPostCarrier,
    prove: proveEasyPost,
  },
  shippo: {
    title: 'Shippo',
    capabilities: shippoCapabilities,
    signsReports: false,
    issuesReportSecret: true,
    modeOf: (apiKey) => (apiKey.startsWith('shippo_test_') ? 'test' : 'live'),
    open: shippoCarrier,
    prove: proveShippo,
  },
};
