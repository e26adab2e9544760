import type { HtmlTagDescriptor, Plugin, PluginOption, ProxyOptions, Rolldown } from 'vite';
import { bundleSharedModules, type SharedFile } from './bundle-shared-modules.ts';
import { externalSharedModules } from './external-shared-modules.ts';
import { neededSharedFiles } from './needed-shared-files.ts';
import type { SharedLibrary } from './shared-modules.ts';
import { subAppAddress } from './sub-app-address.ts';
import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Content security policy sources, such as `'sha256-…'`, of the inline scripts of a page, including its import map. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(script)]
    .filter(([, attributes]) => !/\bsrc\s*=/i.test(attributes ?? ''))
    .map(
      ([, , content]) =>
        `'sha256-${createHash('sha256')
          .update(content ?? '')
          .digest('base64')}'`,
    );
}

/** The other dev servers that the shell's dev server forwards to. */
export interface ViteShellOptions {
  /** Ports of the sub-apps' dev servers by name; their `devPort`. */
  devSubApps: Readonly<Record<string, number>>;
  /** Origin of the server, for the paths in `serverPaths`. */
  devServer: string;
  /** Path prefixes that the server handles, such as `/api`. */
  serverPaths: readonly string[];
  /** Libraries to serve in addition to React, for the shell and the sub-apps built with it; none by default. */
  shares?: readonly SharedLibrary[];
  headStart?: HeadStart;
  /** Name prefixes of the font files that every page uses: a font that loads late makes the page lay out twice. */
  fonts?: readonly string[];
}

/** A chunk that runs as soon as it is loaded: a module that only the page's entry imports would wait for all imports of the entry. */
export interface HeadStart {
  /** Its name. */
  chunk: string;
  /** The end of the path of the module that it opens. The other shared files that the module needs are in the tag's `data-files`. */
  opens: string;
}

function importMapTag(files: readonly SharedFile[], base: string): HtmlTagDescriptor {
  const imports = Object.fromEntries(
    files.flatMap(({ specifiers, fileName }) => specifiers.map((name) => [name, `${base}${fileName}`])),
  );
  return {
    tag: 'script',
    attrs: { type: 'importmap' },
    children: JSON.stringify({ imports }),
    injectTo: 'head-prepend',
  };
}

/** Placed before the entry, as modules run in the order of their tags. */
function headStartTag(
  { chunk, opens }: HeadStart,
  bundle: Rolldown.OutputBundle,
  base: string,
  sharedFilesOf: (fileName: string) => readonly string[],
): HtmlTagDescriptor {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ name }) => name === chunk);
  const opened = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(opens));
  if (!first || !opened) throw new Error(`the shell has no chunk named ${chunk}, or none of ${opens}`);
  return {
    tag: 'script',
    attrs: {
      type: 'module',
      crossorigin: true,
      src: `${base}${first.fileName}`,
      'data-files': sharedFilesOf(opened.fileName)
        .map((fileName) => `${base}${fileName}`)
        .join(' '),
    },
    injectTo: 'head-prepend',
  };
}

function preloadTags(fileNames: readonly string[], base: string): HtmlTagDescriptor[] {
  return fileNames.map((fileName) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
    injectTo: 'head',
  }));
}

function fontTags(
  fonts: readonly string[],
  bundle: Rolldown.OutputBundle,
  base: string,
): HtmlTagDescriptor[] {
  return fonts.map((font) => {
    const file = Object.keys(bundle).find((name) => name.includes(`/${font}-`));
    if (file === undefined) throw new Error(`the shell has no font ${font}`);
    return {
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + file },
      injectTo: 'head',
    };
  });
}

function devProxies({ devSubApps, devServer, serverPaths }: ViteShellOptions): Record<string, ProxyOptions> {
  const subApps = Object.entries(devSubApps).map(([name, port]): [string, ProxyOptions] => [
    subAppAddress(name),
    // Hot reloading of the sub-app uses the same proxy.
    { target: `http://localhost:${port}`, ws: true },
  ]);
  const server = serverPaths.map((path): [string, ProxyOptions] => [path, { target: devServer, ws: true }]);
  return Object.fromEntries([...subApps, ...server]);
}

/**
 * Serves React once to the shell and every sub-app: bundles the shared modules under hashed names, adds an import map to the page,
 * and writes `csp.json` with the hashes that allow the page's inline scripts under a strict policy.
 */
export function viteShell(options: ViteShellOptions): PluginOption[] {
  const { shares: libraries = [], headStart, fonts = [] } = options;
  let files: SharedFile[] = [];
  let base = '/';

  const share: Plugin = {
    name: 'lading:shell',
    apply: 'build',
    enforce: 'post',
    // The manifest names the file of each source; the check of page weights reads it (scripts/lib/page-weight.mjs).
    config: () => ({
      build: { target: 'es2024', modulePreload: { polyfill: false }, manifest: 'manifest.json' },
    }),
    async configResolved(config) {
      base = config.base;
      files = await bundleSharedModules(config.root, config.build.assetsDir, libraries);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {}, chunk }) => {
        const needed = neededSharedFiles(files, bundle, chunk?.fileName);
        const sharedFilesOf = (fileName: string): string[] =>
          neededSharedFiles(files, bundle, fileName).filter((file) => !needed.includes(file));
        return [
          importMapTag(files, base),
          ...(headStart ? [headStartTag(headStart, bundle, base, sharedFilesOf)] : []),
          ...preloadTags(needed, base),
          ...fontTags(fonts, bundle, base),
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { fileName, code } of files) this.emitFile({ type: 'asset', fileName, source: code });
        const scriptHashes = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html')
            ? inlineScriptHashes(String(file.source))
            : [],
        );
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify({ scriptHashes }) });
      },
    },
  };

  const dev: Plugin = {
    name: 'lading:shell-dev',
    apply: 'serve',
    config: () => ({ server: { proxy: devProxies(options) } }),
  };

  return [share, dev, ...externalSharedModules(libraries)];
}
