import { useLayoutEffect } from 'react';
import { adoptSheets } from '../element/sheets.ts';
import { withOwnWords } from '../element/WithWords.tsx';
import { useHost, useMessages } from '../element/widget-context.ts';
import button from '../styles/button.css?inline';
import notice from '../styles/notice.css?inline';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import type en from './messages/en.json';
import messages from './messages?languages';

/** Loads the notice of `OwnWindow` with its own messages, which are fetched only on a framed page. Rejects if they can't be loaded. */
export const loadOwnWindow = () => withOwnWords(OwnWindowNotice, messages);

const OwnWindowNotice = () => {
  const t = useMessages<keyof typeof en>();
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
