import { memo, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../kit/element/late-part.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ListFileButton } from '../../parts/list-file/ListFileButton.tsx';
import type { QuickOrderWords } from '../row-words.ts';
import { loadListCode, type Paste } from '../usePaste.ts';

const PasteForm = lazyPart(async () => ({ default: (await loadListCode()).PasteForm }));

type Props = {
  t: QuickOrderWords;
  heading: string;
  headingId: string;
  level: number;
  max: number;
  paste: Paste;
  locked: boolean;
};

/** Draws the heading, the explanation, and the buttons to paste or upload a list. */
export const QuickOrderHead = memo(({ t, heading, headingId, level, max, paste, locked }: Props) => {
  const [pasting, setPasting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const Heading = `h${level}` as 'h2';
  const close = () => {
    setPasting(false);
    opener.current?.focus();
  };
  return (
    <>
      <div className="qo-head">
        <div className="qo-lead">
          {heading !== '' && <Heading id={headingId}>{heading}</Heading>}
          <p className="small quiet">{t('quick-order.intro', { max })}</p>
        </div>
        <div className="acts no-print">
          <Button
            ref={opener}
            icon="paste"
            aria-expanded={pasting}
            aria-disabled={locked || undefined}
            onClick={() => setPasting(!pasting)}
          >
            {t('quick-order.pasteList')}
          </Button>
          <ListFileButton
            label={t('quick-order.upload')}
            onFile={(file) => void paste.placeFile(file)}
            locked={locked}
          />
        </div>
      </div>
      {pasting && (
        <Suspense fallback={null}>
          <PasteForm t={t} paste={paste} onClose={close} />
        </Suspense>
      )}
    </>
  );
});
