import { describe, expect, it } from 'vitest';
import * as automation from './automation/index.ts';
import type { LocalizedMessage, MessageParams } from './core/index.ts';
import * as funds from './funds/index.ts';
import * as integrations from './integrations/index.ts';
import * as orders from './orders/index.ts';
import * as services from './shipping/services/index.ts';
import * as shipping from './shipping/index.ts';
import * as warehouse from './warehouse/index.ts';

type Maker = ((params: MessageParams) => LocalizedMessage) & { code: string };
const isMaker = (value: unknown): value is Maker =>
  typeof value === 'function' && typeof (value as Partial<Maker>).code === 'string';
/** Every parameter is its own name, in brackets. */
const named = new Proxy<MessageParams>({}, { get: (_, name) => `⟦${String(name)}⟧` });

const makers = [automation, funds, integrations, orders, services, shipping, warehouse]
  .flatMap((door) => Object.values<unknown>(door))
  .flatMap((catalog) =>
    typeof catalog === 'object' && catalog !== null ? Object.values<unknown>({ ...catalog }) : [],
  )
  .filter((value) => isMaker(value));
const texts = makers.map((make) => ({ ...make(named), code: make.code }));

/** Headings, and what a person only needs to know: limits beside a service, results, waiting that takes care of itself. */
const facts = new Set(
  `adjustmentScale adjustedLessText disputeWonText disputeLostText disputeOfCredit scannedAfterVoid
   overWeight overLength overGirth domesticOnly abroadOnly fridayOnly
   holidayOnSaturday mainlandOnly codDomesticOnly outcomeUnknown outcomeNotAsked says purchaseEndedBySupport
   purchaseNotUnknown customsMissing notAbroad manifestScanned labelVoided notScanned
   tooEarly decided delivered notCovered nothingApproved approvedOf
   paidInto replyLost changeMissed changeReplyLost tooManyToday nothingToWithdraw
   paidAlready askedMail paidText refusedText nothingToReverse paymentDiffersText
   toppedUpText capBelowAmount invoiceIssued parcelSurcharge parcelLargePackage fieldDiffers numberOfStore
   addressSuggested notStaff nothingAllowed countDiffers crossdockWithoutGoods reversedAlready
   notReversible noRoute routeOff routeCountry routeShort routeNoWarehouse
   orderInWarehouse notEnoughHere photosFull nothingToPick realWarehouse
   chargedOnScan runUndone keyNotValid stillWaiting scopeNotOffered`.split(/\s+/),
);
const isFact = (code: string): boolean => {
  const name = code.split('.').at(-1)!;
  return /Title$|^notice/.test(name) || facts.has(name);
};
const acts =
  'accept|add|ask|buy|cancel|change|check|choose|clear|compare|complete|confirm|connect|contact|continue|copy|correct|create|decline|delete|dispute|do not|' +
  'define it|edit|enter|file|finish|forward them|get|give this|hand|keep|leave|mark it|move|name the|narrow|open|pay|pick them|' +
  'possible now|print|put them|record the|refuse|release|reload|remove|rename|replace|request|restore|save|scan|schedule|' +
  'select|set its|settle|ship|sign in|split|start|try|turn|undo|use|void|wait';
const saysInEnglish = new RegExp(`\\b(?:${acts}|added)\\b`, 'i');
const saysInChinese = /请|可执行|可直接|可将|示例|最多可|须/;

it('there are messages to read', () => expect(texts.length).toBeGreaterThan(200));

describe('errors of shipping, warehouses, money, orders, automation, and integrations', () => {
  it.each(texts.filter(({ code }) => !isFact(code)).map(({ code, ...text }) => [code, text] as const))(
    '%s says what to do, in both languages',
    (_code, { message, zhMessage }) => {
      expect(message).toMatch(saysInEnglish);
      expect(zhMessage).toMatch(saysInChinese);
    },
  );

  it.each(texts.map(({ code, ...text }) => [code, text] as const))(
    '%s names the same things in both languages',
    (_code, { message, zhMessage }) => {
      const [english, chinese] = [message, zhMessage].map((text) => text.match(/⟦\w+⟧/g) ?? []);
      expect(new Set(chinese)).toEqual(new Set(english));
    },
  );
});
