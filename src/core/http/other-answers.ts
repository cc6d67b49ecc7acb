import type { AnswerKind } from './define-endpoint.ts';
import { tolerant } from '../tolerant.ts';

/* Readers for answers that are not JSON. They return undefined for another answer, which the schema then refuses. */

type ReadAnswer = NonNullable<AnswerKind['answer']>;

/** Reads a text of this media type in UTF-8. */
export const asText =
  (mediaType: string): ReadAnswer =>
  (response, bytes) => {
    const [type, parameters] = contentType(response);
    const charset = parameters.find((parameter) => /^\s*charset\s*=/.test(parameter)) ?? 'utf-8';
    if (type !== mediaType || !/\butf-?8\b/.test(charset)) return undefined;
    return tolerant(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  };

/** Reads a `Blob` of this media type. */
export const asBlob =
  (mediaType: string): ReadAnswer =>
  (response, bytes) => {
    const [type] = contentType(response);
    return type === mediaType && bytes ? new Blob([bytes], { type }) : undefined;
  };

/** Ignores the body. The OK answer is enough. */
export const unread: ReadAnswer = () => undefined;

const contentType = ({ headers }: Response): [type: string, parameters: string[]] => {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  return [type.trim(), parameters];
};
