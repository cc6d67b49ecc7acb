/** The names of OCC's levels of detail. */
export type Level = 'BASIC' | 'DEFAULT' | 'FULL';

/** The fields of each level of one kind of answer, in the notation of `fields`. A field without brackets is at BASIC. */
export type FieldLevels = Record<Level, string> & {
  /** The store's own fields, part of every level. A plain OCC host has none. */
  own?: string;
  /** The kind of a field's value. A field that is not listed is given whole. */
  kinds?: Readonly<Record<string, string>>;
};

/** What cart, order and quote have in common. */
const CHOICES = { deliveryAddress: 'address', appliedVouchers: 'voucher' };

/** What a cart and an order hold. */
const PRICED = {
  ...CHOICES,
  entries: 'entry',
  totalPrice: 'price',
  totalPriceWithTax: 'price',
  subTotal: 'price',
  totalDiscounts: 'price',
  productDiscounts: 'price',
  orderDiscounts: 'price',
  totalTax: 'price',
  deliveryCost: 'price',
};

/**
 * The levels of a fresh SAP Commerce (`dto-level-mappings-v2`), for the answers of the demo host. Source: api.md, "OCC
 * v2 to the letter".
 */
export const fieldLevels: Readonly<Record<string, FieldLevels>> = {
  cart: {
    BASIC: 'type,code,guid,totalItems,totalPrice,totalPriceWithTax,entries',
    DEFAULT: 'BASIC,totalPrice(DEFAULT),totalPriceWithTax(DEFAULT),entries(DEFAULT)',
    FULL:
      'DEFAULT,entries(FULL),totalPrice(FULL),totalPriceWithTax(FULL),subTotal(FULL),totalDiscounts(FULL),' +
      'productDiscounts(FULL),orderDiscounts(FULL),totalTax(FULL),deliveryCost(FULL),net,calculated,totalUnitCount,' +
      'deliveryItemsQuantity,pickupItemsQuantity,deliveryAddress,deliveryMode,appliedVouchers,appliedOrderPromotions,appliedProductPromotions,' +
      'potentialOrderPromotions,potentialProductPromotions,paymentInfo,user,site,store,name,description,saveTime,savedBy',
    own:
      'version,orderKey,lockedUntil,quoteCode,billingAddress,customerAccount,qualifiedUser,qGlobalAccount,aimswebAccount,' +
      'aimswebMinimum,payment,vatNumber,thirdPartyProgram,promotionStatus,promotionLabel,promotionStarts,' +
      'promotionEnds,taxTakenOff',
    kinds: PRICED,
  },
  entry: {
    BASIC: 'entryNumber,quantity,basePrice,totalPrice,product,updateable',
    DEFAULT: 'BASIC,basePrice(DEFAULT),totalPrice(DEFAULT),product(DEFAULT)',
    FULL: 'DEFAULT,basePrice(FULL),totalPrice(FULL),product(FULL)',
    own:
      'totalDiscounts(FULL),notDiscountable,estimatedRelease,estimatedToShip,seats,vat(FULL),training,accessCodeCount,' +
      'promotionStatus,promotionLabel,promotionStarts,promotionEnds',
    kinds: {
      basePrice: 'price',
      totalPrice: 'price',
      product: 'product',
      totalDiscounts: 'price',
      vat: 'price',
    },
  },
  product: {
    BASIC: 'code,name,url,purchasable',
    DEFAULT: 'BASIC,summary,description,price(DEFAULT),images(DEFAULT),stock(DEFAULT)',
    FULL: 'DEFAULT,price(FULL),images(FULL),stock(FULL)',
    own:
      'programName,isbn,upc,notPurchasableReason,successor,qualificationLevel,productFormat,minOrderQuantity,' +
      'maxOrderQuantity,estimatedRelease,estimatedToShip',
    kinds: { price: 'price', images: 'image', stock: 'stock' },
  },
  price: {
    BASIC: 'currencyIso,value',
    DEFAULT: 'BASIC',
    FULL: 'DEFAULT,formattedValue,priceType',
  },
  image: {
    BASIC: 'imageType,format,url',
    DEFAULT: 'BASIC,altText',
    FULL: 'DEFAULT,galleryIndex',
  },
  stock: {
    BASIC: 'stockLevelStatus',
    DEFAULT: 'BASIC,stockLevel',
    FULL: 'DEFAULT',
  },
  modification: {
    BASIC: 'statusCode,statusMessage,quantity,quantityAdded,entry',
    DEFAULT: 'BASIC,entry(DEFAULT)',
    FULL: 'DEFAULT,entry(FULL)',
    kinds: { entry: 'entry' },
  },
  modificationList: listLevels('cartModifications', 'modification'),
  // OCC pages this list without saying of how many.
  cartList: { ...listLevels('carts', 'cart'), own: 'pagination,sorts' },
  entryList: listLevels('orderEntries', 'entry'),
  productRows: listLevels('rows', 'row'),
  row: {
    BASIC: 'code,product',
    DEFAULT: 'BASIC,product(DEFAULT)',
    FULL: 'DEFAULT,product(FULL)',
    kinds: { product: 'product' },
  },
  searchPage: listLevels(
    'products',
    'product',
    'type,freeTextSearch,currentQuery,pagination,sorts,facets,breadcrumbs,spellingSuggestion',
  ),
  quote: {
    BASIC: 'code,name,state,creationTime,updatedTime,expirationTime,totalPrice,allowedActions,cartId',
    DEFAULT:
      'BASIC,description,totalPrice(DEFAULT),totalPriceWithTax(DEFAULT),comments(FULL),entries(DEFAULT)',
    FULL: 'DEFAULT,entries(FULL),totalPrice(FULL),totalPriceWithTax(FULL),productDiscounts(FULL),orderDiscounts(FULL)',
    own:
      'subTotal(FULL),totalDiscounts(FULL),totalTax(FULL),deliveryCost(FULL),net,deliveryAddress,deliveryMode,' +
      'appliedVouchers,orderCode,sentTime,readyTime,endTime,todaySubTotal(FULL),earlyExpiration,billingAddress,customerAccount,qualifiedUser,' +
      'qGlobalAccount,aimswebAccount,thirdPartyProgram,promotionStatus,promotionLabel,promotionStarts,promotionEnds',
    kinds: {
      ...CHOICES,
      entries: 'quoteEntry',
      totalPrice: 'price',
      totalPriceWithTax: 'price',
      subTotal: 'price',
      totalDiscounts: 'price',
      productDiscounts: 'price',
      orderDiscounts: 'price',
      totalTax: 'price',
      deliveryCost: 'price',
      todaySubTotal: 'price',
    },
  },
  quoteEntry: {
    BASIC: 'entryNumber,quantity,basePrice,totalPrice,product,updateable',
    DEFAULT: 'BASIC,basePrice(DEFAULT),totalPrice(DEFAULT),product(DEFAULT)',
    FULL: 'DEFAULT,basePrice(FULL),totalPrice(FULL),product(FULL)',
    own:
      'totalDiscounts(FULL),notDiscountable,estimatedRelease,estimatedToShip,seats,vat(FULL),training,' +
      'promotionStatus,promotionLabel,promotionStarts,promotionEnds,todayBasePrice(FULL),todayTotalPrice(FULL)',
    kinds: {
      basePrice: 'price',
      totalPrice: 'price',
      product: 'product',
      totalDiscounts: 'price',
      vat: 'price',
      todayBasePrice: 'price',
      todayTotalPrice: 'price',
    },
  },
  quoteList: listLevels('quotes', 'quote', 'pagination,sorts'),
  order: {
    ...levelsOf(
      'code,guid,status,statusDisplay,created,entries(FULL),totalItems,totalPrice(FULL),totalPriceWithTax(FULL),' +
        'subTotal(FULL),totalDiscounts(FULL),productDiscounts(FULL),orderDiscounts(FULL),totalTax(FULL),' +
        'deliveryCost(FULL),net,calculated,deliveryItemsQuantity,pickupItemsQuantity,deliveryAddress,deliveryMode,' +
        'appliedVouchers,appliedOrderPromotions,appliedProductPromotions,paymentInfo,user,site,store',
    ),
    own:
      'webReference,placedBy,invoices,uapDiscounts,promotions,tax,consignments,quoteCode,payment,vatNumber,billingAddress,customerAccount,qualifiedUser,qGlobalAccount,' +
      'aimswebAccount,thirdPartyProgram,bankTransfer,hasAccessCodes,hasTraining,taxTakenOff,promotionStatus,' +
      'promotionLabel,promotionStarts,promotionEnds',
    kinds: PRICED,
  },
  orderList: { ...listLevels('orders', 'orderSummary', 'pagination,sorts'), own: 'totals' },
  orderSummary: {
    ...levelsOf('code,guid,placed,status,statusDisplay,total'),
    own: 'webReference,purchaseOrderNumber,placedBy,matched',
  },
  address: {
    ...levelsOf(
      'id,titleCode,firstName,lastName,companyName,line1,line2,town,region,district,postalCode,country,phone,email,' +
        'defaultAddress,shippingAddress,visibleInAddressBook,formattedAddress',
    ),
    own: 'line3',
  },
  addressList: listLevels('addresses', 'address'),
  addressCheck: {
    ...levelsOf('decision,errors,suggestedAddresses'),
    kinds: { suggestedAddresses: 'address' },
  },
  user: {
    ...levelsOf('uid,name,firstName,lastName'),
    own: 'customerId,email,userName,phone,passwordChanged,version',
  },
  voucher: { ...levelsOf('code,voucherCode,name,description,appliedValue,freeShipping'), own: 'applicable' },
  voucherList: listLevels('vouchers', 'voucher'),
  savedCart: {
    BASIC: 'savedCartData',
    DEFAULT: 'savedCartData(FULL)',
    FULL: 'savedCartData(FULL)',
    kinds: { savedCartData: 'cart' },
  },
};

function listLevels(field: string, kind: string, more?: string): FieldLevels {
  const rest = more === undefined ? '' : `,${more}`;
  return {
    BASIC: field + rest,
    DEFAULT: `${field}(DEFAULT)${rest}`,
    FULL: `${field}(FULL)${rest}`,
    kinds: { [field]: kind },
  };
}

/** Returns the levels of a kind that has the same fields at each. */
function levelsOf(fields: string): Record<Level, string> {
  return { BASIC: fields, DEFAULT: fields, FULL: fields };
}
