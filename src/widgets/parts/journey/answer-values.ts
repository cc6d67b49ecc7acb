import type { JourneyCallback, JourneyStep } from '../../../auth/journey/journey-step.ts';

/** The values of the form: one for each callback, three for a security question. */
export type AnswerValues = Record<string, string | boolean>;

/** The value that means a question written by the user, in the list of offered questions. */
export const OWN_QUESTION = '-1';

/** Returns the name of a callback's field in the form. */
export const fieldName = ({ index }: { index: number }, part = ''): string => `answer${index}${part}`;

const startValues = (callback: JourneyCallback): AnswerValues => {
  const name = fieldName(callback);
  switch (callback.kind) {
    case 'text':
    case 'number':
    case 'boolean':
      return { [name]: callback.value };
    case 'choice':
    case 'confirmation':
      return { [name]: String(callback.value) };
    case 'terms':
      return { [name]: false };
    case 'question':
      return {
        [fieldName(callback, 'question')]: callback.questions.length > 0 ? '0' : OWN_QUESTION,
        [fieldName(callback, 'own')]: '',
        [fieldName(callback, 'answer')]: '',
      };
    default:
      return {};
  }
};

export const startingValues = ({ callbacks }: JourneyStep): AnswerValues =>
  Object.assign({}, ...callbacks.map(startValues)) as AnswerValues;

/** Returns what the user meant: without surrounding spaces, and a code without any. A password stays as it is. */
const meant = (typed: string, purpose: string): string => {
  if (/password/.test(purpose)) return typed;
  return purpose === 'one-time-code' ? typed.replace(/\s/g, '') : typed.trim();
};

const fill = (callback: JourneyCallback, values: AnswerValues): void => {
  const value = values[fieldName(callback)];
  switch (callback.kind) {
    case 'text':
      return callback.set(meant(String(value), callback.purpose));
    case 'number':
      return callback.set(String(value));
    case 'boolean':
    case 'terms':
      return callback.set(value === true);
    case 'choice':
    case 'confirmation':
      return callback.set(Number(value));
    case 'question': {
      const chosen = values[fieldName(callback, 'question')];
      const own = values[fieldName(callback, 'own')];
      const question = chosen === OWN_QUESTION ? own : callback.questions[Number(chosen)];
      return callback.set(
        String(question ?? '').trim(),
        String(values[fieldName(callback, 'answer')]).trim(),
      );
    }
    default:
      return undefined;
  }
};

export const fillStep = ({ callbacks }: JourneyStep, values: AnswerValues): void => {
  for (const callback of callbacks) fill(callback, values);
};
