import { useState } from 'react';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { useWords } from '../kit/element/useWords.ts';
import { ReachLink } from '../parts/office/ReachLink.tsx';
import { useOffice } from '../parts/office/useOffice.ts';
import { Dialog } from '../kit/ui/Dialog.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import type en from './messages/en.json';

/** Draws `<assess-need-help>`: a button that opens a dialog with ways to reach a person (SHL-09). */
export const NeedHelp = () => {
  const t = useWords<typeof en>();
  const office = useOffice();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        part="button"
        className="btn btn-outline help"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden>
          <path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM7.7 7.8c.1-1.4 1-2.2 2.3-2.2s2.3.8 2.3 2c0 1.7-2.2 1.9-2.2 3.8m0 2.5v.1" />
        </svg>
        <span>{t('need-help.title')}</span>
      </button>
      {open && (
        <Dialog
          part="dialog"
          title={t('need-help.heading')}
          onClose={() => setOpen(false)}
          actions={
            hasStorePages() && (
              <LinkButton variant="primary" href={fromHere(sitePath('contactUs'))}>
                {t('need-help.contact')}
              </LinkButton>
            )
          }
        >
          <p>{t('need-help.lead')}</p>
          <dl className="ways-to">
            <dt>{t('need-help.call')}</dt>
            <dd>
              <ReachLink by="phone">{t('need-help.phone', office)}</ReachLink>
            </dd>
            <dt>{t('need-help.when')}</dt>
            <dd className="hours">{t('need-help.hours', office)}</dd>
            <dt>{t('need-help.write')}</dt>
            <dd>
              <ReachLink by="email">{t('need-help.email', office)}</ReachLink>
            </dd>
          </dl>
        </Dialog>
      )}
    </>
  );
};
