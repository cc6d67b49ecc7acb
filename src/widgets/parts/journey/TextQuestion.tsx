import type { CallbackOf, JourneyCallback } from '../../../auth/journey/journey-step.ts';
import { SecretField, type SecretWords } from '../../kit/forms/SecretField.tsx';
import { late } from '../../../core/late.ts';
import { TextField } from '../../kit/ui/TextField.tsx';
import { fieldName } from './answer-values.ts';
import type { JourneyKey } from './journey-words.ts';
import { useQuestion } from './useQuestion.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type TextQuestionProps = { ask: CallbackOf<'text'>; beside: readonly JourneyCallback[] };

/** Loads the rules of fields, which few fields have. If they can't be loaded, only the service checks the answer. */
const loadRules = () => late(() => import('./broken-rules.ts')).catch(() => undefined);

/** Draws a text field: a user name, a password, a code or an attribute of the person. */
export const TextQuestion = ({ ask, beside }: TextQuestionProps) => {
  const { t, labelOf, errorOf, told, broken, wire } = useQuestion();
  const { purpose, required } = ask;
  const { label, labelKey } = labelOf(ask.prompt, purpose);
  const name = fieldName(ask);
  const isEmail = purpose === 'email';
  const wiring = wire(name, label, {
    required,
    ...((isEmail || ask.rules.length > 0) && {
      validate: async (value, values) => {
        const typed = /password/.test(purpose) ? String(value) : String(value).trim();
        if (typed === '') return true;
        const part = ask.rules.length > 0 ? await loadRules() : undefined;
        const wrong = [...(part?.brokenRules(ask.rules, typed, part.valuesBeside(beside, values)) ?? [])];
        if (isEmail && !EMAIL.test(typed)) wrong.push({ policy: 'VALID_EMAIL_ADDRESS_FORMAT', params: {} });
        return wrong.length === 0 || wrong.map((rule) => broken(rule, label, purpose)).join('\n');
      },
    }),
  });
  const rules = told(ask.rules);
  const field = {
    label,
    description: (rules.length > 0 || isEmail) && (
      <>
        {isEmail && <p>{t('shared.journey.emailExample')}</p>}
        {rules.length > 0 && (
          <ul className="rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
      </>
    ),
    error: errorOf(name),
    autoComplete: ask.offersPasskey ? `${purpose} webauthn` : purpose,
    required: undefined,
    ...wiring,
  };
  if (/password/.test(purpose)) return <SecretField {...field} words={secretWords(t, label, labelKey)} />;
  return (
    <TextField
      {...field}
      labelNote={required ? undefined : t('shared.journey.optional')}
      aria-required={required}
      type={isEmail ? 'email' : purpose === 'tel' ? 'tel' : 'text'}
      inputMode={purpose === 'one-time-code' ? 'numeric' : undefined}
      // Names, codes and addresses are not words of a language.
      spellCheck={purpose === 'off' ? undefined : false}
      autoCapitalize={purpose === 'username' || isEmail ? 'none' : undefined}
    />
  );
};

/** A label of the catalogue has a sentence of its own, because a name in a sentence differs from a label. */
const secretWords = (
  t: ReturnType<typeof useQuestion>['t'],
  field: string,
  key: JourneyKey | undefined,
): SecretWords => {
  const what = (['password', 'currentPassword', 'newPassword'] as const).find(
    (name) => key === `shared.journey.${name}`,
  );
  // Beside a new password, the other one needs no longer name.
  const values = { what: what === 'currentPassword' ? 'password' : (what ?? 'other'), field };
  return {
    show: t('shared.journey.show'),
    hide: t('shared.journey.hide'),
    showField: t('shared.journey.showSecret', values),
    hideField: t('shared.journey.hideSecret', values),
  };
};
