import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { s3SignatureFault, type S3Account } from './s3-signature.ts';

type Failure = { status: number; code: string } | 'lost' | 'silent' | 'half';

/** A strict stand-in for the part of S3's protocol that files need, on this machine. */
export interface S3StandIn {
  /** For the configuration: `S3_…`. */
  settings: Record<string, string>;
  /** Objects of the bucket by name. */
  objects: Map<string, Buffer>;
  /** Multipart uploads that are neither completed nor aborted. */
  open(): number;
  /** `METHOD` of every request so far, with the distinguishing part of the query. */
  requests: string[];
  /**
   * The next requests selected by `which` are refused in this way, or, for `lost`, executed without an answer; for `silent` nothing is sent
   * and the connection stays open, for `half` so after the first half of a file.
   */
  fail(times: number, how: Failure, which?: RegExp): void;
  close(): Promise<void>;
}

const least = 5 * 1024 * 1024;
const md5 = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Starts one with an empty bucket. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const bucket = 'parcels';
  const account: S3Account = {
    accessKeyId: 'AKLADING',
    secretAccessKey: 'not-for/logs+4711',
    region: 'eu-test-1',
  };
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, { name: string; parts: Map<number, Buffer> }>();
  const requests: string[] = [];
  let fault: Parameters<S3StandIn['fail']> | undefined;

  const server = createServer((request, response) => {
    void (async () => {
      const body = await read(request);
      const url = new URL(request.url!, 'http://storage');
      const told = `${request.method} ${[...url.searchParams.keys()].join(' ')}`.trim();
      requests.push(told);
      const [times, how, which] = fault ?? [0, 'lost'];
      const isHit = times > 0 && (which?.test(told) ?? true);
      if (isHit && fault) fault[0] -= 1;
      if (isHit && how === 'silent') return;
      if (isHit && typeof how === 'object') throw new Refused(how.status, how.code);
      const wrong = s3SignatureFault(request, body, account);
      if (wrong !== undefined) throw new Refused(403, wrong);
      const done = act(request, url, body);
      if (isHit && how === 'lost') request.socket.destroy();
      else send(request, response, done, isHit);
    })().catch((error: unknown) => {
      const { status, code, message } = error instanceof Refused ? error : new Refused(500, 'InternalError');
      send(request, response, {
        status,
        text: `<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function act(request: IncomingMessage, { pathname, searchParams: query }: URL, body: Buffer): Answer {
    const [, first, ...rest] = pathname.split('/').map(decodeURIComponent);
    const name = rest.join('/');
    if (first !== bucket) throw new Refused(404, 'NoSuchBucket');
    const { method } = request;
    const uploadId = query.get('uploadId');
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { name, parts: new Map() });
      return {
        status: 200,
        text: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (uploadId !== null) {
      const upload = uploads.get(uploadId);
      if (upload?.name !== name) throw new Refused(404, 'NoSuchUpload');
      if (method === 'PUT') {
        upload.parts.set(Number(query.get('partNumber')), body);
        return { status: 200, etag: md5(body) };
      }
      uploads.delete(uploadId);
      if (method === 'DELETE') return { status: 204 };
      const whole = joined(upload.parts, body.toString());
      objects.set(name, whole);
      return {
        status: 200,
        text: `<CompleteMultipartUploadResult><ETag>${md5(whole)}</ETag></CompleteMultipartUploadResult>`,
      };
    }
    if (method === 'PUT') {
      objects.set(name, body);
      return { status: 200, etag: md5(body) };
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    const found = objects.get(name);
    if (!found) throw new Refused(404, 'NoSuchKey', 'The specified key does not exist.');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return { status: 200, etag: md5(found), bytes: found };
    if (Number(from) >= found.length) throw new Refused(416, 'InvalidRange');
    return {
      status: 206,
      etag: md5(found),
      bytes: found.subarray(Number(from), to ? Number(to) + 1 : undefined),
    };
  }

  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    objects,
    requests,
    open: () => uploads.size,
    fail: (...asked) => void (fault = asked),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  status: number;
  etag?: string;
  text?: string;
  bytes?: Buffer;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, isHalf = false): void {
  const bytes = answer.bytes ?? Buffer.from(answer.text ?? '');
  response.writeHead(answer.status, {
    'content-length': bytes.length,
    'last-modified': new Date(0).toUTCString(),
    ...(answer.etag !== undefined && { etag: answer.etag }),
  });
  if (isHalf) response.write(bytes.subarray(0, bytes.length / 2));
  else response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The listed parts, in sequence. */
function joined(parts: ReadonlyMap<number, Buffer>, list: string): Buffer {
  const named = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
  const found = named.map(([, number, etag], at) => {
    const part = parts.get(Number(number));
    if (!part || md5(part) !== etag) throw new Refused(400, 'InvalidPart');
    if (Number(number) !== at + 1) throw new Refused(400, 'InvalidPartOrder');
    if (at < named.length - 1 && part.length < least) throw new Refused(400, 'EntityTooSmall');
    return part;
  });
  if (found.length === 0) throw new Refused(400, 'MalformedXML');
  return Buffer.concat(found);
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
