import { orderActsApi } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { orderWriter, written } from './testing/hand-written.ts';

const { timeline } = orderActsApi.calls;
const { server, seller } = await twoOrganizations();
const { create, detail, edit } = orderWriter(server, seller);

describe('insurance, cash on delivery and batteries of an order', () => {
  const care = { insuranceDeclared: 250, codAmount: 79.5, lithium: 'Yes' };
  const careOf = async (orderId: string) => {
    const { insuranceDeclared, isCod, codAmount, lithium } = await detail(orderId);
    return { insuranceDeclared, isCod, codAmount, lithium };
  };

  it('are written with the order, changed by an explicit edit, and removed', async () => {
    const { orderId } = await dataOf(create({ ...written, ...care }));
    expect(await careOf(orderId)).toEqual({ ...care, isCod: true });
    await dataOf(edit(await detail(orderId), { insuranceDeclared: 300, codAmount: null, lithium: 'No' }));
    expect(await careOf(orderId)).toEqual({
      insuranceDeclared: 300,
      isCod: false,
      codAmount: null,
      lithium: 'No',
    });
    const [edited] = await dataOf(server.call(timeline, { params: { orderId } }, seller));
    expect(edited).toMatchObject({
      kind: 'edited',
      detail: { fields: ['insuranceDeclared', 'codAmount', 'lithium'] },
    });
  });

  it('are kept by an edit, and included in a copy, that omits them', async () => {
    const { orderId } = await dataOf(create({ ...written, ...care }));
    await dataOf(edit(await detail(orderId), { reference: 'PO-8' }));
    expect(await careOf(orderId)).toEqual({ ...care, isCod: true });
    const copy = await dataOf(create({ ...written, copyOf: orderId }));
    expect(await careOf(copy.orderId)).toEqual({ ...care, isCod: true });
    const other = await dataOf(
      create({ ...written, copyOf: orderId, insuranceDeclared: 10, codAmount: null }),
    );
    expect(await careOf(other.orderId)).toMatchObject({
      insuranceDeclared: 10,
      codAmount: null,
      lithium: 'Yes',
    });
  });

  it('are empty in a copy that has them empty, and the customs details too', async () => {
    const customs = { contents: 'GIFT' as const };
    const { orderId } = await dataOf(create({ ...written, ...care, customs }));
    const omitting = await dataOf(create({ ...written, copyOf: orderId }));
    expect((await detail(omitting.orderId)).customs).toMatchObject(customs);
    const empty = { insuranceDeclared: null, customs: null };
    const copy = await dataOf(create({ ...written, copyOf: orderId, ...empty }));
    expect(await detail(copy.orderId)).toMatchObject(empty);
  });

  it('distinguish an order that is not insured from one without a choice', async () => {
    const { orderId } = await dataOf(create({ ...written, insuranceDeclared: 0 }));
    expect((await careOf(orderId)).insuranceDeclared).toBe(0);
    await dataOf(edit(await detail(orderId), { insuranceDeclared: null }));
    expect((await careOf(orderId)).insuranceDeclared).toBeNull();
    await dataOf(edit(await detail(orderId), { insuranceDeclared: 0 }));
    expect((await careOf(orderId)).insuranceDeclared).toBe(0);
  });

  it('are reported to a second editor', async () => {
    const { orderId } = await dataOf(create({ ...written, ...care }));
    const opened = await detail(orderId);
    await dataOf(edit(opened, { codAmount: 80 }));
    expect(await edit(opened, { codAmount: 90 })).toMatchObject({
      code: 409,
      errors: [{ fieldName: 'codAmount', params: { theirs: '80', yours: '90' } }],
    });
  });

  it('are refused when they are not valid amounts or choices', async () => {
    for (const wrong of [{ codAmount: -1 }, { insuranceDeclared: -0.01 }, { lithium: 'Some' }])
      expect(await create({ ...written, ...wrong })).toMatchObject({ code: 400 });
  });
});
