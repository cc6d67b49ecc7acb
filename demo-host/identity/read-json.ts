import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 256 * 1024;

/** Returns the JSON body of a request. An empty body is an empty object. Returns undefined if it is not JSON or too long. */
export const readJson = async (request: IncomingMessage): Promise<{ value: unknown } | undefined> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return { value: length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown) };
  } catch {
    return undefined;
  }
};
