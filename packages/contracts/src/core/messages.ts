import { defineMessages } from './localized-message.ts';

/** Reasons for which any call can be refused (decision D2). */
export const coreMessages = defineMessages('core', {
  notFound: { en: 'Not found.', zh: '未找到。' },
  required: { en: 'This field is required', zh: '此项必填' },
  chooseFile: { en: 'Choose a file.', zh: '请选择文件。' },
  oneFile: { en: 'Choose one file at a time.', zh: '一次只能选择一个文件。' },
  unreadableRequest: { en: 'The request cannot be read.', zh: '无法读取请求。' },
  savedMeanwhile: {
    en: 'Someone else just saved the same content. Reload the page and try again.',
    zh: '其他人刚刚保存了相同的内容，请刷新页面后重试。',
  },
  keyUsedAlready: {
    en: 'This idempotency key was already used for another request. Send a new key.',
    zh: '此幂等键已用于另一请求，请使用新的键。',
  },
  tookTooLong: {
    en: 'This took too long and was stopped. Narrow the search or the filters, then try again.',
    zh: '操作耗时过长，已停止。请缩小搜索或筛选范围后重试。',
  },
  lockedMeanwhile: {
    en: 'This is being changed at the moment, and nothing was saved. Try again in a few seconds.',
    zh: '相关数据正在被修改，您的更改未保存，请几秒后重试。',
  },
  signIn: { en: 'Please sign in.', zh: '请先登录。' },
  forbidden: { en: 'You do not have permission to do this.', zh: '您没有此操作的权限。' },
  checkFields: { en: 'Please check the marked fields.', zh: '请检查标记的字段。' },
  requestTooLarge: {
    en: 'The request is too large. Send at most {limit} at once.',
    zh: '请求内容过大，每次最多可提交 {limit}。',
  },
  tooManyAttempts: { en: 'Too many attempts. Please try again later.', zh: '操作过于频繁，请稍后再试。' },
  filesWaiting: {
    en: 'Your organization already has {most} files waiting to be read. Wait until one is done, then try again.',
    zh: '贵组织已有 {most} 个文件在排队读取，请等待其中一个完成后再试。',
  },
  bodiesArriving: {
    en: 'Your organization is already sending {most} files at once. Wait until some of them are done, then try again.',
    zh: '贵组织正在同时上传 {most} 个文件，请等待其中一些完成后再试。',
  },
  tasksWaiting: {
    en: 'Your organization already has {most} imports and exports waiting. Wait until one has finished or cancel one in the task list, then try again.',
    zh: '贵组织已有 {most} 个导入或导出任务在排队，请等待其中一个完成，或在任务列表中取消一个后再试。',
  },
  carriersAsked: {
    en: 'Your organization has sent {most} requests to carriers within a minute. Wait a minute, then try again.',
    zh: '贵组织在一分钟内已向承运商查询 {most} 次，请一分钟后再试。',
  },
  batchesWaiting: {
    en: 'Your organization already has {most} label batches in progress. Wait until one has finished, then try again.',
    zh: '贵组织已有 {most} 个面单批次在处理，请等待其中一个完成后再试。',
  },
  fileGone: { en: 'The file is no longer available.', zh: '该文件已失效。' },
  storageFailed: {
    en: 'The file storage cannot be reached at the moment. No data is lost. Try again in a few minutes.',
    zh: '文件存储暂时无法访问。数据没有丢失，请几分钟后重试。',
  },
  databaseAway: {
    en: 'The database cannot be reached at the moment. Check whether your change was saved, then try again.',
    zh: '数据库暂时无法访问。请先确认更改是否已保存，然后重试。',
  },
  unknownField: { en: 'Unknown field.', zh: '未知字段。' },
  uploadIncomplete: { en: 'The upload did not arrive complete. Try again.', zh: '上传内容不完整，请重试。' },
  unstorableText: {
    en: 'The text contains a character that cannot be stored. Type it again.',
    zh: '文本中含有无法保存的字符，请重新输入。',
  },
  maintenance: {
    en: 'The system is being upgraded and is temporarily unavailable. Your data is not affected.',
    zh: '系统升级中，暂时无法访问，数据不受影响。',
  },
  notValid: { en: 'This value cannot be used', zh: '不能使用此值' },
  contentType: { en: 'Content-Type must be {wanted}.', zh: 'Content-Type 必须为 {wanted}。' },
  serverError: { en: 'Server error, please try again later', zh: '服务器错误，请稍后再试' },
  phone: { en: 'Enter a phone number with 7 to 15 digits', zh: '请输入 7 至 15 位数字的电话号码' },
  zipCode: { en: 'Enter a ZIP code such as {example}', zh: '请输入正确的邮编，例如 {example}' },
  timeZone: { en: 'Unknown time zone.', zh: '时区无效。' },
  oneOf: { en: 'Must be one of: {values}.', zh: '必须是以下之一：{values}。' },
  moreThan: { en: 'Enter a number above {least}', zh: '必须大于 {least}' },
  wrongForm: { en: 'Invalid format.', zh: '格式不正确。' },
  notText: { en: 'Must be text.', zh: '必须是文本。' },
  notNumber: { en: 'Enter a number', zh: '请输入数字' },
  notWhole: { en: 'Enter a whole number', zh: '请输入整数' },
  notYesOrNo: { en: 'Must be yes or no.', zh: '必须是“是”或“否”。' },
  notList: { en: 'Must be a list.', zh: '必须是列表。' },
  notObject: { en: 'Must be an object.', zh: '必须是对象。' },
  notEmail: {
    en: 'Enter an email address such as name@company.com',
    zh: '请输入正确的邮箱，例如 name@company.com',
  },
  notAddress: { en: 'Not a valid URL.', zh: '网址格式不正确。' },
  decimals: { en: 'At most {most} decimals.', zh: '最多 {most} 位小数。' },
  multiple: { en: 'Must be a multiple of {of}.', zh: '必须是 {of} 的倍数。' },
  tooLong: { en: 'Use at most {most, number} characters', zh: '最多 {most, number} 个字符' },
  tooShort: { en: 'Use at least {least, number} characters', zh: '至少 {least, number} 个字符' },
  tooManyEntries: { en: 'At most {most} entries.', zh: '最多 {most} 项。' },
  tooFewEntries: { en: 'At least {least} entries.', zh: '至少 {least} 项。' },
  tooLarge: { en: 'Enter {most, number} or less', zh: '不能大于 {most, number}' },
  tooSmall: { en: 'Enter {least, number} or more', zh: '不能小于 {least, number}' },
});
