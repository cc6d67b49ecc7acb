import { useWatch } from 'react-hook-form';
import type { CallbackOf } from '../../../auth/journey/journey-step.ts';
import { CheckField } from '../../kit/forms/CheckField.tsx';
import { RadioGroup } from '../../kit/forms/RadioGroup.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { fieldName, OWN_QUESTION, type AnswerValues } from './answer-values.ts';
import { ServiceText } from './ServiceText.tsx';
import { useQuestion } from './useQuestion.ts';

type RareQuestionProps = { ask: CallbackOf<'number' | 'boolean' | 'choice' | 'terms' | 'question'> };

/** Draws a question that few steps ask. Loaded separately. */
export const RareQuestion = ({ ask }: RareQuestionProps) => {
  switch (ask.kind) {
    case 'number':
      return <NumberQuestion ask={ask} />;
    case 'boolean':
      return <BooleanQuestion ask={ask} />;
    case 'choice':
      return <ChoiceQuestion ask={ask} />;
    case 'terms':
      return <TermsQuestion ask={ask} />;
    case 'question':
      return <SecurityQuestion ask={ask} />;
  }
};

const MOST_RADIOS = 6;

/** Draws a choice of one out of several, as radio buttons or, if there are many, as a list. */
const ChoiceQuestion = ({ ask }: { ask: CallbackOf<'choice'> }) => {
  const { t, wire } = useQuestion();
  const label = ask.prompt.trim() || t('shared.journey.choose');
  const wiring = wire(fieldName(ask), label);
  if (ask.choices.length > MOST_RADIOS)
    return (
      <SelectField label={label} {...wiring}>
        {ask.choices.map((choice, place) => (
          <option key={place} value={place}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  return (
    <RadioGroup
      legend={label}
      options={ask.choices.map((choice, place) => ({ value: String(place), label: choice }))}
      {...wiring}
    />
  );
};

/** Draws terms to read and accept (section 5). Line breaks in the service's text are kept. */
const TermsQuestion = ({ ask }: { ask: CallbackOf<'terms'> }) => {
  const { t, errorOf, wire } = useQuestion();
  const name = fieldName(ask);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus */}
      <section className="terms" tabIndex={0} aria-label={t('shared.journey.terms')}>
        <ServiceText words={ask.text} />
      </section>
      <CheckField
        label={t('shared.journey.accept')}
        error={errorOf(name)}
        aria-required
        {...wire(name, '', { validate: (value) => value === true || t('shared.journey.mustAccept') })}
      />
    </>
  );
};

/** Draws a security question, chosen from the offered ones or written by the user, and the field for its answer. */
const SecurityQuestion = ({ ask }: { ask: CallbackOf<'question'> }) => {
  const { t, labelOf, errorOf, wire } = useQuestion();
  const [question, own, answer] = ['question', 'own', 'answer'].map((part) => fieldName(ask, part)) as [
    string,
    string,
    string,
  ];
  const chosen = useWatch<AnswerValues>({ name: question });
  const { label } = labelOf(ask.prompt || 'security question');
  const ownLabel = t('shared.journey.yourQuestion');
  const answerLabel = t('shared.journey.answer');
  return (
    <>
      {ask.questions.length > 0 && (
        <SelectField label={label} {...wire(question, label)}>
          {ask.questions.map((text, place) => (
            <option key={place} value={String(place)}>
              {text}
            </option>
          ))}
          {ask.ownAllowed && <option value={OWN_QUESTION}>{t('shared.journey.ownQuestion')}</option>}
        </SelectField>
      )}
      {chosen === OWN_QUESTION && (
        <TextField
          label={ownLabel}
          error={errorOf(own)}
          autoComplete="off"
          aria-required
          {...wire(own, ownLabel, { required: true })}
        />
      )}
      <TextField
        label={answerLabel}
        error={errorOf(answer)}
        autoComplete="off"
        aria-required
        {...wire(answer, answerLabel, { required: true })}
      />
    </>
  );
};

const NUMBER = /^\s*-?\d+(?:[.,]\d+)?\s*$/;

export const NumberQuestion = ({ ask }: { ask: CallbackOf<'number'> }) => {
  const { t, labelOf, errorOf, broken, wire } = useQuestion();
  const { label } = labelOf(ask.prompt);
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
          String(value).trim() === '' ||
          NUMBER.test(String(value)) ||
          broken({ policy: 'VALID_NUMBER', params: {} }, label),
      })}
    />
  );
};

export const BooleanQuestion = ({ ask }: { ask: CallbackOf<'boolean'> }) => {
  const { labelOf, errorOf, wire } = useQuestion();
  const name = fieldName(ask);
  const { label } = labelOf(ask.prompt);
  return <CheckField label={label} error={errorOf(name)} {...wire(name, label)} />;
};
