import { callService } from '../../core/http/call-service.ts';
import { knownCountries } from '../address/address-order.rules.ts';
import { customerQuery, type Owner } from '../query.ts';
import { reportLater, reportSolved } from '../report-later.ts';
import { listCountries, listDeliveryCountries } from './site.contract.ts';

const isCode = (code: string): boolean => /^[A-Z]{2}$/.test(code);

const codesOf = ({ countries }: { countries: readonly { isocode: string }[] }): readonly string[] =>
  countries.map(({ isocode }) => isocode).filter(isCode);

/** The countries of delivery or bills, by ISO 3166. The known ones if the service can't be asked. Source: CHK-07, CHK-09. */
export const countriesQuery = (of: Owner | undefined, use: 'SHIPPING' | 'BILLING') =>
  customerQuery({
    of,
    resource: 'countries',
    part: [use],
    read: async (_of, signal): Promise<readonly string[]> => {
      try {
        const codes = codesOf(
          await (use === 'SHIPPING'
            ? callService(listDeliveryCountries, { signal })
            : callService(listCountries, { query: { type: use }, signal })),
        );
        reportSolved('checkout.countries', use);
        return codes.length > 0 ? codes : knownCountries;
      } catch (error) {
        if (signal.aborted) throw error;
        reportLater('checkout.countries', error, use);
        return knownCountries;
      }
    },
  });
