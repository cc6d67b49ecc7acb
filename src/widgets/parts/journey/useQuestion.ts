import { useFormContext, type RegisterOptions } from 'react-hook-form';
import type { FailedPolicy } from '../../../auth/journey/describe-callback.ts';
import type { FieldPurpose } from '../../../auth/journey/journey-step.ts';
import type { AnswerValues } from './answer-values.ts';
import type { JourneyKey } from './journey-words.ts';
import { questionLabel } from './question-label.ts';
import { policyWords } from './policy-words.ts';
import { ruleWords, withLabels } from './rule-words.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type Rules = Pick<RegisterOptions<AnswerValues>, 'validate'> & { required?: boolean };

/** What may be pressed at this moment. A journey is in the page's own tree, so the document can find it. */
const PRESSED = 'button:active, a:active, label:active';

/** Wires a field of the step's form: its label in the shopper's language, its error, and its control. */
export const useQuestion = () => {
  const t = useWords<typeof en>();
  const { register, formState, clearErrors, trigger, getValues } = useFormContext<AnswerValues>();
  return {
    t,
    /** Returns the field's label, and its key if it is a label of the catalogue. */
    labelOf: (prompt: string, purpose?: FieldPurpose): { label: string; labelKey?: JourneyKey } => {
      const label = questionLabel(prompt, purpose);
      return 'key' in label ? { label: t(label.key), labelKey: label.key } : { label: label.text };
    },
    errorOf: (name: string): string | undefined => formState.errors[name]?.message,
    /** Returns the rules for the answer, to show beforehand. */
    told: (rules: readonly FailedPolicy[]): readonly string[] =>
      rules.flatMap((rule) => {
        const words = ruleWords(rule, t);
        return words ? [t(...words)] : [];
      }),
    broken: (rule: FailedPolicy, label: string, purpose?: FieldPurpose): string =>
      t(...policyWords(withLabels(rule, t), label, purpose)),
    /** Wires a control. The service's error goes away when the value changes; the field is validated when it loses the focus. */
    wire: (name: string, label: string, { required, validate }: Rules = {}) =>
      register(name, {
        ...(required && {
          validate: {
            required: (value) =>
              String(value).trim() !== '' || t(...policyWords({ policy: 'REQUIRED', params: {} }, label)),
            ...(typeof validate === 'function' && { rule: validate }),
          },
        }),
        ...(!required && validate && { validate }),
        onChange: () => {
          const error = formState.errors[name];
          if (error?.type === 'service') clearErrors(name);
          else if (error) void trigger(name);
        },
        onBlur: () => {
          // An error that is shown now would move the pressed control away from under the pointer.
          if (document.querySelector(PRESSED)) return;
          // A field that the user only passed through, empty or unticked, is not an error yet.
          const value = getValues(name);
          if (validate && typeof value === 'string' && value.trim() !== '') void trigger(name);
        },
      }),
  };
};
