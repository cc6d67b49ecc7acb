import { useEffect, useRef, useState } from 'react';
import type { StepUpMatter } from '../../../core/prompts/matters.ts';
import { runtime } from '../../../core/runtime.ts';
import { useHost, useId } from '../../kit/element/widget-context.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import type en from './messages/en.json';
import { boundWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import own from './step-up.css?inline';
import type { MatterProps } from '../matter-table.ts';

const SIGN_IN = 'assess-sign-in';
const SLOT = 'step-up';

/**
 * Draws the dialog in which shoppers prove who they are before a sensitive action (IDN-05). `<assess-sign-in>` draws
 * the steps, as a light child of this element: password managers find its fields in the page's own DOM. The page itself
 * does not change.
 */
const StepUpDialog = ({ matter }: { matter: StepUpMatter }) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const say = (key: keyof typeof en) => runtime().registry.actions.announce(t(key));
  const [refused, setRefused] = useState<StepUpMatter>();
  const isRefused = refused === matter;
  const cancel = () => {
    if (!isRefused) say('session.stepUp.cancelled');
    matter.settle(false);
  };
  // Back and Forward lead away from the page that asked for the proof.
  useEffect(() => {
    addEventListener('popstate', cancel);
    return () => removeEventListener('popstate', cancel);
  });
  useEffect(() => {
    const steps = Object.assign(document.createElement(SIGN_IN), { advice: matter.advice, headingLevel: 3 });
    const ended = (event: Event) => {
      const { succeeded } = (event as CustomEvent<{ succeeded: boolean }>).detail;
      if (succeeded) matter.settle(true);
      else {
        steps.remove();
        setRefused(matter);
      }
    };
    steps.addEventListener('assess-sign-in-ended', ended);
    if (host.shadowRoot) {
      steps.slot = SLOT;
      host.append(steps);
    } else place.current?.append(steps);
    runtime().registry.ensure(SIGN_IN);
    return () => steps.remove();
    // Runs once a matter: the texts stay the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [host, matter]);
  if (isRefused)
    return (
      <Dialog
        key="refused"
        part="dialog"
        title={t('session.stepUp.refusedTitle')}
        onClose={cancel}
        actions={
          <Button variant="primary" onClick={cancel}>
            {t('shared.close')}
          </Button>
        }
      >
        <Notice tone="danger">{t('session.stepUp.refused')}</Notice>
      </Dialog>
    );
  return (
    <Dialog part="dialog" title={t('session.stepUp.title')} onClose={cancel}>
      <div ref={place}>
        <slot name={SLOT} />
      </div>
      <div className="cancel">
        <Button aria-describedby={id} onClick={cancel}>
          {t('session.stepUp.cancel')}
        </Button>
        <p id={id} className="quiet small">
          {t('session.stepUp.text')}
        </p>
      </div>
    </Dialog>
  );
};

/** The sample of author mode (EMB-11): the sample of `<assess-sign-in>` in the dialog. Nothing is proven. */
const SAMPLE: StepUpMatter = {
  advice: { kind: 'tree', name: 'sample' },
  settle: () => undefined,
  settled: Promise.resolve(false),
};

const StepUp = ({ matters: [matter = SAMPLE] }: MatterProps<StepUpMatter>) => (
  <StepUpDialog matter={matter} />
);

export const styles = [button, dialog, notice, own];
export const bind = boundWords(StepUp);
