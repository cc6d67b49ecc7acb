import type { QualificationLevel } from '../../api/product/product.contract.ts';
import { useQualificationsLink } from '../../api/links/qualifications-link.ts';
import { Badge } from '../kit/ui/Badge.tsx';
import { Disclosure } from '../kit/ui/Disclosure.tsx';
import { useProductMessages } from './useProductMessages.ts';

const LEVELS = ['A', 'B', 'C'] as const satisfies readonly QualificationLevel[];

/**
 * Shows who may order the product and explains the levels. The explanation is on the page, so that everybody can read
 * it. Source: CRT-09 a.
 */
export const LevelNotice = ({ level }: { level: QualificationLevel }) => {
  const t = useProductMessages();
  const page = useQualificationsLink();
  const link = level === 'A' ? undefined : page;
  return (
    <div className="product-level">
      <p>
        <Badge>{level}</Badge>{' '}
        <b>
          {t('product.level', {
            level: t('shared.buying.levelName', { level }),
            who: t(`product.level.${level}`),
          })}
        </b>{' '}
        {level !== 'A' && t('product.level.checkout', { level })}
      </p>
      {link !== undefined && (
        <p>
          <a href={link}>{t('product.level.link')}</a>
        </p>
      )}
      <Disclosure label={t('product.level.what')}>
        <ul className="small">
          {LEVELS.map((one) => (
            <li key={one}>
              <b>{one}</b> {t(`product.level.${one}`)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};
