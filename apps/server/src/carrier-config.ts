import { z } from 'zod';
import { outsideAddress } from './outside-address.ts';

/** What the environment may say of the carrier networks: where their interfaces are (shipping design, "Adapter"). */
export const carrierEnvironment = {
  LADING_EASYPOST_API: outsideAddress.default('https://api.easypost.com'),
  LADING_SHIPPO_API: outsideAddress.default('https://api.goshippo.com'),
  LADING_CARRIER_QUESTIONS_PER_MINUTE: z.coerce.number().int().positive().default(600),
};

/** Carriers, as they are configured. */
export interface CarrierConfig {
  /** Base addresses of the interfaces of carrier networks. */
  carrierApis: { easypost: string; shippo: string };
  /** Calls of one organization in a minute that ask carriers. */
  carrierQuestionsPerMinute: number;
}

/** The configuration of what the environment says. */
export const carrierConfig = (values: {
  LADING_EASYPOST_API: string;
  LADING_SHIPPO_API: string;
  LADING_CARRIER_QUESTIONS_PER_MINUTE: number;
}): CarrierConfig => ({
  carrierApis: { easypost: values.LADING_EASYPOST_API, shippo: values.LADING_SHIPPO_API },
  carrierQuestionsPerMinute: values.LADING_CARRIER_QUESTIONS_PER_MINUTE,
});
