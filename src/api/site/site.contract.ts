import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

const named = { isocode: v.string(), name: v.string() };

export const listLanguages = defineEndpoint('GET', '/languages', {
  response: v.object({
    languages: v.array(v.object({ ...named, nativeName: v.string(), active: v.boolean() })),
  }),
});

export const listCurrencies = defineEndpoint('GET', '/currencies', {
  response: v.object({
    currencies: v.array(v.object({ ...named, symbol: v.string(), active: v.boolean() })),
  }),
});

const countries = v.object({ countries: v.array(v.object(named)) });

export const listCountries = defineEndpoint('GET', '/countries', { response: countries });

export const listDeliveryCountries = defineEndpoint('GET', '/deliverycountries', { response: countries });

export const listRegions = defineEndpoint('GET', '/countries/{countryIsoCode}/regions', {
  response: v.object({
    regions: v.array(v.object({ ...named, isocodeShort: v.string(), countryIso: v.string() })),
  }),
});

export const listCardTypes = defineEndpoint('GET', '/cardtypes', {
  response: v.object({ cardTypes: v.array(v.object({ code: v.string(), name: v.string() })) }),
});

export const listBaseSites = defineEndpoint('GET', '/basesites', {
  response: v.object({ baseSites: v.array(v.object({ uid: v.string(), name: v.string() })) }),
});

export const listTitles = defineEndpoint('GET', '/titles', {
  response: v.object({ titles: v.array(v.object({ code: v.string(), name: v.string() })) }),
});
