import { useLayoutEffect } from 'react';
import { boundWords } from '../element/WithWords.tsx';
import { isMissingChunk } from '../../../core/late.ts';
import { adoptSheets } from '../element/sheets.ts';
import { useHost } from '../element/widget-context.ts';
import { useWords } from '../element/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import button from '../styles/button.css?inline';
import notice from '../styles/notice.css?inline';
import type en from './messages/en.json';

/** Draws what replaces a widget that threw: it says what happened and what to do. The author's own content is shown again too. */
const BrokenWidget = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const gone = isMissingChunk(error);
  useLayoutEffect(() => adoptSheets(host.shadowRoot ?? document, [button, notice]), [host]);
  return (
    <>
      <slot />
      <Notice
        tone="danger"
        actions={
          <Button variant="outline" onClick={gone ? () => location.reload() : onRetry}>
            {t(gone ? 'shared.reload' : 'shared.tryAgain')}
          </Button>
        }
      >
        {t(gone ? 'shared.missingPart' : 'shared.broken')}
      </Notice>
    </>
  );
};

export const bind = boundWords(BrokenWidget);
