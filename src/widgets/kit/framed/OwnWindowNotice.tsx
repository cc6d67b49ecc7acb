import { useLayoutEffect } from 'react';
import { adoptSheets } from '../element/sheets.ts';
import { boundWords } from '../element/WithWords.tsx';
import { useHost } from '../element/widget-context.ts';
import { useWords } from '../element/useWords.ts';
import button from '../styles/button.css?inline';
import notice from '../styles/notice.css?inline';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import type en from './messages/en.json';

/** Draws the notice of `OwnWindow`. Its messages are fetched only on a framed page. */
const OwnWindowNotice = () => {
  const t = useWords<typeof en>();
  const host = useHost();
  useLayoutEffect(() => adoptSheets(host.shadowRoot ?? document, [button, notice]), [host]);
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton variant="outline" href={location.href} target="_blank" rel="noopener">
          {t('kit.ownWindow')}
        </LinkButton>
      }
    >
      {t('kit.framed')}
    </Notice>
  );
};

export const bind = boundWords(OwnWindowNotice);
