/**
 * Sends a request like `fetch`, but reports upload progress, which `fetch` cannot. The reply is not streamed.
 *
 * @param onSent receives the uploaded share, from 0 to 1
 * @throws TypeError when the server cannot be reached, and the abort reason of `signal`
 */
export function sendWithProgress(
  address: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Headers; body: XMLHttpRequestBodyInit; signal: AbortSignal },
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', stop);
      settle();
    };
    request.open(method, address);
    request.responseType = 'blob';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    });
    request.addEventListener('load', () =>
      end(() =>
        resolve(
          new Response(request.response as Blob, {
            status: request.status,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        ),
      ),
    );
    request.addEventListener('error', () => end(() => reject(new TypeError('Failed to fetch'))));
    request.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    request.send(body);
  });
}

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
