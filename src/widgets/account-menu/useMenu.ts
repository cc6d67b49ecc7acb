import { useState } from 'react';
import type { Catalogue } from '../../core/i18n/message-format.ts';
import { runtime } from '../../core/runtime.ts';
import { adoptStyles } from '../shared/element/adopt-styles.ts';
import { loadPart } from '../shared/element/load-part.ts';
import { useHost } from '../shared/element/widget-context.ts';
import type { MessageLoaders } from '../shared/element/widget-messages.ts';
import type * as MenuCode from './menu/menu.ts';

const words: MessageLoaders = {
  en: () => import('./menu/messages/en.json'),
  fr: () => import('./menu/messages/fr.json'),
  nl: () => import('./menu/messages/nl.json'),
  es: () => import('./menu/messages/es.json'),
};

type Loaded = { Menu: ReturnType<typeof MenuCode.menuIn> };

const fetchMenu = (): Promise<[typeof MenuCode, { default: Catalogue }]> =>
  Promise.all([import('./menu/menu.ts'), words[runtime().row.language]()]);

/** The menu with its words, once it has come and its styles are in place. `load` rejects when it can't be had. */
export const useMenu = (): { menu: Loaded | undefined; load: () => Promise<void> } => {
  const host = useHost();
  const [menu, setMenu] = useState<Loaded>();
  const load = async (): Promise<void> => {
    if (menu) return;
    const [{ menuIn, menuStyles }, { default: catalogue }] = await loadPart(fetchMenu);
    await adoptStyles(host, menuStyles);
    const Menu = menuIn(catalogue);
    setMenu((before) => before ?? { Menu });
  };
  return { menu, load };
};
