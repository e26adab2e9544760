import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { registerEzeeship } from './ezeeship/index.ts';
import { registerSaasBusiness } from './saas-business/index.ts';
import { registerWmsPlatform } from './wms-platform/index.ts';
import { registerWmsUser } from './wms-user/index.ts';

/** Every module, one per upstream service. */
const modules: ((app: FastifyInstance, platform: Platform) => void)[] = [
  registerWmsUser,
  registerWmsPlatform,
  registerSaasBusiness,
  registerEzeeship,
];

/** Registers the calls of every module. */
export function registerModules(app: FastifyInstance, platform: Platform): void {
  for (const register of modules) register(app, platform);
}
