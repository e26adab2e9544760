import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { outboundStatuses } from './outbound.ts';
import type { Transition } from './transitions.ts';
import { units } from './request-parts.ts';

/** The status of a wave (warehouse design, b): several orders that are picked in one round. */
export const waveStatuses = ['DRAFT', 'IN_PROGRESS', 'DONE', 'CANCELLED'] as const;
export type WaveStatus = (typeof waveStatuses)[number];

/** Floor actions on a wave. */
export const waveActs = ['start', 'pick', 'finish', 'cancel'] as const;
export type WaveAct = (typeof waveActs)[number];

/** The transition table of a wave. Orders left unpicked by a wave are picked one by one. */
export const waveTransitions: readonly Transition<WaveStatus, WaveAct>[] = [
  { act: 'start', from: ['DRAFT'], to: 'IN_PROGRESS', by: 'floor' },
  { act: 'pick', from: ['IN_PROGRESS'], to: null, by: 'floor' },
  { act: 'finish', from: ['IN_PROGRESS'], to: 'DONE', by: 'floor' },
  { act: 'cancel', from: ['DRAFT'], to: 'CANCELLED', by: 'floor' },
];

/** Ours: maximum totes per cart. */
export const mostTotes = 40;

/** A wave in the floor's list. */
export const waveRow = z.object({
  waveId: wireId,
  waveNo: z.string(),
  status: z.enum(waveStatuses),
  orders: units,
  units,
  picked: units,
  createTime: wireTime,
});
export type WaveRow = z.infer<typeof waveRow>;

/** One stop of the round: units of one product, and the totes they go into. */
export const waveStop = z.object({
  binCode: z.string(),
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  barcodes: z.array(z.string()),
  lotNo: wireText,
  quantity: z.number().int().positive(),
  totes: z.array(z.object({ tote: z.number().int(), quantity: z.number().int().positive() })),
});
export type WaveStop = z.infer<typeof waveStop>;

/** A wave in progress. */
export const wave = z.object({
  ...waveRow.shape,
  /** Orders by their tote, which counts from 1. */
  totes: z.array(
    z.object({
      tote: z.number().int(),
      outboundId: wireId,
      outboundNo: z.string(),
      clientName: z.string(),
      status: z.enum(outboundStatuses),
      units,
      picked: units,
    }),
  ),
  /** Units still to pick, in walking order. */
  stops: z.array(waveStop),
  acts: z.array(z.enum(waveActs)),
});
export type Wave = z.infer<typeof wave>;

/** How the units just picked are distributed. */
export const waveSorted = z.array(
  z.object({ tote: z.number().int(), outboundNo: z.string(), quantity: z.number().int().positive() }),
);
export type WaveSorted = z.infer<typeof waveSorted>;
