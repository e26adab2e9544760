/** How a computer prints labels (sub-applications `/b` and `/e`). */
const shippingPrinting = {
  title: 'Label printing on this computer',
  text: 'How labels are printed from the label panel, batches, and the shipment list. Saved on this computer only.',
  way: 'Print labels with',
  ways: {
    browser: {
      label: 'Browser',
      text: 'Opens the print dialog of the browser with pages of the exact size.',
    },
    file: { label: 'File', text: 'Saves a file to print from another program or computer.' },
    agent: {
      label: 'Zebra Browser Print',
      text: 'Sends ZPL to a label printer without a dialog. Zebra Browser Print must be running on this computer.',
    },
  },
  papers: 'Paper',
  paper: { LABEL_4X6: '4 × 6 in labels', LETTER: 'Letter, 2 per sheet', A4: 'A4, 2 per sheet' },
  format: 'File format',
  dpi: 'Printer resolution',
  dpis: { '203': '203 dpi', '300': '300 dpi' },
  printer: 'Printer',
  noPrinter: 'Not chosen',
  find: 'Find printers',
  found_one: '1 printer found',
  found_other: '{{count, number}} printers found',
  noneFound:
    'Zebra Browser Print is running but finds no printer. Check that the printer is on and connected.',
  trust: 'Open its address once and allow its certificate',
  card: {
    title: 'Test card',
    text: 'Print it and measure the lines with a ruler: they must be 3 in and 7.5 cm long. If they are shorter, choose 100% or “Actual size” in the print dialog.',
    act: 'Print test card',
    failed: 'The test card could not be printed',
  },
  findFailed: 'The printers could not be listed',
  change: 'Change printer',
  line: {
    browser: 'Browser print dialog, {{paper}}.',
    file: 'Saved as PDF, {{paper}}.',
    zpl: 'Saved as ZPL, {{dpi}} dpi.',
    agent: 'Printer {{name}}, {{dpi}} dpi.',
    noPrinter: 'No printer is chosen.',
  },
} as const;

export default shippingPrinting;
