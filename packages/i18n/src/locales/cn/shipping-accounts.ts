import type en from '../en/shipping-accounts.ts';
import type { Translation } from '../../translation.ts';

const shippingAccounts: Translation<typeof en> = {
  text: '您自有的物流网络账号。其面单由物流网络直接向您结算，不从运费钱包扣款。',
  connect: '连接账号',
  failed: '承运商账号加载失败',
  empty: '暂无自有承运商账号',
  emptyHint: '连接后，其运费将与平台运费一同显示，并可使用该账号购买面单。',
  network: { easypost: 'EasyPost', shippo: 'Shippo' },
  column: { name: '账号', network: '物流网络', health: '连接状态', on: '启用' },
  actions: '操作',
  testMode: '测试密钥：面单不可用于寄件',
  health: { OK: '已连接', REFUSED: '密钥被拒绝', UNREACHABLE: '无法连接' },
  checked: '{{time}}检测',
  inUse: '启用 {{name}}',
  act: {
    test: '测试 {{name}}',
    key: '更换 {{name}} 的密钥',
    webhook: '{{name}} 的轨迹推送',
    remove: '移除 {{name}}',
  },
  ownersOnly: '仅贵组织的所有者可连接或移除账号及更换密钥。您可以测试账号，并启用或停用。',
  notDone: '操作未成功',
  form: {
    title: '连接承运商账号',
    text: '密钥经验证后加密保存，之后不再显示。',
    network: '物流网络',
    name: '账号名称',
    apiKey: 'API 密钥',
    hint: {
      easypost: '在 EasyPost 的“Account Settings › API Keys”中获取。也可使用测试密钥，但其面单不可用于寄件。',
      shippo: '在 Shippo 的“Settings › API”中获取。也可使用测试令牌，但其面单不可用于寄件。',
    },
    submit: '连接账号',
    failed: '账号未能连接',
    replaceTitle: '更换 {{name}} 的密钥',
    replaceSubmit: '更换密钥',
    replaceFailed: '密钥未能更换',
  },
  webhook: {
    text: '可选：在物流网络中填写此地址后，每次扫描都会即时推送；否则由系统定时查询。',
    address: '地址',
    secret: '密钥',
    once: '请立即复制，之后不再显示。',
    copyAddress: '复制地址',
    copySecret: '复制密钥',
    copied: '已复制',
    done: '完成',
    renew: '生成新的地址和密钥',
    renewText: '物流网络中现有的密钥将立即失效。',
  },
  remove: {
    title: '移除 {{name}}？',
    text: '其密钥将被删除。已购面单会保留，但不再更新轨迹，也无法在此作废。',
    submit: '移除账号',
  },
};

export default shippingAccounts;
