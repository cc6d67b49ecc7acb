import type { AnswerKind } from './define-endpoint.ts';

/* How answers that are not JSON are read: an endpoint's `answer`. What is not as agreed is undefined, which its schema refuses. */

type ReadAnswer = NonNullable<AnswerKind['answer']>;

/** A text of this media type, in UTF-8. */
export const asText =
  (mediaType: string): ReadAnswer =>
  (response, bytes) => {
    const [type, parameters] = contentType(response);
    const charset = parameters.find((parameter) => /^\s*charset\s*=/.test(parameter)) ?? 'utf-8';
    if (type !== mediaType || !/\butf-?8\b/.test(charset)) return undefined;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  };

/** A `Blob` of this media type. */
export const asBlob =
  (mediaType: string): ReadAnswer =>
  (response, bytes) => {
    const [type] = contentType(response);
    return type === mediaType && bytes ? new Blob([bytes], { type }) : undefined;
  };

/** Whatever it is: that there was an OK answer is enough. */
export const unread: ReadAnswer = () => undefined;

const contentType = ({ headers }: Response): [type: string, parameters: string[]] => {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  return [type.trim(), parameters];
};
