import type { Quote } from '@lading/contracts/shipping';
import type { ColumnType, Generated } from 'kysely';
import type { CarrierRequest } from './carriers/carrier-adapter.ts';

/** The carriers' answers stored with a quote. */
export type KeptRates = Pick<Quote, 'rates' | 'ineligible' | 'messages'>;

declare module '../../platform/tables.ts' {
  interface Tables {
    rate_quote: {
      quote_id: Generated<string>;
      org_id: Generated<string>;
      order_id: string | null;
      order_version: ColumnType<number | null, number | null | undefined, never>;
      return_of: ColumnType<string | null, string | null | undefined, never>;
      relabel_of: ColumnType<string | null, string | null | undefined, never>;
      relabeled_packages: ColumnType<number[] | null, number[] | null | undefined, never>;
      request: ColumnType<CarrierRequest, string, never>;
      rates: ColumnType<KeptRates, string, never>;
      expires_at: Date;
      created_at: Date;
    };
  }
}
