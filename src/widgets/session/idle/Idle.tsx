import { actedFor } from '../../../core/registry/one-visitor.ts';
import type { IdleMatter } from '../../../core/prompts/matters.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import type en from './messages/en.json';
import { boundWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import overPage from '../../kit/over-page/over-page.css?inline';
import notice from '../notice/floating-notice.css?inline';
import type { MatterProps } from '../matter-table.ts';

/** Shows first a notice that any key or click answers, then a warning with a countdown (SES-05, REL-08). */
const Idle = ({ matter }: { matter: IdleMatter }) => {
  const t = useWords<typeof en>();
  const { phase, left, stay } = matter;
  const customer = actedFor();
  if (phase === 'notice') {
    const [title, text] = [t('session.idle.noticeTitle'), t('session.idle.notice')];
    return (
      <FloatingNotice title={title} said={`${title} ${text}`} onClose={stay}>
        <p>{text}</p>
      </FloatingNotice>
    );
  }
  return (
    <Dialog
      alert
      part="dialog"
      title={t('session.idle.title')}
      onClose={stay}
      actions={
        <Button variant="primary" onClick={stay}>
          {t(customer ? 'session.idle.keepActing' : 'session.idle.stay')}
        </Button>
      }
    >
      <p>{t('session.idle.text')}</p>
      {/* The seconds are not announced one by one. The text of the dialog was announced with the time left then. */}
      <p className="num" role="timer" aria-live="off">
        <b>
          {customer
            ? t('session.idle.actingLeft', { count: left, name: customer.name })
            : t('session.idle.left', { count: left })}
        </b>
      </p>
    </Dialog>
  );
};

/** Returns the sample of author mode (EMB-11). Nobody is signed out, and nothing counts down. */
const sampleIdle = (phase: IdleMatter['phase']): IdleMatter => ({
  phase,
  left: phase === 'notice' ? 60 : 15,
  stay: () => undefined,
});

const IdleMatters = ({ matters: [matter], sample }: MatterProps<IdleMatter>) => {
  const shown = sample ? sampleIdle(sample === 'idle-notice' ? 'notice' : 'warning') : matter;
  return shown && <Idle matter={shown} />;
};

export const styles = [button, dialog, overPage, notice];
export const bind = boundWords(IdleMatters);
