/**
 * The fields of OCC v2's own models, by SAP's interfaces and not by our contracts. `field:model` is a field that is
 * another model, or a list of it; any other field is a plain value or a list of them.
 */
const ORDER =
  'appliedOrderPromotions:promotionResult appliedProductPromotions:promotionResult appliedVouchers:voucher calculated code ' +
  'deliveryAddress:address deliveryCost:price deliveryItemsQuantity deliveryMode:deliveryMode entries:entry guid net ' +
  'orderDiscounts:price paymentInfo:card pickupItemsQuantity productDiscounts:price site store subTotal:price ' +
  'totalDiscounts:price totalItems totalPrice:price totalPriceWithTax:price totalTax:price user:principal';

const MODELS: Readonly<Record<string, string>> = {
  cart:
    `${ORDER} type description expirationTime name potentialOrderPromotions:promotionResult ` +
    'potentialProductPromotions:promotionResult saveTime savedBy:principal totalUnitCount',
  order: `${ORDER} created deliveryStatus deliveryStatusDisplay guestCustomer status statusDisplay`,
  cartList: 'carts:cart',
  savedCart: 'savedCartData:cart',
  entry:
    'basePrice:price deliveryMode:deliveryMode entryNumber product:product quantity totalPrice:price updateable',
  entryList: 'orderEntries:entry',
  modification: 'deliveryModeChanged entry:entry quantity quantityAdded statusCode statusMessage',
  modificationList: 'cartModifications:modification',
  product:
    'availableForPickup averageRating baseProduct code description images:image manufacturer multidimensional name ' +
    'numberOfReviews price:price purchasable stock:stock summary url variantType volumePricesFlag',
  price: 'currencyIso formattedValue maxQuantity minQuantity priceType value',
  image: 'altText format galleryIndex imageType url',
  stock: 'isValueRounded stockLevel stockLevelStatus',
  promotionResult: 'consumedEntries description promotion',
  principal: 'name uid',
  user: 'currency customerId defaultAddress:address displayUid firstName language lastName name title titleCode uid',
  address:
    'cellphone companyName country:country defaultAddress district email firstName formattedAddress id lastName line1 line2 ' +
    'phone postalCode region:region shippingAddress title titleCode town visibleInAddressBook',
  addressList: 'addresses:address',
  addressValidation: 'decision errors:errorList suggestedAddresses:address',
  errorList: 'errors:error',
  error: 'message reason subject subjectType type',
  country: 'isocode name',
  countryList: 'countries:country',
  region: 'countryIso isocode isocodeShort name',
  regionList: 'regions:region',
  deliveryMode: 'code deliveryCost:price description name',
  deliveryModeList: 'deliveryModes:deliveryMode',
  card:
    'accountHolderName billingAddress:address cardNumber cardType:cardType defaultPayment expiryMonth expiryYear id ' +
    'issueNumber saved startMonth startYear subscriptionId',
  cardList: 'payments:card',
  cardType: 'code name',
  cardTypeList: 'cardTypes:cardType',
  voucher:
    'appliedValue:price code currency description freeShipping name value valueFormatted valueString voucherCode',
  voucherList: 'vouchers:voucher',
  orderHistory: 'code guid placed status statusDisplay total:price',
  orderList: 'orders:orderHistory pagination:pagination sorts:sort',
  pagination: 'currentPage pageSize sort totalPages totalResults',
  sort: 'code name selected',
  quote:
    'allowedActions cartId code comments:comment creationTime description entries:entry expirationTime name ' +
    'orderDiscounts:price previousEstimatedTotal:price productDiscounts:price quoteDiscounts:price state ' +
    'subTotalWithDiscounts:price threshold totalItems totalPrice:price totalPriceWithTax:price updatedTime version',
  quoteList: 'quotes:quote pagination:pagination sorts:sort',
  comment: 'author:principal creationDate fromCustomer text',
  searchPage:
    'breadcrumbs:breadcrumb categoryCode currentQuery:searchState facets:facet freeTextSearch keywordRedirectUrl ' +
    'pagination:pagination products:product sorts:sort spellingSuggestion:spelling type',
  searchState: 'query:searchQuery url',
  searchQuery: 'value',
  breadcrumb:
    'facetCode facetName facetValueCode facetValueName removeQuery:searchState truncateQuery:searchState',
  facet: 'category multiSelect name priority topValues:facetValue values:facetValue visible',
  facetValue: 'count name query:searchState selected',
  spelling: 'query suggestion',
  suggestionList: 'suggestions:suggestion',
  suggestion: 'value',
  languageList: 'languages:language',
  language: 'active isocode name nativeName',
  currencyList: 'currencies:currency',
  currency: 'active isocode name symbol',
  titleList: 'titles:title',
  title: 'code name',
};

const fieldsOf = (model: string): ReadonlyMap<string, string | undefined> => {
  const named = MODELS[model];
  if (named === undefined) throw new Error(`There is no OCC model ${model}.`);
  return new Map(named.split(' ').map((field) => field.split(':') as [string, string | undefined]));
};

/** Returns the paths of all fields of an answer that OCC's model does not have. */
export const foreignFields = (value: unknown, model: string | undefined, at = ''): string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => foreignFields(item, model, at)))];
  if (typeof value !== 'object' || value === null || model === undefined) return [];
  const fields = fieldsOf(model);
  return Object.entries(value).flatMap(([name, inner]) =>
    fields.has(name)
      ? foreignFields(inner, fields.get(name), `${at}${name}.`)
      : [`${at}${name} (${model} has no such field)`],
  );
};

/** Returns the names in a `fields` parameter that OCC's model does not have. A real host answers them with 400. */
export const foreignNames = (fields: string, model: string): string[] => {
  const tokens = fields.match(/[(),]|[^(),\s]+/g) ?? [];
  const models: (string | undefined)[] = [model];
  let last: string | undefined;
  return tokens.flatMap((token) => {
    const now = models.at(-1);
    if (token === '(') models.push(last);
    if (token === ')') models.pop();
    if ('(),'.includes(token) || now === undefined) return [];
    last = fieldsOf(now).get(token);
    return ['BASIC', 'DEFAULT', 'FULL'].includes(token) || fieldsOf(now).has(token) ? [] : [token];
  });
};
