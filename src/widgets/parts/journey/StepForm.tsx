import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { runtime } from '../../../core/runtime.ts';
import { ErrorSummary } from '../../kit/ui/ErrorSummary.tsx';
import { firstField } from '../../kit/ui/deep-focus.ts';
import { fieldName, fillStep, startingValues, type AnswerValues } from './answer-values.ts';
import { LOCAL_PROVIDER } from './step-rules.ts';
import { Providers } from './rare-parts.ts';
import { Question } from './Question.tsx';
import { questionLabel } from './question-label.ts';
import { policyWords } from './policy-words.ts';
import { withLabels } from './rule-words.ts';
import { StepButtons } from './StepButtons.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';

export type StepFormProps = {
  step: JourneyStep;
  busy: boolean;
  /** The service could not be had when this was sent. */
  held: boolean;
  /** Whether the shopper has come here by an answer, so that the focus goes along. */
  follows: boolean;
  onSend: () => void;
  onBack: (() => void) | undefined;
  /** What runs beside the questions. */
  children?: ReactNode;
};

/** From so many wrong fields on a list of them leads to each; fewer are told where they are, and the first has the focus. */
const MANY = 4;

/** A step that somebody answers. Give it the step's id as key: each step is a form of its own. Source: IDN-04. */
export const StepForm = ({ step, busy, held, follows, onSend, onBack, children }: StepFormProps) => {
  const t = useJourneyMessages();
  const form = useForm<AnswerValues>({ defaultValues: startingValues(step), shouldFocusError: false });
  const [attempt, setAttempt] = useState(0);
  /** What the service found wrong with the answer before: over once another was tried. */
  const [complaint, setComplaint] = useState<'' | 'complaint-past' | 'complaint-gone'>('');
  const element = useRef<HTMLFormElement>(null);
  const { errors } = form.formState;
  const providers = step.callbacks.find((one) => one.kind === 'providers');
  const hasOthers = providers?.providers.some(({ id }) => id !== LOCAL_PROVIDER) === true;
  const asksMore = step.callbacks.some(({ kind }) =>
    /^(?:text|number|boolean|choice|question|terms|confirmation)$/.test(kind),
  );

  useEffect(() => {
    const found: Record<string, { message: string }> = {};
    for (const one of step.callbacks) {
      if (!('broken' in one) || one.broken.length === 0) continue;
      const purpose = one.kind === 'text' ? one.purpose : undefined;
      const label = questionLabel(one.prompt, purpose);
      const field = 'key' in label ? t(label.key) : label.text;
      const message = one.broken
        .map((policy) => t(...policyWords(withLabels(policy, t), field, purpose)))
        .join('\n');
      form.setError(fieldName(one), { type: 'service', message });
      found[fieldName(one)] = { message };
    }
    if (!follows) return;
    if (Object.keys(found).length > 0) leadTo(found);
    else firstEmpty(element.current)?.focus();
    // Once a step: it has the form for itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const leadTo = (found: Readonly<Record<string, { message?: string } | undefined>>) => {
    const wrong = Object.keys(form.getValues()).filter((name) => found[name] !== undefined);
    const [first, ...others] = wrong;
    if (wrong.length >= MANY) return setAttempt((before) => before + 1);
    if (first !== undefined) form.setFocus(first);
    // The focus tells the first one alone.
    const more = others.map((name) => found[name]?.message ?? '').join(' ');
    if (more !== '') runtime().registry.actions.announce(more);
  };
  const refused = (found: FieldErrors<AnswerValues>) => {
    setComplaint('complaint-gone');
    leadTo(found as Record<string, { message?: string }>);
  };
  useEffect(() => {
    if (held) setComplaint('complaint-gone');
  }, [held]);
  const send = (values: AnswerValues) => {
    if (busy) return;
    // Its room stays: the answer brings another step.
    setComplaint((before) => before || 'complaint-past');
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
        className={`journey-form ${complaint}`}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send, refused)(event)}
      >
        {Object.keys(errors).length >= MANY && (
          <ErrorSummary title={t('shared.journey.summary')} errors={summary} attempt={attempt} />
        )}
        {step.callbacks.map((ask) => (
          <Question key={ask.index} ask={ask} beside={step.callbacks} />
        ))}
        {children}
        {(asksMore || !hasOthers) && (
          <StepButtons step={step} busy={busy} onSendAsIs={() => send(form.getValues())} onBack={onBack} />
        )}
        {providers && hasOthers && (
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
