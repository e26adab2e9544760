/** Device data from a `User-Agent` for display: common names, null if unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
  /** A phone or a tablet. */
  isMobile: boolean;
}

/** The order matters: most browsers also include the names of others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bQQBrowser\//, 'QQ Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Reads browser and system from a `User-Agent`. Pure. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(systems, userAgent);
  return {
    browser: nameIn(browsers, userAgent),
    system,
    isMobile: /\bMobile\b|\bTablet\b/.test(userAgent) || ['iPhone', 'iPad', 'Android'].includes(system ?? ''),
  };
}
