import { defineMessages } from '../core/localized-message.ts';

/** Errors of a mapping, a cell or a row of an import (spec §5), and notes on how the file was read. */
export const importMessages = defineMessages('imports', {
  required: { en: '{field} is required.', zh: '{field}为必填项。' },
  spreadsheetError: {
    en: '“{value}” is a spreadsheet error. Enter the {field} or clear the cell.',
    zh: '“{value}”是表格错误值。请填写{field}或清空单元格。',
  },
  noResult: {
    en: 'This cell contains a formula without a result. Enter the {field}, or save the file in a spreadsheet program and choose it again.',
    zh: '此处为公式，文件中没有计算结果。请填写{field}，或用表格软件打开并保存后重新选择文件。',
  },
  tooLong: {
    en: '{field} is longer than {most} characters.',
    zh: '{field}不能超过 {most} 个字符。',
  },
  notNumber: { en: '{field} must be a number.', zh: '{field}必须为数字。' },
  severalSides: {
    en: '{field} must be one number. A whole size needs three sides, like 10 x 8 x 9 in.',
    zh: '{field}必须为一个数字；完整尺寸须写明三边，如 10 x 8 x 9 in。',
  },
  zero: { en: '{field} cannot be 0.', zh: '{field}不能为 0。' },
  tooSmall: { en: '{field} cannot be less than {least}.', zh: '{field}不能小于 {least}。' },
  tooLarge: { en: '{field} cannot be more than {most}.', zh: '{field}不能大于 {most}。' },
  notWhole: { en: '{field} must be a whole number.', zh: '{field}必须为整数。' },
  tooPrecise: {
    en: '{field} can have at most {decimals} decimal places.',
    zh: '{field}最多保留 {decimals} 位小数。',
  },
  notChoice: { en: '“{value}” is not an option for {field}.', zh: '“{value}”不是{field}的可选值。' },
  notDateTime: {
    en: '{field} must be a date and time like 2026-11-21 09:30:00.',
    zh: '{field}必须为日期时间，如 2026-11-21 09:30:00。',
  },
  notDay: {
    en: '{field} must be a date like 2026-11-21.',
    zh: '{field}必须为日期，如 2026-11-21。',
  },
  notLettersDigits: {
    en: '{field} can have only letters and digits.',
    zh: '{field}只能包含字母和数字。',
  },
  noDigitOrLetter: {
    en: '{field} must contain digits or letters.',
    zh: '{field}必须包含数字或字母。',
  },
  wrongLength: {
    en: '{field} must have exactly {length} characters.',
    zh: '{field}必须为 {length} 个字符。',
  },
  notEmail: { en: '{field} is not an email address.', zh: '{field}不是有效的邮箱地址。' },
  duplicate: {
    en: '{field} “{value}” appears more than once in the file: also in row {rows}.',
    zh: '{field}“{value}”在文件中重复，另见行号：{rows}。',
  },
  tooManyMembers: {
    en: '“{record}” has {count, number} rows here. At most {most, number} fit into one; remove some, or make several of it.',
    zh: '“{record}”共有 {count, number} 行，最多 {most, number} 行。请删除多余的行，或拆分为多条。',
  },
  nearDuplicate: {
    en: '{field} “{value}” differs from the one in row {rows} only in case, width, spaces, or characters that look alike. Check whether they are the same.',
    zh: '{field}“{value}”与其他行仅大小写、全半角、空格或相似字符不同，请核对是否为同一个，另见行号：{rows}。',
  },
  heldBack: {
    en: '“{order}” is imported as a whole, and there are errors in row {rows}.',
    zh: '“{order}”须整单导入，以下行有错误：{rows}。',
  },
  columnRequired: {
    en: '{field} is required. Choose its column, or one value for every row.',
    zh: '{field}为必填项，请选择对应的列，或为所有行填写同一个值。',
  },
  columnMissing: { en: 'The file has no column “{column}”.', zh: '文件中没有“{column}”列。' },
  columnUsedTwice: { en: 'Column “{column}” is used more than once.', zh: '“{column}”列被重复使用。' },
  scientific: {
    en: 'The spreadsheet shows this number in scientific notation; its last digits may be lost. Check it.',
    zh: '表格已将该数字转为科学计数法，末尾数字可能丢失，请核对。',
  },
  longNumber: {
    en: 'Spreadsheets keep only 15 digits of a number; the rest may be lost. Check it.',
    zh: '表格中的数字最多保留 15 位，其余位数可能丢失，请核对。',
  },
  unclosedQuote: {
    en: 'A quotation mark is not closed here, so cells may have been merged. Check it.',
    zh: '此处引号未闭合，单元格内容可能混在一起，请核对。',
  },
  formulaZero: {
    en: 'This cell contains a formula whose saved result is 0. Programs that do not calculate save 0. Check it, or save the file in a spreadsheet program and choose it again.',
    zh: '此处为公式，文件中保存的结果为 0，可能并未实际计算。请核对，或用表格软件打开并保存后重新选择文件。',
  },
  surplusCells: {
    en: 'This row has text beyond the last heading, so its cells may be in the wrong columns. Check the row.',
    zh: '此行在最后一个标题之后还有内容，单元格可能错位，请核对整行。',
  },
  totalRow: {
    en: 'This row seems to contain only totals. If you do not want to import it, delete it or clear its cells.',
    zh: '此行似乎只是合计。如无需导入，请删除或清空此行。',
  },
  headingRow: {
    en: 'This row does not seem to be a record: it repeats or explains the headings, or belongs to a printed page. If you do not want to import it, delete it or clear its cells.',
    zh: '此行似乎不是数据，而是重复的表头、说明文字或页眉页脚。如无需导入，请删除或清空此行。',
  },
  sectionRow: {
    en: 'This row does not seem to be a record: it names the group of the rows below it. If you do not want to import it, delete it or clear its cells.',
    zh: '此行似乎不是数据，而是下方各行的分组名称。如无需导入，请删除或清空此行。',
  },
  otherTable: {
    en: 'This row seems to belong to another table in the same sheet. If you do not want to import it, delete it or clear its cells.',
    zh: '此行似乎属于同一工作表中的另一张表格。如无需导入，请删除或清空此行。',
  },
  dittoMark: {
    en: 'This seems to stand for the text in the row above. Check it.',
    zh: '此处似乎表示与上一行相同，请核对。',
  },
  otherRecord: {
    en: 'This row has no number, so it is added to the record above, but this cell differs from it. If the row is a separate record, enter its number.',
    zh: '此行没有编号，将并入上一条记录，但此处内容与上一条不同。如为单独的记录，请填写编号。',
  },
  unitConflict: {
    en: 'The file contradicts itself about this measure, for example in its heading and its unit column. Choose the right one.',
    zh: '文件对该尺寸或重量的描述不一致（例如标题与单位列不同），请选择正确的一个。',
  },
  unitMissing: {
    en: 'This row has measures but no unit, while other rows of the file name one. Check it.',
    zh: '此行有尺寸或重量但没有单位，而文件的其他行有单位。请核对。',
  },
  dateCode: {
    en: 'A date is where a code is expected: the spreadsheet may have changed the code. Check it.',
    zh: '此处应为编码却是日期，编码可能已被表格自动转换，请核对。',
  },
  codeSeparators: {
    en: 'The commas or blanks in this code may not belong to it. Check it.',
    zh: '该编码中的逗号或空格可能不属于编码，请核对。',
  },
  lostZero: {
    en: 'The spreadsheet may have dropped the leading 0 of this code. Check it.',
    zh: '该编码开头的 0 可能已被表格去掉，请核对。',
  },
  unknownState: {
    en: 'This is not a state of the United States. Check it.',
    zh: '这不是美国的州，请核对。',
  },
  zipDigits: {
    en: 'A ZIP code of the United States has five digits, or nine. Check it.',
    zh: '美国邮编为 5 位或 9 位数字，请核对。',
  },
  foreignMoney: {
    en: 'The heading, the number format, or a currency column of the file names another currency, but amounts are imported as US dollars, without conversion. Check the amount.',
    zh: '文件的标题、数字格式或币种列标明了其他币种，而金额一律按美元导入，不作换算。请核对金额。',
  },
  lostCharacter: {
    en: 'A character of this text could not be read. Check it.',
    zh: '此文本中有一个字符无法读取，请核对。',
  },
  garbledText: {
    en: 'This text was once read in the wrong encoding. Check it.',
    zh: '此文本曾以错误的编码读取，部分字符已变为乱码，请核对。',
  },
  maskedText: {
    en: 'A part of this text is hidden, as marketplaces do with personal data. Enter the whole text, or export the file again with it.',
    zh: '此文本有一部分被隐藏（平台对个人信息作了脱敏）。请填写完整内容，或重新导出未脱敏的文件。',
  },
  mappingTooLarge: {
    en: 'A mapping has at most {most} fields.',
    zh: '字段映射最多包含 {most} 个字段。',
  },
  noRows: { en: 'There are no rows to import.', zh: '没有可导入的行。' },
  templateGone: {
    en: 'This template no longer exists. Choose another one.',
    zh: '该模板已不存在，请选择其他模板。',
  },
  tooManyTemplates: {
    en: 'Your organization already has {kept} templates. Delete one you no longer use, then save again.',
    zh: '贵组织已有 {kept} 个模板，请删除不再使用的模板后重新保存。',
  },
  templateNameTaken: {
    en: 'A template named “{name}” already exists. Choose another name.',
    zh: '已有名为“{name}”的模板，请换一个名称。',
  },
  uploadGone: {
    en: 'The uploaded file is no longer available. Choose it again.',
    zh: '已上传的文件已失效，请重新选择文件。',
  },
  importTooLarge: {
    en: 'There are too many rows for one import. Nothing was imported. Split the file into smaller ones.',
    zh: '数据量超出单次导入的上限，未导入任何数据。请拆分为较小的文件。',
  },
  leftOutTooLarge: {
    en: 'The skipped rows take more than {megabytes} MB. Download them instead.',
    zh: '跳过的行超过 {megabytes} MB，请改为直接下载。',
  },
  keptRowsFull: {
    en: 'The rows of imports that are waiting, failed, or canceled have reached your organization’s limit of {megabytes} MB. They are removed after a week. Try again later, or retry one of those imports.',
    zh: '贵组织等待中、失败或已取消的导入数据已达 {megabytes} MB 上限。这些数据一周后自动删除，请稍后再试，或重试其中某个导入。',
  },
  leftOutFull: {
    en: 'The files of skipped rows that your organization keeps have reached {megabytes} MB. Download these rows instead.',
    zh: '贵组织保存的跳过行文件已达 {megabytes} MB，请改为直接下载这些行。',
  },
  revertChanged: {
    en: 'Nothing was reverted: {count} of the imported records have been changed since. Change them manually, or import a corrected file.',
    zh: '未撤销：导入的记录中有 {count} 条此后已被修改。请手动调整，或导入更正后的文件。',
  },
  revertUsed: {
    en: 'Nothing was reverted: {count} of the imported records are already in use, for example on orders or labels.',
    zh: '未撤销：导入的记录中有 {count} 条已被使用，例如已用于订单或面单。',
  },
  revertWorkedOn: {
    en: 'Nothing was reverted: notes, files or a batch of labels would be lost with these orders: {orders}.',
    zh: '未撤销：以下订单有备注、附件或已在面单批次中，撤销会丢失这些内容：{orders}。',
  },
  revertInUse: {
    en: 'Nothing was reverted: some of the imported records are already in use.',
    zh: '未撤销：部分导入的记录已被使用。',
  },
  revertExpired: {
    en: 'An import can be reverted for {days} days. This one is older.',
    zh: '导入后 {days} 天内可以撤销，此次导入已超过期限。',
  },
  revertNothing: {
    en: 'This import made no changes that can be reverted.',
    zh: '此次导入没有可撤销的更改。',
  },
  revertGaveUp: {
    en: 'The import could not be reverted because of a server error. Nothing was changed. Try again.',
    zh: '服务器错误，未能撤销导入，未做任何更改。请重试。',
  },
});
