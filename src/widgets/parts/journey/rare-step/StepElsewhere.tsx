import { useEffect } from 'react';
import type { JourneyStep } from '../../../../auth/journey/journey-step.ts';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { ServiceText } from '../ServiceText.tsx';
import { useWords } from '../../../kit/element/useWords.ts';
import type journey from '../messages/en.json';
import type en from './messages/en.json';

type StepElsewhereProps = {
  step: JourneyStep;
  /** Goes to another service's page and remembers the way back. Undefined if the page must not be left. */
  leave: ((url: string) => void) | undefined;
};

/** Draws a step that continues elsewhere: in an email, at another service, or in a way that this version does not know. */
export const StepElsewhere = ({ step, leave }: StepElsewhereProps) => {
  const t = useWords<typeof journey & typeof en>();
  const redirect = step.callbacks.find((one) => one.kind === 'redirect');
  const suspended = step.callbacks.find((one) => one.kind === 'suspended');
  const url = redirect?.url;
  useEffect(() => {
    if (url !== undefined) leave?.(url);
    // Runs once for each step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (url !== undefined && leave) {
    const { host } = new URL(url);
    return (
      <>
        <p aria-live="polite">{t('shared.journey.leaving', { host })}</p>
        <p>
          <LinkButton
            href={url}
            onClick={(event) => {
              event.preventDefault();
              leave(url);
            }}
          >
            {t('shared.journey.goThere', { host })}
          </LinkButton>
        </p>
      </>
    );
  }
  if (suspended)
    return (
      <Notice tone="info" aria-live="polite">
        {suspended.text && (
          <p className="journey-lines">
            <ServiceText words={suspended.text} />
          </p>
        )}
        <p>{t('shared.journey.suspendedHint')}</p>
      </Notice>
    );
  return (
    <Notice tone="danger" role="alert">
      {t(url === undefined ? 'shared.journey.unknown' : 'shared.journey.noLeaving')}
    </Notice>
  );
};
