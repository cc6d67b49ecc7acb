import { article } from './es-article.ts';
import type { SiteText } from './text.ts';

/** The site in Spanish. */
export const es: SiteText = {
  skip: 'Ir al contenido',
  navLabel: 'Navegación principal',
  orderingLabel: 'Pedidos y ayuda',
  crumbsLabel: 'Está usted aquí',
  footerLabel: 'Pie de página',
  home: 'Inicio',
  assessments: 'Pruebas',
  contact: 'Contacto',
  help: '¿Necesita ayuda?',
  demoPages: 'Todas las páginas de demostración',
  offices: 'Oficinas regionales',
  quickOrder: 'Pedido rápido',
  cart: 'Carrito',
  pricesIn: 'Precios en {currency}',
  call: 'Teléfono',
  write: 'Correo',
  post: 'Dirección postal',
  hero: {
    title: 'Medir con cuidado, cuando la decisión importa',
    lead: 'Publicamos pruebas de memoria, lectura, lenguaje y atención para clínicos, colegios y universidades. Cada una está baremada con las personas a las que se dirige y se revisa mientras sigue en catálogo.',
    order: 'Pedir por código de producto',
    browse: 'Ver las pruebas',
  },
  list: {
    title: 'Pruebas',
    lead: 'Una lista corta, a propósito. El código que acompaña a cada título es el que se escribe en el pedido rápido.',
    all: 'Todas las pruebas',
    ages: 'Para',
    format: 'Formato',
    level: 'Nivel de cualificación',
    noLevel: 'No se exige',
    code: 'Código',
    codes: {
      title: 'Quién puede pedir',
      text: 'El nivel A está abierto a todas las cuentas. El nivel B exige un título o certificado en la materia; el nivel C, formación avanzada en evaluación. Quien tiene el nivel C puede pedir los tres.',
    },
  },
  families: {
    attention: {
      summary:
        'Nueve tareas cronometradas que distinguen el despiste de la lentitud, con baremos por edad y escolaridad.',
      ages: 'De 8 a 75 años',
      format: 'Juego completo, en papel',
    },
    language: {
      summary: 'Veinte minutos con un libro de imágenes para saber qué niños deberían ver a un logopeda.',
      ages: 'De 3 a 7 años',
      format: 'Juego completo, en papel',
    },
    motor: {
      summary:
        'Una lista para docentes y familias, que se rellena según lo que el niño hace un día cualquiera.',
      ages: 'De 4 a 12 años',
      format: 'Juego completo, en papel',
    },
    preschool: {
      summary:
        'Razonamiento, lenguaje y memoria tempranos, en el suelo si hace falta, con juguetes que gustan.',
      ages: 'De 2 a 6 años',
      format: 'Juego completo, en papel',
    },
    memory: {
      summary:
        'Memoria verbal, visual y de trabajo en una sola sesión, con recuerdo inmediato y diferido de cada tarea.',
      ages: 'De 16 a 90 años',
      format: 'Juego completo, en papel, corrección digital',
    },
    reading: {
      summary:
        'Textos breves cada semana que muestran si un lector va por buen camino mucho antes de que acabe el curso.',
      ages: '3.º de primaria',
      format: 'Digital, una plaza por alumno y año',
    },
  },
  ways: {
    title: 'Tres maneras de pedir',
    items: [
      {
        title: 'Pedido rápido',
        text: '¿Tiene los códigos? Escriba o pegue hasta 25, vea los precios y añádalos todos a la vez.',
      },
      {
        title: 'Por teléfono',
        text: 'Llame al {phone}. Tomamos pedidos, comprobamos niveles de cualificación y le leemos un presupuesto.',
      },
      {
        title: 'Su carrito',
        text: 'Lo que añade queda en su carrito en este dispositivo. Vuelva cuando la compra esté aprobada.',
      },
    ],
  },
  store: {
    quickOrderTitle: 'Pedir por código de producto o ISBN',
    quickOrderLead:
      'Hasta 25 productos a la vez. Una lista copiada de una hoja de cálculo o de un correo puede pegarse tal cual.',
    quickOrderFallback:
      'También puede pedir sin el formulario. Envíenos los códigos y las cantidades y le confirmaremos los precios el mismo día.',
    cartTitle: 'Su carrito',
    cartFallback: 'Aquí aparece su carrito. Si no aparece, podemos leérselo y tomar el pedido por teléfono.',
    checkoutTitle: 'Tramitar el pedido',
    quoteStepsTitle: 'Datos para el presupuesto',
    confirmationTitle: 'Su pedido',
    checkoutFallback:
      'Aquí se tramita el pedido. Si la página no aparece, su carrito se conserva, y atendemos el pedido por teléfono o por correo.',
    notes: [
      {
        title: 'Dónde está el código',
        text: 'En la contracubierta, en su presupuesto y junto a cada título de nuestra lista. También sirve el ISBN, con o sin guiones.',
      },
      {
        title: 'Niveles de cualificación',
        text: 'Cada producto lleva un nivel: A, B o C. Aparece en la línea antes de añadirlo.',
      },
      {
        title: 'Pedidos grandes',
        text: 'Si son más de 25 productos, añada los 25 primeros y empiece de nuevo, o envíenos la lista.',
      },
    ],
  },
  termsPage: {
    title: 'Condiciones generales',
    lead: 'Esto es una demostración: no se vende, envía ni cobra nada, y un pedido no obliga a nadie.',
  },
  contactPage: {
    title: 'Contacto',
    lead: 'Una persona de nuestro equipo le atiende y sigue su consulta hasta resolverla.',
  },
  officesPage: {
    title: 'Oficinas regionales',
    lead: 'Cada oficina tiene su sitio, sus precios y sus existencias. Elija la suya.',
  },
  productLead: 'Aquí puede pedir la prueba: añádala al carrito o al pedido rápido.',
  signIn: {
    title: 'Iniciar sesión',
    heading: 'Su cuenta',
    lead: 'Su cuenta guarda sus pedidos, presupuestos y carritos guardados. Para tramitar un pedido hace falta una; sin cuenta puede llenar un carrito o pedir por teléfono o por correo.',
    fallback:
      'Para iniciar sesión hace falta JavaScript: actívelo en su navegador o vuelva a cargar la página. También puede pedir por teléfono o por correo; allí le ayudamos también con su cuenta.',
    people: 'Esto es una demostración. Puede iniciar sesión como',
    shows: 'Lo que muestra cada una',
    returning: 'Iniciando sesión',
  },
  colophon:
    'Lindgren & Vale es una editorial inventada. Este sitio muestra cómo se ven los componentes de la tienda en una página.',
  article,
};
