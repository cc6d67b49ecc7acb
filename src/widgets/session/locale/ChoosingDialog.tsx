import { useState } from 'react';
import { cartAddress, isCustomers } from '../../../api/cart/cart-address.ts';
import { savedName } from '../../../api/saved-cart/saved-cart.rules.ts';
import { now } from '../../../core/clock.ts';
import { late } from '../../../core/late.ts';
import { goToLocale } from '../../../core/locale-switch/go-to-locale.ts';
import { localeRow, type Locale } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LineList } from './LineList.tsx';
import {
  currencyNameWithCode,
  languageName,
  placeAfterTo,
  placeName,
  placeOfStore,
} from '../../../core/i18n/place-and-currency-names.ts';
import { useLinesThere, type LinesThere } from './useLinesThere.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type ChoosingDialogProps = {
  to: Locale;
  address: string | undefined;
  sample: boolean;
  onClose: () => void;
};

/** Shows what a switch of locale changes. A customer's cart with lines not sold there is also saved first (LEAD-10). */
export const ChoosingDialog = ({ to, address, sample, onClose }: ChoosingDialogProps) => {
  const t = useWords<typeof en>();
  const { row } = runtime();
  const target = localeRow(to);
  const there = useLinesThere(to, sample);
  const name = savedName(placeName(row.locale, row.tag), new Date(now()).toISOString().slice(0, 10));
  const loses = there.state === 'known' && there.missing.length > 0;
  const isSaved = loses && !sample && isCustomers(cartAddress());
  const [saving, setSaving] = useState<'under-way' | 'failed'>();
  const go = () => goToLocale(to, { reason: 'chosen', lines: there.lines, address });
  /** After a failure the next press goes without a saved cart. */
  const saveAndGo = async () => {
    setSaving('under-way');
    try {
      const { keepCart } = await late(() => import('./cart-calls.ts'));
      await keepCart(name);
      go();
    } catch (error) {
      console.info('Assess widgets: the cart could not be saved before the switch.', error);
      setSaving('failed');
    }
  };
  const press = () => {
    if (sample || saving === 'under-way') return;
    if (isSaved && saving !== 'failed') void saveAndGo();
    else go();
  };
  return (
    <Dialog
      part="dialog"
      title={t('session.choosing.title', { place: placeOfStore(to, row.tag) })}
      onClose={() => !sample && onClose()}
      actions={
        <>
          <Button onClick={() => !sample && onClose()}>{t('session.stay')}</Button>
          <Button variant="primary" busy={saving === 'under-way'} onClick={press}>
            {t('session.goTo', { place: placeAfterTo(to, row.tag) })}
          </Button>
        </>
      }
    >
      <p>
        {target.currency === row.currency
          ? t('session.choosing.samePrices', { currency: currencyNameWithCode(row, row.tag) })
          : t('session.choosing.prices', {
              from: currencyNameWithCode(row, row.tag),
              to: currencyNameWithCode(target, row.tag),
            })}{' '}
        {target.language !== row.language &&
          t('session.choosing.language', { language: languageName(target, row.tag) })}
      </p>
      <div className="kept" aria-live="polite">
        <CartThere there={there} />
        {isSaved && <p className="quiet">{t('session.choosing.saved', { name })}</p>}
      </div>
      {saving === 'failed' && <p role="alert">{t('session.choosing.notSaved')}</p>}
    </Dialog>
  );
};

const CartThere = ({ there }: { there: LinesThere }) => {
  const t = useWords<typeof en>();
  if (there.lines.length === 0 && there.state !== 'unknown') return null;
  if (there.state === 'checking') return <p className="quiet">{t('session.choosing.checking')}</p>;
  if (!('missing' in there)) return <p>{t('session.choosing.unknown')}</p>;
  const { lines, missing } = there;
  const sold = lines.length - missing.length;
  return (
    <>
      {sold > 0 && <p>{t('session.choosing.sold', { count: sold })}</p>}
      {missing.length > 0 && (
        <>
          <p>{t('session.choosing.missing', { count: missing.length })}</p>
          <LineList lines={missing} />
        </>
      )}
      <p className="quiet">{t('session.choosing.kept')}</p>
    </>
  );
};
