import { startCompileCache } from '../../compile-cache.ts';

// As in a server: a thread for a file or a document would otherwise strip the types of everything that it imports, each time.
startCompileCache();
