import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { firstField } from '../ui/deep-focus.ts';
import { fieldName, fillStep, startingValues, type AnswerValues } from './answer-values.ts';
import { LOCAL_PROVIDER } from './step-rules.ts';
import { Providers } from './rare-parts.ts';
import { Question } from './Question.tsx';
import { questionLabel } from './question-label.ts';
import { policyWords } from './policy-words.ts';
import { StepButtons } from './StepButtons.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';

type StepFormProps = {
  step: JourneyStep;
  busy: boolean;
  /** Whether the shopper has come here by an answer, so that the focus goes along. */
  follows: boolean;
  onSend: () => void;
  onBack: (() => void) | undefined;
  /** What runs beside the questions. */
  children?: ReactNode;
};

/** A step that somebody answers. Give it the step's id as key: each step is a form of its own. Source: IDN-04. */
export const StepForm = ({ step, busy, follows, onSend, onBack, children }: StepFormProps) => {
  const t = useJourneyMessages();
  const form = useForm<AnswerValues>({ defaultValues: startingValues(step), shouldFocusError: false });
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { errors } = form.formState;
  const providers = step.callbacks.find((one) => one.kind === 'providers');
  const asksMore = step.callbacks.some(({ kind }) =>
    /^(?:text|number|boolean|choice|question|terms|confirmation)$/.test(kind),
  );

  useEffect(() => {
    let first: string | undefined;
    for (const one of step.callbacks) {
      if (!('broken' in one) || one.broken.length === 0) continue;
      const label = questionLabel(one.prompt, one.kind === 'text' ? one.purpose : undefined);
      const field = 'key' in label ? t(label.key) : label.text;
      const message = one.broken.map((policy) => t(...policyWords(policy, field))).join('\n');
      form.setError(fieldName(one), { type: 'service', message });
      first ??= fieldName(one);
    }
    if (!follows) return;
    if (first !== undefined) form.setFocus(first);
    else firstEmpty(element.current)?.focus();
    // Once a step: it has the form for itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const refused = (found: object) => {
    const names = Object.keys(found);
    // One mistake is mended where it is; of several the summary tells.
    if (names.length === 1 && names[0] !== undefined) form.setFocus(names[0]);
    else setAttempt((before) => before + 1);
  };
  const send = (values: AnswerValues) => {
    if (busy) return;
    fillStep(step, values);
    if (providers?.providers.some(({ id }) => id === LOCAL_PROVIDER)) providers.set(LOCAL_PROVIDER);
    onSend();
  };
  const choose = (id: string) => {
    if (busy) return;
    providers?.set(id);
    onSend();
  };
  const summary = Object.entries(errors).flatMap(([name, error]) =>
    // A field may have broken several rules of the service: each is an entry of its own.
    (error?.message ?? '')
      .split('\n')
      .filter(Boolean)
      .map((message) => ({ key: `${name} ${message}`, message, onSelect: () => form.setFocus(name) })),
  );
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="journey-form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(send, refused)(event)}
      >
        {summary.length > 1 && (
          <ErrorSummary title={t('shared.journey.summary')} errors={summary} attempt={attempt} />
        )}
        {step.callbacks.map((ask) => (
          <Question key={ask.index} ask={ask} />
        ))}
        {children}
        {(asksMore || !providers) && (
          <StepButtons step={step} busy={busy} onSendAsIs={() => send(form.getValues())} onBack={onBack} />
        )}
        {providers && (
          <>
            {asksMore && <p className="journey-or">{t('shared.journey.or')}</p>}
            <Providers ask={providers} busy={busy} onChoose={choose} />
          </>
        )}
      </form>
    </FormProvider>
  );
};

/** The first field that is not yet filled in: texts that are known are passed over, a choice before them is not. */
const firstEmpty = (form: HTMLFormElement | null): HTMLElement | null => {
  if (form === null) return null;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const open = fields.find(
    ({ value, tagName, classList }) => value === '' || tagName === 'SELECT' || !classList.contains('input'),
  );
  return open ?? firstField(form);
};
