import * as v from 'valibot';
import {
  invalid,
  notJsonType,
  notReadable,
  tooLarge,
  validationError,
  type OccErrorBody,
} from './occ-error.ts';

/** The largest body accepted, far above the largest real one (a batch of 25 lines is 2 kB). */
const MAX_BODY_BYTES = 100_000;

/** A raw body: a form's parameters, or text that should be JSON. */
export type RequestBody = { form: URLSearchParams } | { text: string; contentType: string };

/** Reads a body up to the limit. */
export const readBody = async (request: Request): Promise<RequestBody> => {
  const contentType = request.headers.get('content-type') ?? '';
  const text = await limitedText(request);
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return { form: new URLSearchParams(text) };
  return { text, contentType };
};

/**
 * Parses the body by the contract. A missing body counts as `{}`, as OCC's optional bodies do; where the call takes no
 * object, so does a body of another type. For a form, or a call without a body, `byParameters` reads the parameters;
 * without it, a form is refused if an object is needed.
 */
export const parseBody = <S extends v.GenericSchema>(
  body: RequestBody,
  schema: S,
  byParameters: (() => unknown) | undefined,
): v.InferOutput<S> => {
  const isForm = 'form' in body;
  const isUnread = isForm || body.text === '' || (takesNothing(schema) && !isJson(body));
  const given = isUnread ? (byParameters?.() ?? {}) : jsonOf(body);
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  if (isForm && !byParameters) throw notJsonType('application/x-www-form-urlencoded');
  throw validationError(result.issues.map(errorOf));
};

/** Returns a body that must be JSON. A missing one counts as `{}`. */
export const jsonBody = async (request: Request): Promise<unknown> => {
  const body = await readBody(request);
  if ('form' in body) throw notJsonType('application/x-www-form-urlencoded');
  return body.text === '' ? {} : jsonOf(body);
};

type TextBody = Extract<RequestBody, { text: string }>;

/** Returns whether a call's body has no field. */
const takesNothing = (schema: v.GenericSchema & { entries?: object }): boolean =>
  schema.entries !== undefined && Object.keys(schema.entries).length === 0;

const isJson = ({ contentType }: TextBody): boolean => /^application\/(\w+\+)?json\b/i.test(contentType);

const jsonOf = (body: TextBody): unknown => {
  if (!isJson(body)) throw notJsonType(body.contentType);
  try {
    return JSON.parse(body.text);
  } catch {
    throw notReadable();
  }
};

const limitedText = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
};

const errorOf = (issue: v.BaseIssue<unknown>): OccErrorBody => {
  const subject = issue.path?.map((item) => String(item.key)).join('.') ?? 'body';
  return issue.input === undefined
    ? invalid(subject, 'This field is required.', 'missing')
    : invalid(subject, `${subject} is not valid.`);
};
