import { useLayoutEffect, type ReactNode } from 'react';
import type { Translate } from '../../../core/i18n/translator.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import button from '../styles/button.css?inline';
import notice from '../styles/notice.css?inline';
import { isMissingChunk } from './load-part.ts';
import { adoptSheets } from './sheets.ts';
import type { SharedKey } from './widget-context.ts';

type Props = { host: HTMLElement; translate: Translate<SharedKey>; error: unknown; onRetry: () => void };

/** What stands in place of a widget that threw: what happened, and what to do; the author's own content comes back too. */
const BrokenWidget = ({ host, translate, error, onRetry }: Props): ReactNode => {
  const gone = isMissingChunk(error);
  useLayoutEffect(() => adoptSheets(host.shadowRoot ?? document, [button, notice]), [host]);
  return (
    <>
      <slot />
      <Notice
        tone="danger"
        word={translate('shared.level.danger')}
        actions={
          <Button variant="outline" onClick={gone ? () => location.reload() : onRetry}>
            {translate(gone ? 'shared.reload' : 'shared.tryAgain')}
          </Button>
        }
      >
        {translate(gone ? 'shared.missingPart' : 'shared.broken')}
      </Notice>
    </>
  );
};

export default BrokenWidget;
