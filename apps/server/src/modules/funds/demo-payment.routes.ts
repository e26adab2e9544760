import { decimalText } from '@lading/contracts/core';
import type { Payment } from '@lading/contracts/funds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unrecorded } from '../../platform/audit/audit-note.ts';
import { isVisitOnThisMachine } from '../../platform/own-machine.ts';
import { notFound } from '../../platform/request-error.ts';
import { requireSameOrigin } from '../../platform/same-origin.ts';
import type { Funds } from './funds.service.ts';

const stateText: Readonly<Record<Payment['state'], string>> = {
  PENDING: 'Waiting for your confirmation. 等待确认。',
  PAID: 'Paid. You can close this page. 已付款，可关闭此页。',
  CANCELLED: 'Canceled. 已取消。',
  REVERSED: 'Reversed. 已冲销。',
};

function page(payment: Payment): string {
  const amount = `${decimalText(payment.amount)} ${payment.amount.currency}`;
  const form =
    payment.state === 'PENDING'
      ? `<form method="post" action="/demo/payment/${payment.reference}"><button>Pay ${amount} 付款</button></form>`
      : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo payment</title><main><h1>Demo payment · 演示付款</h1>
<p>No real money moves here. 此处不涉及真实资金。</p>
<dl><dt>Reference 编号</dt><dd>${payment.reference}</dd><dt>Amount 金额</dt><dd>${amount}</dd></dl>
<p role="status">${stateText[payment.state]}</p>${form}</main></html>`;
}

/** `/demo/payment/{reference}`: stands in for a payment provider in a demo, for a browser on this machine only. */
export function demoPayment(app: FastifyInstance, funds: Funds): void {
  const find = async (request: FastifyRequest, reference: string): Promise<Payment> => {
    const found = isVisitOnThisMachine(request) ? await funds.demoPayment(reference) : undefined;
    if (!found) throw notFound();
    return found;
  };
  app.get<{ Params: { reference: string } }>('/demo/payment/:reference', async (request, reply) => {
    const payment = await find(request, request.params.reference);
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // Without a referrer at all, a browser names no origin for the form either, by which it is accepted over plain HTTP.
        .header('referrer-policy', 'same-origin')
        .send(page(payment))
    );
  });
  app.post<{ Params: { reference: string } }>('/demo/payment/:reference', async (request, reply) => {
    requireSameOrigin(request);
    const { reference } = await find(request, request.params.reference);
    await funds.operator.confirm(unrecorded, reference);
    return reply.redirect(`/demo/payment/${reference}`, 303);
  });
}
