import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import type { JourneyCallback, JourneyStep } from '../../../auth/journey/journey-step.ts';
import { runtime } from '../../../core/runtime.ts';
import { ErrorSummary } from '../../kit/ui/ErrorSummary.tsx';
import { firstField } from '../../kit/ui/deep-focus.ts';
import { fieldName, fillStep, startingValues, type AnswerValues } from './answer-values.ts';
import { LOCAL_PROVIDER } from './step-rules.ts';
import { Providers } from './rare-parts.ts';
import { JourneyQuestion } from './JourneyQuestion.tsx';
import { questionLabel } from './question-label.ts';
import { policyWords } from './policy-words.ts';
import { withLabels } from './rule-words.ts';
import { StepButtons } from './StepButtons.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

export type StepFormProps = {
  step: JourneyStep;
  busy: boolean;
  /** Whether the service could not be reached when the form was sent. */
  held: boolean;
  /** Whether the form takes the focus, because an answer of the shopper led to it. */
  follows: boolean;
  onSend: () => void;
  onBack: (() => void) | undefined;
  /** What runs beside the questions. */
  children?: ReactNode;
};

/** So many wrong fields are listed with links. Fewer are shown at their fields alone, and the first gets the focus. */
const MANY = 4;

/** Draws a step that a person answers. Give it a new key for each step. Source: IDN-04. */
export const JourneyStepForm = ({ step, busy, held, follows, onSend, onBack, children }: StepFormProps) => {
  const t = useWords<typeof en>();
  const form = useForm<AnswerValues>({ defaultValues: startingValues(step), shouldFocusError: false });
  const [attempt, setAttempt] = useState(0);
  /** The state of the service's complaint about the previous answer. It goes away once another answer is tried. */
  const [complaint, setComplaint] = useState<'' | 'complaint-past' | 'complaint-gone'>('');
  const element = useRef<HTMLFormElement>(null);
  const { errors } = form.formState;
  const providers = step.callbacks.find((one) => one.kind === 'providers');
  const hasOthers = providers?.providers.some(({ id }) => id !== LOCAL_PROVIDER) === true;
  const asksMore = step.callbacks.some(({ kind }) =>
    /^(?:text|number|boolean|choice|question|terms|confirmation)$/.test(kind),
  );

  const labelOf = (ask: JourneyCallback & { prompt: string }): string => {
    const label = questionLabel(ask.prompt, purposeOf(ask));
    return 'key' in label ? t(label.key) : label.text;
  };

  useEffect(() => {
    const found: Record<string, { message: string }> = {};
    for (const one of step.callbacks) {
      if (!('broken' in one) || one.broken.length === 0) continue;
      const purpose = purposeOf(one);
      const message = one.broken
        .map((policy) => t(...policyWords(withLabels(policy, t), labelOf(one), purpose)))
        .join('\n');
      form.setError(fieldName(one), { type: 'service', message });
      found[fieldName(one)] = { message };
    }
    if (!follows) return;
    if (Object.keys(found).length > 0) leadTo(found);
    else firstEmpty(element.current)?.focus();
    // Runs once for each step, because each step has its own form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const leadTo = (found: Readonly<Record<string, { message?: string } | undefined>>) => {
    const wrong = Object.keys(form.getValues()).filter((name) => found[name] !== undefined);
    const [first, ...others] = wrong;
    if (wrong.length >= MANY) return setAttempt((before) => before + 1);
    if (first !== undefined) form.setFocus(first);
    // The focus announces only the first error.
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
    // The complaint keeps its space until the answer brings another step.
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
    // A value may break several of the service's rules. Each one is an entry of its own.
    (error?.message ?? '')
      .split('\n')
      .filter(Boolean)
      .map((message) => {
        const ask = step.callbacks.find((one) => fieldName(one) === name);
        const field = ask && 'prompt' in ask ? labelOf(ask) : undefined;
        return { key: `${name} ${message}`, message, field, onSelect: () => form.setFocus(name) };
      }),
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
          <JourneyQuestion key={ask.index} ask={ask} beside={step.callbacks} />
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

const purposeOf = (ask: JourneyCallback) => (ask.kind === 'text' ? ask.purpose : undefined);

/** Returns the first field that is not filled in yet. Filled text fields are skipped; a choice is never skipped. */
const firstEmpty = (form: HTMLFormElement | null): HTMLElement | null => {
  if (form === null) return null;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const open = fields.find(
    ({ value, tagName, classList }) => value === '' || tagName === 'SELECT' || !classList.contains('input'),
  );
  return open ?? firstField(form);
};
