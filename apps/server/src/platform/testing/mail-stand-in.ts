import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server without encryption, which accepts every mail. */
interface MailStandIn {
  port: number;
  /** The lines that it has received. */
  lines: string[];
  /** The addresses of the mails that it has accepted, in that order. */
  accepted: string[];
  close(): void;
}

/** Starts one on a free port. */
export async function startMailStandIn(): Promise<MailStandIn> {
  const lines: string[] = [];
  const accepted: string[] = [];
  const server = createServer((socket) => {
    let isBody = false;
    let recipients: string[] = [];
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => undefined);
    const reader = createInterface(socket);
    // It passes on errors of the socket.
    reader.on('error', () => undefined);
    reader.on('line', (line) => {
      lines.push(line);
      if (isBody && line !== '.') return;
      if (isBody) accepted.push(...recipients.splice(0));
      const verb = line.slice(0, 4).toUpperCase();
      isBody = verb === 'DATA';
      if (verb === 'MAIL') recipients = [];
      if (verb === 'RCPT') recipients.push(/<(.*?)>/.exec(line)?.[1] ?? '');
      if (verb === 'DATA') socket.write('354 Go on\r\n');
      else if (verb === 'QUIT') socket.end('221 Bye\r\n');
      else if (verb === 'STAR') socket.write('502 Not implemented\r\n');
      else socket.write('250 OK\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lines,
    accepted,
    close: () => server.close(),
  };
}
