import { hasStorePages } from '../../core/config/store-pages.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { qualificationTypes, type QualificationType } from '../../core/locale/route-table.ts';
import { runtime } from '../../core/runtime.ts';
import { latePart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { lateForm } from '../kit/page/late-form.tsx';
import dialog from '../kit/styles/dialog.css?inline';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { CustomerPages, type Off } from '../parts/customer-page/CustomerPages.tsx';
import { cameFrom, placeLink, placeOf, type Place } from './qualification-places.ts';
import { QualificationList } from './QualificationList.tsx';
import type { qualificationsWidget } from './qualifications.widget.ts';
import { TypeList } from './TypeList.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const STYLES = [dialog];
const QualificationForm = lateForm(latePart(() => import('./edit/QualificationEdit.tsx')));

/** Shows the signed-in customer's qualifications: all types, one of them, or the form of an entry. Source: ACC-04. */
const QualificationPages = ({
  qualificationType,
  headingLevel,
}: WidgetProps<typeof qualificationsWidget>) => {
  const t = useWords<typeof en>();
  const flagged = useFlag('accountQualifications');
  const types = runtime().author && flagged.length === 0 ? qualificationTypes : flagged;
  const place = placeOf(qualificationType);
  return (
    <>
      <LedHere />
      <CustomerPages
        {...{ t, headingLevel }}
        name="qualifications"
        needsExtensions
        styles={STYLES}
        off={useOff(types, place)}
      >
        {(page) => {
          const { type, form } = place;
          if (type === undefined) return <TypeList {...page} types={types} />;
          if (form === undefined) return <QualificationList {...page} type={type} key={type} />;
          return <QualificationForm {...page} type={type} id={form === 'new' ? undefined : form.id} />;
        }}
      </CustomerPages>
    </>
  );
};

export default QualificationPages;

/** Returns what is said in place of the pages if this site has no types, or not the one that is asked for. Source: ACC-04 b. */
const useOff = (types: readonly QualificationType[], { type }: Place): Off | undefined => {
  const t = useWords<typeof en>();
  if (types.length === 0)
    return {
      title: t('qualifications.none'),
      text: t('qualifications.noneText'),
      actions: hasStorePages() && (
        <LinkButton href={fromHere(sitePath('contactUs'))}>{t('qualifications.contact')}</LinkButton>
      ),
    };
  if (type === undefined || types.includes(type)) return undefined;
  return {
    title: t('qualifications.typeOff', { type: t(`qualifications.type.${type}`) }),
    actions: (
      <LinkButton variant="primary" href={placeLink({})}>
        {t('qualifications.all')}
      </LinkButton>
    ),
  };
};

/** Says where the shopper came from, with the way back. Source: ACC-04 e. */
const LedHere = () => {
  const t = useWords<typeof en>();
  const from = cameFrom();
  if (from === undefined) return null;
  return (
    <Notice className="qual-led" tone="info" word={t('shared.level.info')}>
      {t(`qualifications.from.${from.place}`)}{' '}
      <a href={from.href}>{t(`qualifications.back.${from.place}`)}</a>
    </Notice>
  );
};
