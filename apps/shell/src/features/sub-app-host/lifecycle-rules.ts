import type { Lifecycle, LifecycleSteps, SubAppLifecycles } from '@lading/bridge/sub-app-lifecycles';
import type { SubAppProps } from '@lading/bridge/sub-app-props';

/** A sub-app's lifecycles in one shape: each a list of steps, empty if the app has none. */
export type Lifecycles = Record<keyof SubAppLifecycles, readonly Lifecycle[]>;

const names = ['bootstrap', 'mount', 'unmount', 'update'] as const;

function stepsOf(value: unknown): readonly Lifecycle[] | undefined {
  const steps = Array.isArray(value) ? value : [value];
  return steps.every((step) => typeof step === 'function') ? (steps as Lifecycle[]) : undefined;
}

/**
 * Reads the lifecycles from a sub-app's exports, by name or on `default`.
 * @throws Error when `mount` or `unmount` is missing or something is not a function
 */
export function readLifecycles(exported: unknown): Lifecycles {
  const byName = (exported ?? {}) as Record<string, unknown>;
  const onDefault = (byName.default ?? {}) as Record<string, unknown>;
  const found = names.map((name): [keyof SubAppLifecycles, readonly Lifecycle[]] => {
    const value = byName[name] ?? onDefault[name];
    if (value === undefined && (name === 'bootstrap' || name === 'update')) return [name, []];
    const steps = stepsOf(value);
    if (!steps) throw new Error(`the sub-app exports no ${name} function`);
    return [name, steps];
  });
  return Object.fromEntries(found) as Lifecycles;
}

/** Runs the steps in order, each after the previous one has finished. */
export async function runSteps(steps: LifecycleSteps, props: SubAppProps): Promise<void> {
  for (const step of [steps].flat()) await step(props);
}
