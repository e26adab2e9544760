import { operatorSitesApi, type SiteBrand } from '@lading/contracts/branding';
import { clearable, flag, onlyWord, optional, text, UsageError, type AdminCommand } from './admin-command.ts';

const listed = (brand: SiteBrand): string =>
  Object.entries(brand)
    .map(([name, value]) => `${name}: ${value ?? '-'}`)
    .join('\n');

/** Options of a brand, and whether they apply to a reseller's site, another host, or both. */
const parts = {
  name: ['host', 'platFormName'],
  'logo-expand': ['host', 'logoExpand'],
  'logo-collapse': ['host', 'logoCollapse'],
  'name-en': ['reseller', 'siteName'],
  'name-zh': ['reseller', 'siteNameCN'],
  icon: ['reseller', 'iconUrl'],
  'main-image': ['reseller', 'mainImageUrl'],
  slogan: ['reseller', 'slogan'],
  colour: ['reseller', 'colour'],
  logo: ['both', 'logoUrl'],
} as const;
const names = Object.keys(parts) as (keyof typeof parts)[];

/** The brand of a host (spec §1, §3). */
export const brandingCommands: readonly AdminCommand[] = [
  {
    words: 'branding show',
    summary: 'Shows the brand of a host.',
    usage: ['HOST'],
    options: {},
    async run(given) {
      const params = { host: onlyWord(given, 'The host') };
      return listed(await (await given.operator()).call(operatorSitesApi.calls.brand, { params }));
    },
  },
  {
    words: 'branding set',
    summary: 'Changes the brand of a host; what is not given stays, an empty text clears.',
    usage: [
      'HOST [--name TEXT] [--logo ADDRESS] [--logo-expand ADDRESS] [--logo-collapse ADDRESS]',
      'HOST --reseller [--name-en TEXT] [--name-zh TEXT] [--logo ADDRESS] [--icon ADDRESS] [--main-image ADDRESS]',
      '     [--slogan TEXT] [--colour #RRGGBB]',
      '',
      'With --reseller it is a reseller’s site, and a host that has none becomes one. A picture stands behind https or is a',
      'path of the site.',
    ],
    options: { reseller: flag, ...Object.fromEntries(names.map((name) => [name, text])) },
    async run(given) {
      const kind = given.values['reseller'] === true ? 'reseller' : 'host';
      const misplaced = names.find(
        (name) => optional(given, name) !== undefined && ![kind, 'both'].includes(parts[name][0]),
      );
      if (misplaced !== undefined)
        throw new UsageError(`--${misplaced} goes ${kind === 'host' ? 'with' : 'without'} --reseller.`);
      const change = names.map((name) => [parts[name][1], clearable(given, name)] as const);
      const body = { host: onlyWord(given, 'The host'), ...Object.fromEntries(change) };
      const { setBrand, setResellerSite } = operatorSitesApi.calls;
      const access = await given.operator();
      return listed(
        kind === 'host'
          ? await access.call(setBrand, { body })
          : await access.call(setResellerSite, { body }),
      );
    },
  },
];
