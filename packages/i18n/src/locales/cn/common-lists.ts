import type en from '../en/common-lists.ts';
import type { Translation } from '../../translation.ts';

const commonLists: Translation<typeof en> = {
  moreFilters: '更多筛选',
  bar: {
    more: '更多',
    label: '已选行',
    chosen_other: '已选 {{count, number}} 条',
    chooseAll: '选择全部 {{total}} 条',
    clear: '取消选择',
    none: '所选行均不支持此操作',
    some: '适用于所选的 {{count, number}} 条',
    working: '{{label}}：{{done, number}} / {{all, number}}',
    stop: '停止',
    gathering: '正在读取…',
    most: '一次最多 {{most, number}} 条，请先缩小列表范围。',
    export: '导出',
    gatherFailed: '数据加载失败',
  },
  answers: {
    label: '结果',
    done_other: '{{label}}：已完成 {{count, number}} 条',
    failed_other: '{{label}}：{{count, number}} 条失败',
    alsoDone: '已完成 {{count, number}} 条',
    stopped_other: '{{count, number}} 条未开始',
    ok: '{{label}}：已完成',
    more: '……另有 {{count, number}} 条',
    keepFailed: '选择失败的行',
    close: '关闭结果',
  },
  arrange: {
    columns: '列',
    show: '显示“{{name}}”',
    up: '将“{{name}}”左移',
    down: '将“{{name}}”右移',
    narrower: '缩窄“{{name}}”',
    wider: '加宽“{{name}}”',
    density: '行高',
    comfortable: '标准',
    compact: '紧凑',
    reset: '恢复默认',
  },
  views: {
    empty: '将此列表的搜索、筛选、排序和列保存为视图。',
    plain: '全部（默认）',
    name: '视图名称',
    nameHint: '例如：UPS 待发订单',
    save: '保存视图',
    replace: '用当前列表更新“{{name}}”',
    remove: '删除“{{name}}”',
    failed: '已保存的视图加载失败',
    saveFailed: '视图未保存',
    full: '每个列表最多保存 {{most, number}} 个视图，请先删除一个。',
  },
  peek: { close: '关闭预览', open: '打开详情' },
};

export default commonLists;
