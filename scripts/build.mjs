import { buildApps } from './lib/build-apps.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

ensureInstalled();
await buildApps();
