import { z } from 'zod';
import { outsideAddress } from './outside-address.ts';

/** Environment variables for the carrier networks: the URLs of their APIs (shipping design, "Adapter"). */
export const carrierEnvironment = {
  LADING_EASYPOST_API: outsideAddress.default('https://api.easypost.com'),
  LADING_SHIPPO_API: outsideAddress.default('https://api.goshippo.com'),
  LADING_CARRIER_QUESTIONS_PER_MINUTE: z.coerce.number().int().positive().default(600),
};

/** The configuration of carriers. */
export interface CarrierConfig {
  /** Base URLs of the carrier networks' APIs. */
  carrierApis: { easypost: string; shippo: string };
  /** Carrier requests of one organization per minute. */
  carrierQuestionsPerMinute: number;
}

/** The configuration from the environment. */
export const carrierConfig = (values: {
  LADING_EASYPOST_API: string;
  LADING_SHIPPO_API: string;
  LADING_CARRIER_QUESTIONS_PER_MINUTE: number;
}): CarrierConfig => ({
  carrierApis: { easypost: values.LADING_EASYPOST_API, shippo: values.LADING_SHIPPO_API },
  carrierQuestionsPerMinute: values.LADING_CARRIER_QUESTIONS_PER_MINUTE,
});
