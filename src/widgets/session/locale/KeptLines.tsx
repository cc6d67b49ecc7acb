import { useEffect } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { cartLink } from '../../shared/commerce/store-link.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { LineList } from './LineList.tsx';
import type { Kept, KeptOutcome } from './useKept.ts';
import { useLocaleMessages } from './useLocaleMessages.ts';

/** The lines that the shopper brought along: what can be added here, what can't, and letting them go (LEAD-10). */
export const KeptLines = ({ kept, outcome, adding, add, letGo, retry }: Kept) => {
  const t = useLocaleMessages();
  if (kept.state === 'looking') return null;
  if (kept.state === 'unknown')
    return kept.lines.length === 0 ? null : (
      <div className="kept">
        <p>{t('session.kept.unknown')}</p>
        <LineList lines={kept.lines} />
        <div className="acts">
          <Button tight onClick={retry}>
            {t('shared.tryAgain')}
          </Button>
          <Button tight variant="plain" onClick={letGo}>
            {t('session.kept.letGo')}
          </Button>
        </div>
      </div>
    );
  const { sold, missing } = kept;
  return (
    <>
      <Outcome outcome={outcome} />
      {sold.length + missing.length > 0 && (
        <div className="kept">
          <Disclosure
            label={t('session.kept.summary', { count: sold.length + missing.length })}
            defaultOpen={hasRoom(sold.length + missing.length)}
          >
            <div className="kept-lists">
              {sold.length > 0 && <p>{t('session.kept.sold')}</p>}
              <LineList lines={sold} />
              {missing.length > 0 && <p>{t('session.kept.missing')}</p>}
              <LineList lines={missing} />
              <div className="acts">
                {sold.length > 0 && (
                  <Button tight variant="primary" busy={adding} onClick={add}>
                    {t('session.kept.add', { count: sold.length })}
                  </Button>
                )}
                <Button tight variant="plain" onClick={letGo}>
                  {t('session.kept.letGo')}
                </Button>
              </div>
            </div>
          </Disclosure>
        </div>
      )}
    </>
  );
};

/** Few lines on a screen that is no phone's: they may show at once. */
const hasRoom = (lines: number): boolean => lines <= 4 && innerWidth >= 480 && innerHeight >= 560;

const Outcome = ({ outcome }: { outcome: KeptOutcome | undefined }) => {
  const t = useLocaleMessages();
  const text =
    outcome === undefined
      ? ''
      : outcome === 'failed'
        ? t('session.kept.failed')
        : [
            outcome.units > 0 && t('session.kept.added', { units: outcome.units }),
            outcome.refused > 0 && t('session.kept.refused', { count: outcome.refused }),
            ...outcome.excess.map(({ name, over, units }) => t('session.kept.excess', { name, over, units })),
          ]
            .filter(Boolean)
            .join(' ');
  useEffect(() => {
    if (text) runtime().registry.actions.announce(text);
  }, [text]);
  const cart = cartLink();
  const isIn = outcome !== undefined && outcome !== 'failed' && outcome.units > 0;
  return text === '' ? null : (
    <p>
      {text} {isIn && cart !== undefined && <a href={cart}>{t('session.kept.viewCart')}</a>}
    </p>
  );
};
