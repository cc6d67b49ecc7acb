type Changes = Pick<typeof import('../../../src/api/cart/change-cart.ts'), 'changeQuantity'>;
let copies = 0;

/** Loads a page's own copy of a module, so that changes of its cart wait for each other and for no other page's. */
export const loadChanges = (): Promise<Changes> => {
  copies += 1;
  const copy = `../../../src/api/cart/change-cart.ts?page=${copies}`;
  return import(/* @vite-ignore */ copy) as Promise<Changes>;
};

/** Loads the product's own code for a tab. The state of a page is in what the page creates from it. */
export const loadTab = async () => {
  const [storage, tabs, session, registry, hear, locale, cart, matter, http, api, call, user] =
    await Promise.all([
      import('../../../src/core/storage.ts'),
      import('../../../src/core/tabs.ts'),
      import('../../../src/auth/token-session.ts'),
      import('../../../src/page/create-registry.ts'),
      import('../../../src/page/hear-session.ts'),
      import('../../../src/core/locale/locale-table.ts'),
      import('../../../src/api/cart/read-cart.ts'),
      import('../../../src/core/prompts/matters.ts'),
      import('../../../src/core/http/services.ts'),
      import('../../../src/api/services.ts'),
      import('../../../src/core/http/call-service.ts'),
      import('../../../src/auth/customer/user.contract.ts'),
    ]);
  http.registerServices(api.services);
  return {
    createStorage: storage.createStorage,
    createTabs: tabs.createTabs,
    createTokenSession: session.createTokenSession,
    createRegistry: registry.createRegistry,
    hearSession: hear.hearSession,
    localeRow: locale.localeRow,
    readCart: cart.readCart,
    stepUpMatters: matter.stepUpMatters,
    callService: call.callService,
    /** Stands for a call about a product, which is made for whoever is there. */
    readUser: { ...user.readUser, auth: 'whoever' } as const,
  };
};
export type TabModules = Awaited<ReturnType<typeof loadTab>>;

/** Loads the late parts from the start, so that only a walk decides what waits. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([
    import('../../../src/auth/identity/identity.ts'),
    import('../../../src/auth/by-cookie/cookie-identity.ts'),
    import('../../../src/core/http/call-again.ts'),
    import('../../../src/api/cart/check-cart.ts'),
    import('../../../src/api/cart/settle-unanswered.ts'),
    import('../../../src/api/report-failure.ts'),
    import('../../../src/auth/customer/end-elsewhere.ts'),
    import('../../../src/api/mend-answer.ts'),
    import('../../../src/page/follow/follow-session.ts'),
    import('../../../src/auth/tell-other-person.ts'),
  ]);
