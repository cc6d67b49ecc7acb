import { matchRoute } from '../../../core/locale/match-route.ts';
import { runtime } from '../../../core/runtime.ts';
import { fromHere, sitePath } from '../../../api/links/site-link.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { currencyNameWithCode, placeOfStore } from '../../../core/i18n/place-and-currency-names.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Shows that the country could not be identified, with a link to the international contacts (LOC-09). */
export const CountryUnknown = ({ onClose }: { onClose: () => void }) => {
  const t = useWords<typeof en>();
  const { row } = runtime();
  const isThere = matchRoute(location.pathname)?.name === 'internationalOffices';
  const contacts = fromHere(sitePath('internationalOffices'));
  return (
    <Dialog
      part="dialog"
      title={t('session.unknown.title')}
      onClose={onClose}
      actions={
        isThere ? (
          <Button variant="primary" onClick={onClose}>
            {t('session.unknown.here')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('session.stay')}</Button>
            <LinkButton variant="primary" href={contacts}>
              {t('session.unknown.contacts')}
            </LinkButton>
          </>
        )
      }
    >
      <p>
        {t('session.unknown.text', {
          place: placeOfStore(row.locale, row.tag),
          currency: currencyNameWithCode(row, row.tag),
        })}
      </p>
      <p>{t('session.unknown.hint')}</p>
    </Dialog>
  );
};
