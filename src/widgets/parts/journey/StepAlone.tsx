import { useEffect } from 'react';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import { useRareMessages } from './journey-key.ts';

type StepAloneProps = {
  step: JourneyStep;
  /** The text that the step's checks show meanwhile. */
  text: string | undefined;
  /** Whether automatic sending stops, because the service could not be reached. */
  held: boolean;
  whenDone: (then: () => void) => void;
  onSend: () => void;
};

/** Sends a step automatically: when its checks are done and the time that the service asks to wait is over. */
export const StepAlone = ({ step, text, held, whenDone, onSend }: StepAloneProps) => {
  const t = useRareMessages();
  const wait = step.callbacks.find((one) => one.kind === 'wait');
  const hasChecks = step.callbacks.some(({ kind }) => /^(?:device|protect|captcha)/.test(kind));
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
