import { outsideAddress } from './outside-address.ts';

/** What the environment may say of the carrier networks: where their interfaces are (shipping design, "Adapter"). */
export const carrierEnvironment = {
  LADING_EASYPOST_API: outsideAddress.default('https://api.easypost.com'),
  LADING_SHIPPO_API: outsideAddress.default('https://api.goshippo.com'),
};
