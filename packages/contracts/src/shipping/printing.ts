import { z } from 'zod';
import { defineMessages } from '../core/localized-message.ts';

/** Label paper: single labels, or half-sheet label stock with two labels per sheet. */
export const labelPapers = ['LABEL_4X6', 'LETTER', 'A4'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** Resolutions of label printers, in dots per inch. */
export const labelDpis = ['203', '300'] as const;
export type LabelDpi = (typeof labelDpis)[number];

/** The print format of labels: PDF on a paper, or ZPL for a printer resolution; ZPL is always 4 × 6 inches. */
export const labelPrint = z.object({
  format: z.enum(['pdf', 'zpl']),
  paper: z.enum(labelPapers).default('LABEL_4X6'),
  dpi: z.enum(labelDpis).default('203'),
});
export type LabelPrint = z.infer<typeof labelPrint>;

/** How a computer prints labels: with the browser's print dialog, as a saved file, or with Zebra Browser Print, which must run on it. */
export const printWays = ['browser', 'file', 'agent'] as const;
export type PrintWay = (typeof printWays)[number];

/** A printer as listed by Zebra Browser Print; all fields are sent back to it with each print job. */
export const agentPrinter = z.looseObject({ uid: z.string().min(1), name: z.string() });
export type AgentPrinter = z.infer<typeof agentPrinter>;

/** How one computer prints labels (shipping design, "Printing"). Stored on that computer, not sent to the server. */
export const labelPrinter = z.object({
  way: z.enum(printWays),
  /** For PDFs. */
  paper: z.enum(labelPapers),
  /** For saved files. */
  format: labelPrint.shape.format,
  /** For ZPL. */
  dpi: z.enum(labelDpis),
  /** One of the agent's printers; null: none is chosen yet. */
  printer: agentPrinter.nullable(),
});
export type LabelPrinter = z.infer<typeof labelPrinter>;

/** Why a computer did not print. The server is not involved. */
export const printMessages = defineMessages('printing', {
  agentAbsent: {
    en: 'Zebra Browser Print does not answer on this computer. Start it and allow this site when asked, or print from the browser.',
    zh: '本机的 Zebra Browser Print 没有响应。请启动该程序并允许本网站，或改用浏览器打印。',
  },
  noPrinter: {
    en: 'No label printer is chosen on this computer. Choose one in the default settings.',
    zh: '本机尚未选择面单打印机，请在默认设置中选择。',
  },
  printerGone: {
    en: 'Zebra Browser Print does not find the printer {name}, so nothing was printed. Check that it is on and connected, then print again.',
    zh: 'Zebra Browser Print 未找到打印机 {name}，尚未打印。请检查打印机是否开机并已连接，然后重新打印。',
  },
  printerRefused: {
    en: 'The printer did not accept the labels. Check that it is on and has paper, then print again.',
    zh: '打印机未接收面单。请检查打印机是否开机、是否有纸，然后重新打印。',
  },
});
