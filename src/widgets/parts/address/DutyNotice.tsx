import { Notice } from '../../kit/ui/Notice.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The countries whose customs may charge duties. Source: CHK-07 e. */
const WITH_DUTIES = ['JP', 'PH'];

export const hasDuties = (country: string | undefined): boolean => WITH_DUTIES.includes(country ?? '');

/** Says for countries with duties that customs may ask for more. Source: CHK-07 e. Needs notice.css. */
export const DutyNotice = ({ country }: { country: string | undefined }) => {
  const t = useWords<typeof en>();
  if (!hasDuties(country)) return null;
  return <Notice tone="info">{t('shared.address.duties', { code: country ?? '' })}</Notice>;
};
