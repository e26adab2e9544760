import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const path = '/api/wms-user';
const maxAge = 30 * 24 * 3_600;

/** Over https the name prefix makes browsers refuse a cookie that was set without protection. */
const nameFor = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Secure-lading-refresh' : 'lading-refresh';

/** The refresh token, kept by the browser where no script can read it (decision D3). */
export const refreshCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)],
  set: (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    void reply.setCookie(nameFor(request), token, {
      path,
      maxAge,
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
  },
  clear: (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.clearCookie(nameFor(request), {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
  },
};
