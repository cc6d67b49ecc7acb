import { useFormContext, type RegisterOptions } from 'react-hook-form';
import type { FailedPolicy } from '../../../auth/journey/failed-policy.ts';
import type { FieldPurpose } from '../../../auth/journey/journey-step.ts';
import type { AnswerValues } from './answer-values.ts';
import { questionLabel } from './question-label.ts';
import { policyWords } from './policy-words.ts';
import { ruleWords, withLabels } from './rule-words.ts';
import { useJourneyMessages } from './useJourneyMessages.ts';

type Rules = Pick<RegisterOptions<AnswerValues>, 'validate'> & { required?: boolean };

/** A journey stands in the page's own tree (its contract's `dom`), so the page knows what of it is pressed. */
const PRESSED = 'button:active, a:active, label:active';

/** A field of the step's form: its label in the shopper's language, what is wrong with it, and how it is wired. */
export const useQuestion = () => {
  const t = useJourneyMessages();
  const { register, formState, clearErrors, trigger, getValues } = useFormContext<AnswerValues>();
  return {
    t,
    labelOf: (prompt: string, purpose?: FieldPurpose): string => {
      const label = questionLabel(prompt, purpose);
      return 'key' in label ? t(label.key) : label.text;
    },
    errorOf: (name: string): string | undefined => formState.errors[name]?.message,
    /** What is asked of the answer, told beforehand. */
    told: (rules: readonly FailedPolicy[]): readonly string[] =>
      rules.flatMap((rule) => {
        const words = ruleWords(rule, t);
        return words ? [t(...words)] : [];
      }),
    /** What a rule says of this field when its answer broke it. */
    broken: (rule: FailedPolicy, label: string, purpose?: FieldPurpose): string =>
      t(...policyWords(withLabels(rule, t), label, purpose)),
    /** Wires a control. What the service found wrong goes once it is changed; what was left is checked. */
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
          // What is being pressed would move away from under the finger.
          if (document.querySelector(PRESSED)) return;
          // A field that was only passed through, empty or not ticked, is no mistake yet.
          const value = getValues(name);
          if (validate && typeof value === 'string' && value.trim() !== '') void trigger(name);
        },
      }),
  };
};
