import type { MenuWords } from '../navigation-words.ts';

export const es: MenuWords = {
  groups: [
    {
      title: 'Pruebas y soluciones',
      to: 'assessments',
      entries: [
        [
          'Categorías de productos de la A a la Z',
          'assessments',
          ['Atención', '?atención'],
          ['Lectura', '?lectura'],
          ['Lenguaje', '?lenguaje'],
          ['Memoria', '?memoria'],
          ['Motricidad', '?motricidad'],
          ['Preescolar', '?preescolar'],
        ],
        [
          'Soluciones digitales',
          '?digital',
          ['Corrección en línea', '?corrección'],
          ['Progreso lector', '?lectura'],
          ['Licencias y plazas', '?plaza'],
        ],
        [
          'Otros tipos de prueba',
          '?papel',
          ['Listas de observación', '?lista'],
          ['Cribado', '?cribado'],
          ['Juegos completos', '?kit'],
        ],
      ],
    },
    {
      title: 'Aprendizaje y formación',
      to: 'about',
      entries: [
        [
          'Temas destacados',
          'about',
          ['La memoria a lo largo de la vida', '?memoria'],
          ['Los comienzos del lenguaje', '?lenguaje'],
          ['La atención en el aula', '?atención'],
        ],
        [
          'Formación',
          '?formación',
          ['Niveles de cualificación', 'assessments#levels'],
          ['Solicitar un curso', 'contact-us.html'],
        ],
        ['Investigación', 'about', ['Baremos y muestras', 'about'], ['Todas las pruebas', 'assessments']],
        ['Seminarios web', '?seminario', ['Próximamente: consúltenos', 'contact-us.html']],
        ['Blogs', 'about', ['De nuestros editores', 'about']],
      ],
    },
    {
      title: 'Pedidos y ayuda',
      to: 'contact-us.html',
      entries: [
        [
          'Hacer un pedido',
          'store/quickOrder',
          ['Pedido rápido', 'store/quickOrder'],
          ['Su carrito', 'store/cart'],
        ],
        ['Información de la cuenta', 'assessments#levels', ['Quién puede pedir', 'assessments#levels']],
        [
          'Gestionar pedidos',
          'store/order-status',
          ['Estado del pedido', 'store/order-status'],
          ['Facturas', 'invoices'],
        ],
        [
          'Contacto',
          'contact-us.html',
          ['Teléfono y correo', 'contact-us.html'],
          ['Oficinas regionales', 'international-offices.html'],
        ],
      ],
    },
  ],
  closed:
    'Atención al cliente cierra el 3 y el 4 de julio y vuelve a atender el miércoles 5 de julio a las 7:00 (hora central de EE. UU.).',
};
