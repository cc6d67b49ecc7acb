import { runtime } from '../../core/runtime.ts';
import { useWords } from '../kit/element/useWords.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { useOffice } from '../parts/office/useOffice.ts';
import { givenOffices, regions } from './given-offices.ts';
import type { internationalOfficesWidget } from './international-offices.widget.ts';
import type en from './messages/en.json';
import { OfficeEntry } from './OfficeEntry.tsx';

/** Draws `<assess-international-offices>`: the list of all regional sites (SHL-03, SHL-09). */
export const InternationalOffices = ({
  headingLevel,
  offices,
}: WidgetProps<typeof internationalOfficesWidget>) => {
  const t = useWords<typeof en>();
  const { row } = runtime();
  const own = useOffice();
  const given = givenOffices(offices);
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="offices">
      {regions.map(([region, locales]) => (
        <section key={region}>
          <Heading>{t(`international-offices.${region}`)}</Heading>
          <ul>
            {locales.map((locale) => (
              <OfficeEntry
                key={locale}
                locale={locale}
                own={locale === row.locale ? own : undefined}
                given={given[locale]}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
