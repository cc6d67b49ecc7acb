import { useMemo } from 'react';
import { createPageJourney } from '../../../auth/journey/page-journey.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { JourneyView, journeyStyles } from '../../parts/journey/JourneyView.tsx';
import { useJourney, checksByPage } from '../../parts/journey/useJourney.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../messages/en.json';

type PasswordDialogProps = {
  onChanged: () => Promise<void>;
  /** Called if the journey is over and an answer was lost, which may have been the last. Rejects if nothing was changed. */
  onLost: () => Promise<void>;
  /** Called when the shopper closes the dialog before that. */
  onLeft: () => void;
};

/** Runs the identity service's journey `UpdatePassword` in a dialog. Left or refused, it changes nothing. Source: ACC-03 b. */
const PasswordDialog = ({ onChanged, onLost, onLeft }: PasswordDialogProps) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const journey = useJourney(
    () => createPageJourney({ tree: 'UpdatePassword', ofSignedIn: true }),
    onChanged,
    onLost,
  );
  const checks = useMemo(() => checksByPage(host), [host]);
  const isRefused = journey.state.over === 'refused';
  return (
    <Dialog
      title={t('profile.change')}
      onClose={onLeft}
      actions={<Button onClick={onLeft}>{t(isRefused ? 'shared.close' : 'profile.cancel')}</Button>}
    >
      {isRefused ? (
        <Notice tone="danger" role="alert">
          {t('profile.passwordLeft')}
        </Notice>
      ) : (
        <JourneyView journey={journey} checks={checks} leave={undefined} startsFocused />
      )}
    </Dialog>
  );
};

export const styles = [...journeyStyles, dialog];
export const bind = boundWords(PasswordDialog);
