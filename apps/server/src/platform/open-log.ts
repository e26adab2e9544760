import { pino, type DestinationStream, type Level, type Logger } from 'pino';

const secretFields = [
  'password',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'token',
  'secret',
  'set-cookie',
];

/**
 * The log: one JSON line per event. A request is logged by method and path only, without its query, headers or body, so that no
 * token, code or password can get in that way; fields with such names are redacted everywhere else.
 */
export function openLog(level: string, destination: DestinationStream = logPlace({ dest: 1 })): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: {
        paths: secretFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`]),
        censor: '[hidden]',
      },
      serializers: {
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
          ip: request.ip,
        }),
        err: pino.stdSerializers.errWithCause,
      },
    },
    destination,
  );
}

/** Characters of the log that wait while it cannot be written. Later ones are lost. */
const waitingMost = 8 * 1024 * 1024;

/** A destination of the log. A full or broken disk does not crash the server: refused lines wait until it accepts them. */
export function logPlace(to: {
  /** A file, or a file descriptor. */
  dest: string | number;
  mkdir?: boolean;
  append?: boolean;
  sync?: boolean;
}): DestinationStream {
  const place = pino.destination({ maxLength: waitingMost, ...to });
  // There is nowhere left to report it. Unhandled, it would crash the process.
  place.on('error', () => undefined);
  return place;
}

/** For a terminal: everything goes into a file, and problems also to the screen. */
export function fileLog(level: string, file: string): Logger {
  const screen = level === 'fatal' || level === 'error' ? level : 'warn';
  return openLog(
    level,
    pino.multistream([
      {
        level: level as Level,
        stream: logPlace({ dest: file, mkdir: true, append: true, sync: false }),
      },
      { level: screen, stream: logPlace({ dest: 2 }) },
    ]),
  );
}
