/** Verifying the identity of an organization (settings of sub-application `/b`). */
const organizationsVerification = {
  text: '使用平台运费服务需先完成实名认证。申请由运营人员审核；证明文件加密保存，并在审核结束 {{days}} 天后删除。',
  failed: '认证信息加载失败',
  state: {
    VERIFIED: { title: '已认证', text: '您可以使用平台运费服务。' },
    SUBMITTED: { title: '审核中', text: '提交于 {{time}}，审核结束后将通知您。' },
    NEEDS_MORE: { title: '需要补充资料' },
    REJECTED: { title: '未通过', text: '您可以修改后重新提交。' },
  },
  open: { rates: '查询运费', funds: '充值', pickups: '预约取件' },
  details: '认证信息',
  kind: { label: '认证主体', person: '个人', business: '公司' },
  field: {
    legalName: '法定名称',
    registrationNo: '注册号',
    addressLine1: '街道地址',
    city: '城市',
    stateCode: '州/省',
    zipCode: '邮编',
    country: '国家/地区',
    phone: '电话',
  },
  documents: {
    title: '证明文件',
    personHint: '护照、身份证或驾驶证。',
    businessHint: '载有公司名称和注册号的营业执照或税务文件。',
    limits: '支持 PDF、JPEG 或 PNG，每份不超过 10 MB，最多 {{most}} 份。',
    add: '添加文件',
    remove: '移除 {{name}}',
    notAdded: '文件未能添加',
    notRemoved: '文件未能移除',
  },
  submit: '提交审核',
  submitAgain: '重新提交审核',
  notSent: '申请未能提交',
} as const;

export default organizationsVerification;
