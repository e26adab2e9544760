export { choosePrinter, useLabelPrinter } from './label-printer.ts';
export { agentPrinters, agentTrustAddress } from './print-agent.ts';
export { PrinterLine, PrintFailed } from './print-parts.tsx';
export { sendPdf } from './print-route.ts';
export { printLabels, usePrintLabels } from './use-print-labels.ts';
