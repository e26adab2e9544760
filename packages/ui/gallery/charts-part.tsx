import { Chart, type ChartKind, type ChartTexts } from '../src/charts/chart.tsx';
import { Sparkline } from '../src/charts/sparkline.tsx';

const days = Array.from({ length: 14 }, (_, day) => `11-${String(9 + day).padStart(2, '0')}`);
const wave = (base: number, swing: number, pace: number) =>
  days.map((_, day) => Math.round(base + swing * Math.sin(day / pace) + ((day * 7) % 5)));

const words = {
  en: {
    titles: { bars: 'Orders by day', lines: 'Average cost of a label', areas: 'Units in storage' },
    series: ['Selling channels', 'Vendor orders', 'Imported'],
    summary: 'November 9 to 22: the most on November 12, the fewest on November 18.',
    category: 'Day',
    showTable: 'Show as table',
    unknown: 'Not known',
    spark: 'Orders of the last 14 days, from 14 to 34',
  },
  cn: {
    titles: { bars: '每日订单', lines: '面单平均成本', areas: '库存件数' },
    series: ['销售渠道', '供应商订单', '导入'],
    summary: '11 月 9 日至 22 日：11 月 12 日最多，11 月 18 日最少。',
    category: '日期',
    showTable: '以表格显示',
    unknown: '未知',
    spark: '最近 14 天的订单，14 至 34',
  },
} as const;

/** Every kind of chart with two weeks of made-up numbers, one day unknown. */
export function ChartsPart({ lang }: { lang: 'en' | 'cn' }) {
  const w = words[lang];
  const texts: ChartTexts = w;
  const number = new Intl.NumberFormat(lang === 'cn' ? 'zh-CN' : 'en');
  const series = [wave(22, 9, 2), wave(12, 5, 3), wave(8, 3, 1.4)].map((values, index) => ({
    id: String(index),
    name: w.series[index]!,
    values: values.map((value, day) => (index === 1 && day === 6 ? null : value * 40)),
  }));
  return (
    <section className="grid gap-6 lg:grid-cols-2">
      {(['bars', 'lines', 'areas'] satisfies ChartKind[]).map((kind) => (
        <div key={kind} className="min-w-0 rounded-lg border border-line bg-surface p-4">
          <Chart
            kind={kind}
            title={w.titles[kind]}
            label={w.titles[kind]}
            texts={texts}
            categories={days}
            series={kind === 'bars' ? series.slice(0, 2) : series}
            formatValue={(value) => number.format(value)}
          />
        </div>
      ))}
      <p className="flex items-center gap-3 self-start rounded-lg border border-line bg-surface p-4 text-lg font-semibold text-ink tabular-nums">
        31 <Sparkline values={series[0]!.values} label={w.spark} />
      </p>
    </section>
  );
}
