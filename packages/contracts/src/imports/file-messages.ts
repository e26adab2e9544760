import { defineMessages } from '../core/localized-message.ts';

/** What a file can turn out to be despite the extension of a spreadsheet, as named in `mislabelled`. */
export const otherFileKinds = {
  pdf: { en: 'a PDF document', zh: 'PDF 文档' },
  picture: { en: 'a picture', zh: '图片' },
  archive: { en: 'an archive', zh: '压缩包' },
  document: { en: 'a text document', zh: '文本文档' },
  openDocument: { en: 'an OpenDocument file', zh: 'OpenDocument 文件' },
  webPage: { en: 'a web page', zh: '网页' },
  xml: { en: 'an XML document', zh: 'XML 文档' },
  json: { en: 'a JSON document', zh: 'JSON 文档' },
  sylk: { en: 'a SYLK spreadsheet', zh: 'SYLK 表格' },
  dif: { en: 'a DIF spreadsheet', zh: 'DIF 表格' },
  fixedWidth: { en: 'text in columns of fixed width', zh: '按固定宽度对齐的文本' },
  program: { en: 'a program', zh: '程序' },
  binary: { en: 'a binary file', zh: '二进制文件' },
} as const;
/** See {@link otherFileKinds}. */
export type OtherFileKind = keyof typeof otherFileKinds;

/** Why an entire file is refused (decision D8); each text says what to do about it. */
export const fileMessages = defineMessages('file', {
  onlyFileType: {
    en: 'Only .csv, .xlsx, and .xls files can be imported.',
    zh: '只能导入 .csv、.xlsx 或 .xls 文件。',
  },
  tabText: {
    en: 'This is tab-separated text. Rename it to .csv and choose it again.',
    zh: '这是制表符分隔的文本。请将文件改名为 .csv 后重新选择。',
  },
  plainText: {
    en: 'This is a text file, such as tab-separated text. Rename it to .csv and choose it again.',
    zh: '这是文本文件（例如制表符分隔的文本）。请将文件改名为 .csv 后重新选择。',
  },
  savedOtherwise: {
    en: 'This is {kind}. Save it as .xlsx and choose that file.',
    zh: '文件类型：{kind}。请另存为 .xlsx 后再选择。',
  },
  packed: {
    en: 'This is an archive. Unpack it and choose the file inside.',
    zh: '这是压缩包。请解压后选择其中的文件。',
  },
  renamed: {
    en: 'This file has an extra ending. Rename it to “{name}” and choose it again.',
    zh: '该文件的名称多了后缀。请改名为“{name}”后重新选择。',
  },
  mislabelled: {
    en: 'Despite its name, this file is {kind}. Open it in a spreadsheet program, save it as .xlsx, and choose that file.',
    zh: '该文件的实际内容：{kind}。请用表格软件打开并另存为 .xlsx 后再选择。',
  },
  encrypted: {
    en: 'The file is protected by a password. Remove the password in your spreadsheet program, save the file, and choose it again.',
    zh: '文件已加密。请在表格软件中取消密码并保存后重新选择。',
  },
  truncated: {
    en: 'The end of the file is missing. Download or save it again, then choose it again.',
    zh: '文件不完整，末尾部分缺失。请重新下载或保存后再选择。',
  },
  damaged: {
    en: 'The file is damaged and cannot be read. Open it in a spreadsheet program, save it as a new .xlsx, and choose that file.',
    zh: '文件已损坏，无法读取。请用表格软件打开并另存为新的 .xlsx 文件后再选择。',
  },
  empty: {
    en: 'The file has no rows. Fill it in and choose it again.',
    zh: '文件中没有数据。请填写后重新选择。',
  },
  noHeader: {
    en: 'Row {row} is empty. Choose another row for the column headings.',
    zh: '第 {row} 行没有内容。请选择其他行作为标题行。',
  },
  hiddenSheets: {
    en: 'Every sheet of this workbook is hidden. Show the one to import in a spreadsheet program, save the file, and choose it again.',
    zh: '该工作簿的所有工作表均已隐藏。请在表格软件中取消隐藏要导入的工作表，保存后重新选择文件。',
  },
  noSheet: {
    en: 'The file has no sheet “{sheet}”. Choose another sheet.',
    zh: '文件中没有名为“{sheet}”的工作表。请选择其他工作表。',
  },
  uploadsFull: {
    en: 'Your organization has reached its daily upload limit of {megabytes} MB. Files are removed a day after their upload. Try again later, or import a smaller file.',
    zh: '贵组织一天内上传的文件已达上限（{megabytes} MB）。文件上传一天后会自动删除，请稍后再试，或导入较小的文件。',
  },
  noColumn: {
    en: 'The file has no column “{column}”. Go back and choose another column for the field.',
    zh: '文件中没有“{column}”列。请返回并为该字段选择其他列。',
  },
  tooLarge: {
    en: 'The file is larger than {megabytes, number} MB. Split it into smaller files.',
    zh: '文件超过 {megabytes, number} MB。请拆分为较小的文件。',
  },
  tooManyRows: {
    en: 'The sheet has more than {most, number} rows. Split it into several files.',
    zh: '工作表超过 {most, number} 行。请拆分为多个文件。',
  },
  tooManyColumns: {
    en: 'The sheet has more than {most, number} columns. Delete the columns you do not need.',
    zh: '工作表超过 {most, number} 列。请删除不需要的列。',
  },
  tooManyCells: {
    en: 'The sheet has more than {most, number} cells. Delete the columns you do not need.',
    zh: '工作表超过 {most, number} 个单元格。请删除不需要的列。',
  },
  rowTooLong: {
    en: 'A row or text in the file has more than {most, number} characters. Delete the longest texts and choose the file again.',
    zh: '文件中某一行或某段文本超过 {most, number} 个字符。请删除过长的内容后重新选择。',
  },
  zipBomb: {
    en: 'The file unpacks to more than {ratio, number} times its size. Copy the rows you need into a new workbook and choose that file.',
    zh: '文件解压后超过原大小的 {ratio, number} 倍。请将需要的行复制到新的工作簿后再上传。',
  },
  tooComplex: {
    en: 'Reading the file takes more memory than one import can use. Split it into smaller files.',
    zh: '读取该文件所需的内存超出限制。请拆分为较小的文件。',
  },
  unreadable: {
    en: 'The file has been changed or moved since it was chosen. Choose it again.',
    zh: '文件在选择后已被修改或移动，请重新选择。',
  },
  readerFailed: {
    en: 'This browser could not finish reading the file. Try again. If it fails again, split the file or save it as a new .xlsx.',
    zh: '浏览器未能读完该文件。请重试；若仍失败，请拆分文件或另存为新的 .xlsx 文件。',
  },
  timeout: {
    en: 'Reading the file takes longer than {seconds, number} seconds. Split it into smaller files.',
    zh: '读取文件超过 {seconds, number} 秒。请拆分为较小的文件。',
  },
});
