import { openLog } from '../../open-log.ts';
import { embeddedPostgres } from '../embedded-postgres.ts';

/** A process that holds a data folder, as a server does, until it is stopped or killed. */
const [dataDir = ''] = process.argv.slice(2);
const embedded = await embeddedPostgres(dataDir, openLog('silent'));
process.stdout.write(`${JSON.stringify({ pid: embedded.pid(), connection: embedded.connection })}\n`);
process.on('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
