import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const guide = read('docs/sub-apps.md');

/** First cells of the table whose header starts with a word, without backticks. */
function namesIn(header: string): string[] {
  const lines = guide.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\| ${header} +\\|`).test(line)) + 2;
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines
    .slice(start, end)
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

/** The paragraph of the guide that starts with a text. */
function paragraph(start: string): string {
  const [, rest = ''] = guide.split(`\n${start}`);
  return start + (rest.split('\n\n', 1)[0] ?? '');
}

/** Names of the members at the first level of a declaration in a source file. */
function membersOf(path: string, declaration: string, indent: number): string[] {
  const [, body = ''] = read(path).split(declaration);
  const pattern = new RegExp(`^ {${indent}}(?:readonly )?'?([\\w:]+)'?[:?,]`, 'gm');
  return [...body.slice(0, body.search(/^ {0,2}\}/m)).matchAll(pattern)].map(([, name]) => name!);
}

describe('docs/sub-apps.md', () => {
  it('names every event of the bus, and no other', () => {
    const events = membersOf('packages/bridge/src/sub-app-events.ts', 'type SubAppEvents = {', 2);
    expect(events.length).toBeGreaterThan(5);
    expect(namesIn('Event').toSorted()).toEqual(events.toSorted());
    const listed = /^\| `bus\.on`, `bus\.emit`.*$/m.exec(guide)?.[0] ?? '';
    expect(events.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
  });

  it('names every prop of a sub-app', () => {
    const props = membersOf('packages/bridge/src/sub-app-props.ts', 'interface SubAppProps {', 2);
    const named = namesIn('Prop').map((name) => name.split(/[.(]/, 1)[0]);
    expect(props.length).toBeGreaterThan(5);
    expect([...new Set(named)].toSorted()).toEqual(props.toSorted());
  });

  it('names every member of the state', () => {
    const members = membersOf('packages/bridge/src/host-state.ts', 'interface HostState {', 2);
    expect(members.length).toBeGreaterThan(5);
    expect(namesIn('State').toSorted()).toEqual(members.toSorted());
  });

  it('names every member of a row of the registry', () => {
    const members = membersOf(
      'packages/contracts/src/core/sub-app-registry.ts',
      'export const subAppEntry = z\n  .object({',
      4,
    );
    const [named, expected] = [namesIn('Member').toSorted(), members.toSorted()];
    expect(members.length).toBeGreaterThan(5);
    expect(named).toEqual(expected);
  });

  it('names every member of app.json', () => {
    const members = membersOf(
      'packages/contracts/src/core/sub-app-registry.ts',
      'export const subAppDescriptor = z.object({',
      2,
    );
    const told = paragraph('`app.json` is written by the build');
    expect(members).toContain('look');
    expect(members.filter((name) => !new RegExp(`["\`]${name}["\`]`).test(told))).toEqual([]);
  });

  it('names every kind of import that an app can open', () => {
    const [, list = ''] = read('apps/shell/src/features/imports/model/import-kind.ts').split(
      'importKinds = [',
    );
    const kinds = [...list.slice(0, list.indexOf(']')).matchAll(/'(\w+)'/g)].map(([, kind]) => kind!);
    const [told] = paragraph('Kinds of `import:open` are').split(';', 1);
    const named = [...told!.matchAll(/`(\w+)`/g)].map(([, kind]) => kind!);
    expect(kinds.length).toBeGreaterThan(5);
    expect(named.toSorted()).toEqual(kinds.toSorted());
  });

  it('repeats the rows of our own sub-apps in its example', () => {
    const source = read('apps/server/src/platform/apps-manifest.ts');
    const ours = [...source.matchAll(/name: '(\w+)', prefix: '(\/\w+)'/g)].map(([, name, prefix]) => ({
      name,
      prefix,
    }));
    const [, example = '{}'] = /```json\n(\{\n {2}"version"[\s\S]*?)```/.exec(guide) ?? [];
    expect(ours).toHaveLength(4);
    expect((JSON.parse(example) as { apps: unknown[] }).apps).toEqual(
      expect.arrayContaining(ours.map((row) => expect.objectContaining(row) as unknown)),
    );
  });
});
