import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useOnline } from '../../kit/ui/useOnline.ts';
import { FirstStepAwaited } from './FirstStepAwaited.tsx';
import { failureWords } from './journey-words.ts';
import type { SignInChecks } from './sign-in-checks.ts';
import { ServiceText } from './ServiceText.tsx';
import { Step } from './Step.tsx';
import type { JourneyControls } from './useJourney.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import choices from '../../kit/forms/choices.css?inline';
import secret from '../../kit/forms/secret.css?inline';
import button from '../../kit/styles/button.css?inline';
import field from '../../kit/styles/field.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import status from '../../kit/styles/status.css?inline';
import own from './journey.css?inline';

type JourneyViewProps = {
  journey: JourneyControls;
  checks: SignInChecks;
  /** Goes to another service's page. Undefined if the page must not be left. */
  leave: ((url: string) => void) | undefined;
  /** Draws the heading. A dialog has its own and passes none. */
  heading?: ((words: string | undefined, id: string) => ReactNode) | undefined;
  /** Whether the first step takes the focus too, because the shopper opened it. */
  startsFocused?: boolean;
  /** Shown below the step, and only together with it, because it would move otherwise (PERF-10). */
  after?: ReactNode;
  /** Shown between the step's text and its questions. */
  about?: ReactNode;
};

/** Draws a journey: the current step, what went wrong, and the ways to continue. Needs journey.css. Source: IDN-04. */
export const JourneyView = ({
  journey,
  checks,
  leave,
  heading,
  about,
  after,
  startsFocused = false,
}: JourneyViewProps) => {
  const t = useWords<typeof en>();
  const { step, shown, busy, failure, over, canGoBack } = journey.state;
  const isOnline = useOnline();
  const box = useRef<HTMLDivElement>(null);
  /** Whether a button press requested the first step again, so that the step takes the focus. */
  const [again, setAgain] = useState(false);
  const follows = shown > (startsFocused || again ? 0 : 1);
  // Called only after the step's buttons are drawn, because Tab would skip them otherwise.
  const focusStep = () => {
    // A step without a field is announced by its heading.
    if (!box.current?.querySelector('.input'))
      box.current?.querySelector<HTMLElement>('[data-heading]')?.focus();
  };
  // Who has not pressed anything may be reading elsewhere on the page, which must not scroll. The notice is an alert.
  const acted = startsFocused || again || shown > 0;
  useEffect(() => {
    if (acted && (failure || over)) box.current?.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [acted, failure, over]);

  if (step === undefined && !failure && !over)
    return <FirstStepAwaited focused={again || shown > 0} heading={heading?.(undefined, '')} after={after} />;
  const words = failure && failureWords(failure, isOnline);
  const problem = over ? t(`shared.journey.${over}`) : words && t(words);
  // A wrong configuration can't be fixed by a retry or by another journey.
  const isHopeless = words === 'shared.journey.setup';
  const retry = () => {
    setAgain(over !== undefined || step === undefined);
    if (over) journey.restart();
    else journey.send();
  };
  return (
    <div ref={box} className="journey">
      {heading?.(step?.header || undefined, step?.id ?? '')}
      {problem && (
        <Notice
          tone={over === 'expired' ? 'warning' : 'danger'}
          role="alert"
          tabIndex={-1}
          data-failure
          actions={
            (over || !isHopeless) && (
              <Button tight busy={!over && busy} onClick={retry}>
                {t(over ? 'shared.journey.startAgain' : 'shared.tryAgain')}
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      {step && !over && (
        <>
          {step.description && (
            <p className="journey-lines">
              <ServiceText words={step.description} />
            </p>
          )}
          {about}
          <Step
            // A service may give two steps the same id.
            key={shown}
            step={step}
            busy={busy}
            held={failure !== undefined}
            follows={follows}
            checks={checks}
            leave={leave}
            onSend={journey.send}
            onBack={canGoBack ? () => void journey.back() : undefined}
            after={after}
            onShown={focusStep}
          />
        </>
      )}
      {(!step || over) && !isHopeless && after}
    </div>
  );
};

/** The styles of a journey, which its root adopts besides tokens and base. */
export const journeyStyles: readonly string[] = [button, field, notice, status, choices, secret, own];
