// Packs @lading/bridge as built JavaScript with its types, for sub-applications outside of this repository:
//   npm run pack:bridge [folder]     prints the path of the .tgz, in `.cache/bridge` unless a folder is given
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { root } from './lib/root.mjs';

const bridge = join(root, 'packages/bridge');
const work = join(root, '.cache/bridge');
const dist = join(work, 'package');

/** The modules for external apps: the contract, its React side, and the plug-in that builds a sub-application. */
const doors = [
  'src/react/index.ts',
  'build/vite-sub-app.ts',
  'src/event-bus.ts',
  'src/host-state.ts',
  'src/sub-app-events.ts',
  'src/sub-app-lifecycles.ts',
  'src/sub-app-props.ts',
];
/** The contract types that these use, by their files; the rest of the contracts is not packed. */
const contractTypes = {
  SaasInfo: 'branding/saas-info',
  UserInfo: 'identity/user-info',
  Language: 'identity/user-info',
  SubAppDescriptor: 'core/sub-app-registry',
};

const imported = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** A file and all its relative imports. */
function filesFrom(starts, base, found = new Set()) {
  for (const file of starts) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(base, file), 'utf8');
    const next = [...text.matchAll(imported)].map(([, path]) =>
      relative(base, resolve(base, dirname(file), path)),
    );
    filesFrom(next, base, found);
  }
  return [...found];
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const asJs = (text) => text.replaceAll(/(['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
const asTypes = (file) => file.replace(/\.tsx?$/, '.d.ts');

/** Imports each type from the file that contains it, instead of the door of its room. */
function withoutDoors(text, from) {
  return text.replaceAll(/import type \{([^}]*)\} from ['"]@lading\/contracts\/\w+['"];/g, (_, names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const file = contractTypes[name];
        if (!file) throw new Error(`scripts/pack-bridge.mjs does not know which file holds the type ${name}`);
        const path = relative(dirname(from), join('contracts', file));
        return `import type { ${name} } from '${path.startsWith('.') ? path : `./${path}`}.js';`;
      })
      .join('\n'),
  );
}

function writeTypes(files) {
  const contracts = join(root, 'packages/contracts/src');
  const held = filesFrom(
    Object.values(contractTypes).map((name) => `${name}.ts`),
    contracts,
  );
  const types = join(work, 'types');
  const config = join(work, 'tsconfig.json');
  write(
    config,
    JSON.stringify({
      extends: join(bridge, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(root, 'packages'),
        outDir: types,
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [],
      files: [...doors.map((door) => join(bridge, door)), ...held.map((file) => join(contracts, file))],
    }),
  );
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
  for (const file of files) {
    const text = readFileSync(join(types, 'bridge', asTypes(file)), 'utf8');
    write(join(dist, asTypes(file)), asJs(withoutDoors(text, file)));
  }
  for (const file of held) {
    const text = readFileSync(join(types, 'contracts/src', asTypes(file)), 'utf8');
    write(join(dist, 'contracts', asTypes(file)), asJs(text));
  }
}

/** The versions that an app may have; in this repository they are pinned. */
const range = (version) => `^${version.split('.')[0]}.0.0`;

function manifest() {
  const own = JSON.parse(readFileSync(join(bridge, 'package.json'), 'utf8'));
  const contracts = JSON.parse(readFileSync(join(root, 'packages/contracts/package.json'), 'utf8'));
  const door = (path) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  return {
    name: own.name,
    version: own.version,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      './react': door('src/react/index'),
      './build/vite-sub-app': door('build/vite-sub-app'),
      './*': door('src/*'),
    },
    // For the types of the signed-in user.
    dependencies: { zod: contracts.dependencies.zod },
    peerDependencies: Object.fromEntries(
      Object.entries(own.peerDependencies).map(([name, version]) => [name, range(version)]),
    ),
    peerDependenciesMeta: own.peerDependenciesMeta,
  };
}

/** Packs it. @returns the path of the .tgz */
async function packBridge(target) {
  rmSync(work, { recursive: true, force: true });
  const files = filesFrom(doors, bridge);
  for (const file of files) {
    const path = join(bridge, file);
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
    write(join(dist, file.replace(/\.tsx?$/, '.js')), asJs(code));
  }
  writeTypes(files);
  write(join(dist, 'package.json'), JSON.stringify(manifest(), null, 2));
  cpSync(join(root, 'docs/sub-apps.md'), join(dist, 'README.md'));
  if (existsSync(join(root, 'LICENSE'))) cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  mkdirSync(target, { recursive: true });
  const npm = ['pack', '--json', '--pack-destination', target];
  const [{ filename }] = JSON.parse(
    execFileSync('npm', npm, { cwd: dist, encoding: 'utf8', shell: process.platform === 'win32' }),
  );
  return join(target, filename.replace('@', '').replace('/', '-'));
}

process.stdout.write(`${await packBridge(resolve(process.argv[2] ?? work))}\n`);
