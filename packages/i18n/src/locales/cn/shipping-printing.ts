import type en from '../en/shipping-printing.ts';
import type { Translation } from '../../translation.ts';

const shippingPrinting: Translation<typeof en> = {
  title: '本机面单打印机',
  text: '本机打印面单的方式，用于面单窗口、批次和发货单列表。仅保存在本机。',
  way: '打印方式',
  ways: {
    browser: { label: '浏览器', text: '打开浏览器打印窗口，页面为面单原尺寸。' },
    file: { label: '文件', text: '保存为文件，再用其他程序或电脑打印。' },
    agent: {
      label: 'Zebra Browser Print',
      text: '直接将 ZPL 发送到面单打印机，无需打印窗口。本机需运行 Zebra Browser Print 程序。',
    },
  },
  papers: '纸张',
  paper: { LABEL_4X6: '4 × 6 英寸面单纸', LETTER: 'Letter 纸，每页 2 张', A4: 'A4 纸，每页 2 张' },
  format: '文件格式',
  dpi: '打印机分辨率',
  dpis: { '203': '203 dpi', '300': '300 dpi' },
  printer: '打印机',
  noPrinter: '未选择',
  find: '查找打印机',
  found_other: '找到 {{count, number}} 台打印机',
  noneFound: 'Zebra Browser Print 已运行，但未找到打印机。请检查打印机是否开机并已连接。',
  trust: '请先打开其地址一次并允许其证书',
  card: {
    title: '测试卡',
    text: '打印后用尺子测量：标尺应分别为 3 英寸和 7.5 厘米。若偏短，请在打印窗口选择 100% 或“实际大小”。',
    act: '打印测试卡',
    failed: '测试卡打印失败',
  },
  findFailed: '打印机列表加载失败',
  change: '更改打印机',
  line: {
    browser: '浏览器打印窗口，{{paper}}。',
    file: '保存为 PDF，{{paper}}。',
    zpl: '保存为 ZPL，{{dpi}} dpi。',
    agent: '打印机 {{name}}，{{dpi}} dpi。',
    noPrinter: '尚未选择打印机。',
  },
};

export default shippingPrinting;
