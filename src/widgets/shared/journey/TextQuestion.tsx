import type { CallbackOf } from '../../../auth/journey/journey-step.ts';
import { TextField } from '../ui/TextField.tsx';
import { fieldName } from './answer-values.ts';
import { CheckField } from './CheckField.tsx';
import { SecretField } from './SecretField.tsx';
import { useQuestion } from './useQuestion.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NUMBER = /^\s*-?\d+(?:[.,]\d+)?\s*$/;

/** A line of text: user name, password, code, an attribute of the person. */
export const TextQuestion = ({ ask }: { ask: CallbackOf<'text'> }) => {
  const { t, labelOf, errorOf, told, broken, wire } = useQuestion();
  const { purpose, required } = ask;
  const label = labelOf(ask.prompt, purpose);
  const name = fieldName(ask);
  const isEmail = purpose === 'email';
  const wiring = wire(name, label, {
    required,
    ...(isEmail && {
      validate: (value) =>
        String(value).trim() === '' ||
        EMAIL.test(String(value).trim()) ||
        broken('VALID_EMAIL_ADDRESS_FORMAT', label, purpose),
    }),
  });
  const rules = told(ask.rules);
  const field = {
    label,
    description: (rules.length > 0 || isEmail) && (
      <>
        {isEmail && <p>{t('shared.journey.emailExample')}</p>}
        {rules.length > 0 && <Rules rules={rules} />}
      </>
    ),
    error: errorOf(name),
    autoComplete: ask.offersPasskey ? `${purpose} webauthn` : purpose,
    required: undefined,
    ...wiring,
  };
  if (/password/.test(purpose)) return <SecretField {...field} />;
  return (
    <TextField
      {...field}
      labelNote={required ? undefined : t('shared.journey.optional')}
      aria-required={required}
      type={isEmail ? 'email' : purpose === 'tel' ? 'tel' : 'text'}
      inputMode={purpose === 'one-time-code' ? 'numeric' : undefined}
      // Names, codes and addresses are no words of a language.
      spellCheck={purpose === 'off' ? undefined : false}
      autoCapitalize={purpose === 'username' || isEmail ? 'none' : undefined}
    />
  );
};

/** Heard with the field, since it describes it. */
const Rules = ({ rules }: { rules: readonly string[] }) => (
  <ul className="rules">
    {rules.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
);

/** A number; with a point or a comma. */
export const NumberQuestion = ({ ask }: { ask: CallbackOf<'number'> }) => {
  const { t, labelOf, errorOf, broken, wire } = useQuestion();
  const label = labelOf(ask.prompt);
  const name = fieldName(ask);
  return (
    <TextField
      label={label}
      labelNote={ask.required ? undefined : t('shared.journey.optional')}
      error={errorOf(name)}
      autoComplete="off"
      inputMode="decimal"
      inputClassName="num"
      aria-required={ask.required}
      {...wire(name, label, {
        required: ask.required,
        validate: (value) =>
          String(value).trim() === '' || NUMBER.test(String(value)) || broken('VALID_NUMBER', label),
      })}
    />
  );
};

/** Yes or no. */
export const BooleanQuestion = ({ ask }: { ask: CallbackOf<'boolean'> }) => {
  const { labelOf, errorOf, wire } = useQuestion();
  const name = fieldName(ask);
  const label = labelOf(ask.prompt);
  return <CheckField label={label} error={errorOf(name)} {...wire(name, label)} />;
};
