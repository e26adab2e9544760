import { ImportFault } from './import-fault.ts';

const count = (value: number) => value.toLocaleString('en-US');
const megabytes = (bytes: number) => count(Math.round(bytes / (1024 * 1024)));

const otherFileKinds = {
  pdf: ['a PDF document', 'PDF 文档'],
  picture: ['a picture', '图片'],
  archive: ['an archive', '压缩包'],
  document: ['a text document', '文本文档'],
  openDocument: ['an OpenDocument file', 'OpenDocument 文件'],
  binaryWorkbook: ['a binary workbook (.xlsb)', '二进制工作簿（.xlsb）'],
  webPage: ['a web page', '网页'],
  xml: ['an XML document', 'XML 文档'],
  json: ['a JSON document', 'JSON 文件'],
  program: ['a program', '程序'],
  binary: ['a binary file', '二进制文件'],
} as const;

/** What a file turned out to be instead of a spreadsheet that can be imported. */
export type OtherFileKind = keyof typeof otherFileKinds;

/** The texts of every refusal of a whole file, in one place: each says what is wrong and what to do about it. */
export const importFaults = {
  onlyFileType: () =>
    new ImportFault(
      'onlyFileType',
      'Only .csv, .xlsx and .xls files can be imported.',
      '只能导入 .csv、.xlsx 或 .xls 文件。',
    ),
  mislabelled: (kind: OtherFileKind) =>
    new ImportFault(
      'mislabelled',
      `Whatever its name says, this is ${otherFileKinds[kind][0]}. Open it in a spreadsheet program, save it as .xlsx and choose that file.`,
      `该文件的实际内容是${otherFileKinds[kind][1]}。请用表格软件打开并另存为 .xlsx 后再选择。`,
    ),
  encrypted: () =>
    new ImportFault(
      'encrypted',
      'The file is protected by a password. Remove the password in your spreadsheet program, save it and choose it again.',
      '文件已加密。请在表格软件中取消密码并保存后重新选择。',
    ),
  truncated: () =>
    new ImportFault(
      'truncated',
      'The file ends too early, so part of it is missing. Download or save it once more and choose it again.',
      '文件不完整，末尾部分缺失。请重新下载或保存后再选择。',
    ),
  damaged: () =>
    new ImportFault(
      'damaged',
      'The file is damaged and cannot be read. Open it in a spreadsheet program, save it as a new .xlsx and choose that file.',
      '文件已损坏，无法读取。请用表格软件打开并另存为新的 .xlsx 文件后再选择。',
    ),
  empty: () =>
    new ImportFault(
      'empty',
      'The file holds no rows. Fill it in and choose it again.',
      '文件中没有数据。请填写后重新选择。',
    ),
  noHeader: () =>
    new ImportFault(
      'noHeader',
      'No row with column headings was found. Put the names of the columns in the first row and choose the file again.',
      '未找到列标题行。请在第一行填写各列名称后重新选择文件。',
    ),
  noSheet: (name: string) =>
    new ImportFault(
      'noSheet',
      `The file has no sheet “${name}”. Choose another sheet.`,
      `文件中没有名为“${name}”的工作表。请选择其他工作表。`,
    ),
  noColumn: (heading: string) =>
    new ImportFault(
      'noColumn',
      `The file has no column “${heading}”. Go back and map the field to another column.`,
      `文件中没有“${heading}”列。请返回并重新映射该字段。`,
    ),
  tooLarge: (limit: number) =>
    new ImportFault(
      'tooLarge',
      `The file is larger than ${megabytes(limit)} MB. Split it into smaller files.`,
      `文件超过 ${megabytes(limit)} MB。请拆分为较小的文件。`,
    ),
  tooManyRows: (limit: number) =>
    new ImportFault(
      'tooManyRows',
      `The sheet has more than ${count(limit)} rows. Split it into several files.`,
      `工作表超过 ${count(limit)} 行。请拆分为多个文件。`,
    ),
  tooManyColumns: (limit: number) =>
    new ImportFault(
      'tooManyColumns',
      `The sheet has more than ${count(limit)} columns. Delete the columns that are not needed.`,
      `工作表超过 ${count(limit)} 列。请删除不需要的列。`,
    ),
  cellTooLong: (limit: number, cell: string) =>
    new ImportFault(
      'cellTooLong',
      `Cell ${cell} holds more than ${count(limit)} characters. Shorten it.`,
      `单元格 ${cell} 超过 ${count(limit)} 个字符。请缩短内容。`,
    ),
  zipBomb: (ratio: number) =>
    new ImportFault(
      'zipBomb',
      `The file unpacks to more than ${count(ratio)} times its size. Copy the rows you need into a new workbook and choose that file.`,
      `文件解压后超过原大小的 ${count(ratio)} 倍。请将需要的行复制到新的工作簿后再上传。`,
    ),
  tooComplex: () =>
    new ImportFault(
      'tooComplex',
      'Reading the file needs more memory than one import may have. Split it into smaller files.',
      '读取该文件所需的内存超出限制。请拆分为较小的文件。',
    ),
  unreadable: () =>
    new ImportFault(
      'unreadable',
      'The file has been changed or moved since it was chosen. Choose it again.',
      '文件在选择后已被修改或移动，请重新选择。',
    ),
  readerFailed: () =>
    new ImportFault(
      'readerFailed',
      'This browser could not read the file to its end. Try again; if it fails once more, split the file or save it as a new .xlsx.',
      '浏览器未能读完该文件。请重试；若仍失败，请拆分文件或另存为新的 .xlsx 文件。',
    ),
  timeout: () =>
    new ImportFault(
      'timeout',
      'Reading the file takes too long. Split it into smaller files.',
      '读取文件耗时过长。请拆分为较小的文件。',
    ),
};
