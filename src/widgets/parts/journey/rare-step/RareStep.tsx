import type { JourneyStep } from '../../../../auth/journey/journey-step.ts';
import { boundWords } from '../../../kit/element/WithWords.tsx';
import { Button, Spinner } from '../../../kit/ui/Button.tsx';
import { JourneyQuestion } from '../JourneyQuestion.tsx';
import { type SignInChecks, useChecks } from '../sign-in-checks.ts';
import { StepElsewhere } from './StepElsewhere.tsx';
import { JourneyStepForm, type StepFormProps } from '../JourneyStepForm.tsx';
import { StepPasskey } from './StepPasskey.tsx';
import { isCheck, wayOf } from '../step-rules.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import type journey from '../messages/en.json';
import type en from './messages/en.json';
import { useEffect } from 'react';

export type StepProps = Omit<StepFormProps, 'children'> & {
  checks: SignInChecks;
  leave: ((url: string) => void) | undefined;
};

/** Draws a step that is no plain form: with checks or a passkey, or that continues elsewhere or by itself. */
const RareStep = ({ step, busy, held, follows, checks, leave, onSend, onBack }: StepProps) => {
  const t = useWords<typeof journey & typeof en>();
  const { place, text, running, whenDone } = useChecks(step, checks);
  const send = () => whenDone(onSend);
  const drawn = <div ref={place} className="check-place" />;
  const alone = <StepAlone step={step} text={text} held={held} whenDone={whenDone} onSend={onSend} />;
  const waits = step.callbacks.some(({ kind }) => kind === 'wait');
  const said = step.callbacks.map((ask) => (
    <JourneyQuestion key={ask.index} ask={ask} beside={step.callbacks} />
  ));
  const passkey = step.passkey?.isOffered ? (
    <OfferedPasskey passkey={step.passkey} onSend={send} />
  ) : (
    step.passkey && <StepPasskey {...{ step, busy, onBack }} onSend={send} />
  );
  const back = onBack && (
    <p>
      <Button onClick={onBack}>{t('shared.journey.back')}</Button>
    </p>
  );
  switch (wayOf(step)) {
    case 'elsewhere':
      return (
        <>
          {said}
          <StepElsewhere step={step} leave={leave} />
          {back}
        </>
      );
    case 'passkey':
      return (
        <>
          {said}
          {passkey}
          {drawn}
        </>
      );
    case 'alone':
      return (
        <>
          {said}
          {alone}
          {drawn}
          {back}
        </>
      );
    default:
      return (
        <JourneyStepForm step={step} busy={busy} held={held} follows={follows} onSend={send} onBack={onBack}>
          {waits && alone}
          {running && !waits && (
            <p className="journey-alone small" aria-live="polite">
              <Spinner />
              <span>{text ?? t('shared.journey.checking')}</span>
            </p>
          )}
          {drawn}
          {passkey}
        </JourneyStepForm>
      );
  }
};

type OfferedPasskeyProps = { passkey: NonNullable<JourneyStep['passkey']>; onSend: () => void };

/** Lets the browser offer passkeys at the user name field; choosing one answers the step. That it can't is no error. */
const OfferedPasskey = ({ passkey, onSend }: OfferedPasskeyProps) => {
  useEffect(() => {
    let isHere = true;
    passkey.use().then(
      () => isHere && onSend(),
      (error: unknown) => {
        if (isHere) console.info('Assess widgets: no passkey is offered at the user name.', error);
      },
    );
    return () => {
      isHere = false;
      // Stops the browser's offer, which would go on otherwise. The vendor's SDK keeps the abort controller in this
      // global.
      (globalThis as { PingWebAuthnAbortController?: AbortController }).PingWebAuthnAbortController?.abort();
    };
    // Runs once for each step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
};

type StepAloneProps = {
  step: JourneyStep;
  text: string | undefined;
  /** Whether automatic sending stops, because the service could not be reached. */
  held: boolean;
  whenDone: (then: () => void) => void;
  onSend: () => void;
};

/** Sends a step automatically: when its checks are done and the time that the service asks to wait is over. */
const StepAlone = ({ step, text, held, whenDone, onSend }: StepAloneProps) => {
  const t = useWords<typeof journey & typeof en>();
  const wait = step.callbacks.find((one) => one.kind === 'wait');
  const hasChecks = step.callbacks.some(isCheck);
  const said = wait
    ? wait.text || t('shared.journey.wait')
    : (text ?? (hasChecks && t('shared.journey.checking')));
  useEffect(() => {
    if (held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    whenDone(() => {
      timer = setTimeout(onSend, wait?.ms ?? 0);
    });
    return () => clearTimeout(timer);
    // Runs once for each step, and again when a stopped step is retried.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [held]);
  // The failure notice says what is wrong and offers a retry.
  if (held) return null;
  return (
    <p className="journey-alone" aria-live="polite">
      <Spinner />
      <span>{said || t('shared.journey.working')}</span>
    </p>
  );
};

export const bind = boundWords(RareStep);
