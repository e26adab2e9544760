import { claimsApi, type Claim, type ClaimState, type ClaimType } from '@lading/contracts/shipment-service';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../../platform/platform.ts';
import {
  amountOf,
  exportHandler,
  inWords,
  momentOf,
  usualColumn,
  type ExportColumn,
  type Word,
} from '../../tasks/index.ts';
import { countClaims, readClaimBatches } from './claim-page.store.ts';

const states: Readonly<Record<ClaimState, Word>> = {
  DRAFT: { en: 'Draft', zh: '草稿' },
  SUBMITTED: { en: 'Submitted', zh: '已提交' },
  IN_REVIEW: { en: 'In review', zh: '审核中' },
  NEEDS_ACTION: { en: 'Needs your reply', zh: '待您回复' },
  APPROVED: { en: 'Approved', zh: '已通过' },
  APPROVED_PARTIAL: { en: 'Partially approved', zh: '部分通过' },
  REJECTED: { en: 'Rejected', zh: '已拒绝' },
  CANCELLED: { en: 'Canceled', zh: '已取消' },
  PAID: { en: 'Paid', zh: '已赔付' },
};
const types: Readonly<Record<ClaimType, Word>> = {
  LOSS: { en: 'Lost', zh: '丢失' },
  DAMAGE: { en: 'Damaged', zh: '损坏' },
  THEFT: { en: 'Stolen', zh: '被盗' },
};

const columns: ExportColumn<Claim>[] = [
  { heading: { en: 'Claim', zh: '理赔编号' }, width: 12, value: (row) => row.claimId },
  usualColumn('shipmentNo', (row) => row.shipmentNo),
  usualColumn('orderNo', (row) => row.orderNo),
  usualColumn('carrier', (row) => row.carrierName),
  usualColumn('trackingNumber', (row) => row.trackingNumber),
  { heading: { en: 'Type', zh: '类型' }, width: 12, value: inWords(types, (row: Claim) => row.type) },
  { heading: { en: 'Status', zh: '状态' }, width: 16, value: inWords(states, (row: Claim) => row.state) },
  { heading: { en: 'Insured value', zh: '保价金额' }, width: 12, value: (row) => amountOf(row.insured) },
  { heading: { en: 'Claimed', zh: '申请金额' }, width: 12, value: (row) => amountOf(row.requested) },
  {
    heading: { en: 'Approved', zh: '批准金额' },
    width: 12,
    value: (row) => row.approved && amountOf(row.approved),
  },
  usualColumn('currency', (row) => row.requested.currency),
  { heading: { en: 'Description', zh: '情况说明' }, width: 48, value: (row) => row.description },
  { heading: { en: 'Deadline', zh: '截止时间' }, width: 20, value: (row) => momentOf(row.closesTime) },
  usualColumn('created', (row) => momentOf(row.createTime)),
  { heading: { en: 'Submitted', zh: '提交时间' }, width: 20, value: (row) => momentOf(row.submitTime) },
  { heading: { en: 'Decided', zh: '决定时间' }, width: 20, value: (row) => momentOf(row.decideTime) },
  { heading: { en: 'Paid', zh: '赔付时间' }, width: 20, value: (row) => momentOf(row.payTime) },
];

/** The export of the list of claims (decision D7). */
export const claimExport = (platform: Platform) =>
  exportHandler(platform, claimsApi.calls.exportClaims, {
    taskType: taskType.claimExport,
    module: 'CLAIM',
    title: { en: 'Insurance claims', zh: '保险理赔' },
    count: countClaims,
    rows: readClaimBatches,
    columns,
  });
