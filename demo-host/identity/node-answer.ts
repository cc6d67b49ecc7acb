import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Lets a handler for Node's request and response answer a `Request`, so that faults and logs apply to it as to every
 * other service. Bodies are held in memory: the identity service's are small.
 */
export const answerByNode = async (request: Request, handle: NodeHandler): Promise<Response> => {
  const url = new URL(request.url);
  const incoming = new IncomingMessage(new Socket());
  incoming.method = request.method;
  incoming.url = url.pathname + url.search;
  incoming.headers = { ...Object.fromEntries(request.headers), host: url.host };
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > 0) {
    incoming.headers['content-length'] = String(body.length);
    incoming.push(body);
  }
  // Ends the request body. Without this, the handler would wait for more.
  incoming.push(null);
  const recorder = new Recorder(incoming);
  await handle(incoming, recorder);
  return recorder.whole;
};

/** A response that keeps what is written instead of sending it. */
class Recorder extends ServerResponse {
  private readonly parts: Buffer[] = [];
  private finish: (response: Response) => void = () => undefined;
  readonly whole = new Promise<Response>((done) => {
    this.finish = done;
  });

  override write(chunk: unknown): boolean {
    this.keep(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.keep(chunk);
    this.finish(
      new Response(hasNoBody(this.statusCode) ? null : Buffer.concat(this.parts), {
        status: this.statusCode,
        headers: this.recorded(),
      }),
    );
    this.emit('finish');
    return this;
  }

  private keep(chunk: unknown): void {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.parts.push(Buffer.from(chunk));
  }

  private recorded(): Headers {
    const headers = new Headers();
    for (const [name, value] of Object.entries(this.getHeaders()))
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    headers.delete('content-length');
    return headers;
  }
}

const hasNoBody = (status: number): boolean => status === 204 || status === 304;
